import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SparseBoard, X, type Point, type Size } from '../../../../src/engine/index.ts';
import {
  BoardController,
  boardKey,
} from '../../../../src/components/ui/large-board/boardController.svelte.ts';
import { Camera, ZOOM_STEP } from '../../../../src/components/ui/large-board/camera.svelte.ts';
import { Gestures } from '../../../../src/components/ui/large-board/gestures.ts';
import type { BoardScene } from '../../../../src/components/ui/large-board/scene.ts';
import {
  isInBox,
  marksBox,
  shownBox,
} from '../../../../src/components/ui/large-board/boardWindow.ts';

const at = (x: number, y: number): Point => ({ x, y });
const chosen: Point[] = [];
const looked: (Point | undefined)[] = [];

function handOn(
  size: Size | undefined,
  { confirm = false, camera = new Camera({ x: 7.5, y: 7.5 }), of = {} as Partial<BoardScene> } = {},
) {
  camera.size = size;
  camera.resize(600, 400);
  const board = new SparseBoard(size, [{ x: 7, y: 7, mark: X }]);
  const controller = new BoardController({
    scene: { board, ...of },
    camera,
    interactive: true,
    confirm,
    canChoose: ({ x, y }) => board.at(x, y) === 0,
    onchoose: (cell) => void chosen.push(cell),
    onlook: (point) => looked.push(point),
  });
  return { controller, camera };
}

beforeEach(() => {
  chosen.length = 0;
  looked.length = 0;
});

describe('a controller on a board', () => {
  it('begins where the board is about something, or in its middle', () => {
    const cursor = (of: Partial<BoardScene>, size?: Size) => {
      const camera = new Camera();
      camera.fit({ left: 20, top: 0, right: 24, bottom: 2 });
      return handOn(size, { camera, of }).controller.cursor;
    };
    expect(cursor({ last: at(1, 2), chosen: at(3, 4) })).toEqual(at(3, 4));
    expect(cursor({ last: at(1, 2) })).toEqual(at(1, 2));
    expect(cursor({}, { width: 15, height: 15 })).toEqual(at(7, 7));
    expect(cursor({})).toEqual(at(22, 1));
  });

  it('places on free cells, and says of others each time that they are taken', () => {
    const { controller } = handOn({ width: 15, height: 15 });
    const said = vi.spyOn(controller.speaker, 'say').mockReturnValue();
    controller.choose({ x: 7, y: 7 });
    controller.choose({ x: 7, y: 7 });
    expect(said.mock.calls).toEqual([['Cell h8 is taken.'], ['Cell h8 is taken.']]);
    controller.choose({ x: 15, y: 0 });
    controller.choose({ x: 8, y: 7 });
    expect(chosen).toEqual([{ x: 8, y: 7 }]);
  });

  it('asks no finger where a cell is as large as one', () => {
    const { controller, camera } = handOn({ width: 15, height: 15 }, { confirm: true });
    camera.zoomBy(ZOOM_STEP);
    controller.choose({ x: 1, y: 1 }, true);
    expect([controller.asked, chosen]).toEqual([undefined, [{ x: 1, y: 1 }]]);
  });

  it('asks a finger first, and takes a second tap on the cell for a yes', () => {
    const { controller } = handOn(undefined, { confirm: true });
    controller.choose({ x: 1, y: 1 }, true);
    expect(controller.asked).toEqual({ x: 1, y: 1 });
    controller.choose({ x: 2, y: 1 }, true);
    expect([controller.asked, chosen]).toEqual([{ x: 2, y: 1 }, []]);
    controller.choose({ x: 2, y: 1 }, true);
    expect([controller.asked, chosen]).toEqual([undefined, [{ x: 2, y: 1 }]]);
    controller.choose({ x: 3, y: 1 });
    expect(chosen).toHaveLength(2);
  });

  it('asks about cells that no finger hits, and leads from them to their neighbours', () => {
    const { controller, camera } = handOn({ width: 15, height: 15 });
    controller.choose({ x: 1, y: 1 }, true);
    expect([controller.asked, chosen]).toEqual([undefined, [{ x: 1, y: 1 }]]);
    camera.zoomBy(20 / camera.scale);
    controller.choose({ x: 2, y: 1 }, true);
    expect([controller.asked, chosen.length]).toEqual([{ x: 2, y: 1 }, 1]);
    controller.nudge(-1, 0);
    controller.nudge(-1, 0);
    // At the border it stays.
    controller.nudge(-1, 0);
    expect([controller.asked, controller.cursor]).toEqual([at(0, 1), at(0, 1)]);
    controller.choose({ x: 0, y: 1 }, true);
    expect(chosen.at(-1)).toEqual({ x: 0, y: 1 });
    // With a mouse, or by keys, nothing is asked.
    controller.choose({ x: 5, y: 5 });
    expect(chosen).toHaveLength(3);
  });

  it('stops at the border, and goes on without one', () => {
    const { controller } = handOn({ width: 15, height: 15 });
    controller.goTo({ x: -4, y: 99 });
    expect(controller.cursor).toEqual({ x: 0, y: 14 });
    const free = handOn(undefined);
    free.controller.goTo({ x: -1_000_000, y: 5 });
    expect(free.controller.cursor).toEqual({ x: -1_000_000, y: 5 });
    expect(isInBox(shownBox(free.camera), free.controller.cursor)).toBe(true);
  });

  it('keeps its tab stop in sight when the board is moved away', () => {
    const { controller, camera } = handOn(undefined);
    controller.goTo({ x: 7, y: 7 });
    camera.panBy(-2000, 0);
    controller.follow();
    expect(isInBox(shownBox(camera), controller.cursor)).toBe(true);
    controller.toMarks();
    expect(isInBox(shownBox(camera), { x: 7, y: 7 })).toBe(true);
  });

  it('tells what is looked at: pointed at, or else focused', () => {
    const { controller } = handOn(undefined);
    controller.point({ x: 1, y: 2 });
    controller.focus(true);
    controller.point(undefined);
    controller.focus(false);
    expect(looked).toEqual([{ x: 1, y: 2 }, { x: 1, y: 2 }, { x: 7, y: 7 }, undefined]);
  });
});

describe('to the marks', () => {
  const most = { across: 100, down: 60 };
  it('shows all of them, a board whole, or what is around the last', () => {
    const board = new SparseBoard(undefined, [
      { x: 0, y: 0, mark: X },
      { x: 9, y: 5, mark: X },
    ]);
    expect(marksBox(board, undefined, most)).toEqual({ left: 0, top: 0, right: 9, bottom: 5 });
    const size = { width: 19, height: 19 };
    expect(marksBox(new SparseBoard(size), undefined, most).right).toBe(18);
    board.place(1_000_000, 0, X);
    const around = marksBox(board, { x: 1_000_000, y: 0 }, most);
    expect([around.left, around.right]).toEqual([999_995, 1_000_005]);
  });
});

describe('gestures', () => {
  it('take a small tremble for a click, and more for a drag', () => {
    const camera = new Camera({ x: 0, y: 0, scale: 10 });
    camera.resize(100, 100);
    const drags: boolean[] = [];
    const gestures = new Gestures(camera, { ondrag: (isOn) => drags.push(isOn) });
    gestures.down(1, 50, 50);
    expect(gestures.move(1, 53, 50)).toBe(false);
    gestures.up(1);
    expect([gestures.wasDrag, camera.x]).toEqual([false, 0]);
    gestures.down(1, 50, 50);
    gestures.move(1, 40, 50);
    expect([gestures.wasDrag, camera.x]).toEqual([true, 1]);
    gestures.up(1);
    expect(drags.at(-1)).toBe(false);
  });

  it('pinch about the middle of two fingers', () => {
    const camera = new Camera({ x: 0, y: 0, scale: 10 });
    camera.resize(100, 100);
    const gestures = new Gestures(camera, { ondrag: () => undefined });
    gestures.down(1, 40, 50);
    gestures.down(2, 60, 50);
    gestures.move(1, 30, 50);
    gestures.move(2, 70, 50);
    expect(camera.scale).toBeCloseTo(20, 9);
    expect(camera.x).toBeCloseTo(0, 9);
  });
});

it('goes to the ends of rows and columns, as on a small board, and with Ctrl to the marks', () => {
  const { controller } = handOn({ width: 15, height: 15 }, { of: { last: at(7, 7) } });
  const press = (key: string, ctrlKey = false) => {
    boardKey({ key, ctrlKey } as KeyboardEvent, controller);
    return [controller.cursor.x, controller.cursor.y];
  };
  expect(press('Home')).toEqual([0, 7]);
  expect(press('End')).toEqual([14, 7]);
  expect(press('PageUp')).toEqual([14, 0]);
  expect(press('PageDown')).toEqual([14, 14]);
  expect(press('Home', true)).toEqual([7, 7]);
});

it('zooms in by + and out by −, about the middle, and leaves a letter to the page', () => {
  const { controller, camera } = handOn(undefined);
  const { x, y, scale } = camera;
  const press = (key: string) => boardKey({ key } as KeyboardEvent, controller);
  expect(['+', '=', 'x'].map(press)).toEqual([true, true, false]);
  expect(camera.scale).toBeCloseTo(scale * ZOOM_STEP ** 2, 9);
  expect([...'-_-'].map(press)).toEqual([true, true, true]);
  expect([camera.x, camera.y]).toEqual([x, y]);
  expect(camera.scale).toBeCloseTo(scale / ZOOM_STEP, 9);
});
