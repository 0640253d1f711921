import { boxOf, type Box, type Point, type Size } from '../../../engine/index.ts';
import { Speaker } from '../notice/speaker.svelte.ts';
import { rovingStep } from '../rovingGrid.ts';
import { refusal } from './boardSummary.ts';
import { cellAt, isInBox, marksBox, shownBox } from './boardWindow.ts';
import type { BoardScene } from './scene.ts';
import { SCALES, ZOOM_STEP, type Camera } from './camera.svelte.ts';

/** What the reader is told once, at the first try of it. */
type BoardHint = 'wheel' | 'touch';

/** What has been told on this page already. */
const told = new Set<BoardHint>();
/** A step of the board, in cells: Shift and an arrow, or a button. */
const PAN = 3;
/** Pixels from side to side of a cell that a finger surely hits (WCAG 2.5.5): a tap there is no mistake. */
const SURE = 44;
/** And of one that is hit at all (2.5.8); what a cell loses to a border that is not in whole pixels is no matter. */
const LEAST = 23.5;
/** Time to read it, in milliseconds. */
const TOLD_MS = 6000;

/** The board that it controls. */
interface ControlledBoard {
  readonly scene: BoardScene;
  readonly camera: Camera;
  /** False: no cell can be chosen, ever. */
  readonly interactive: boolean;
  /** Whether a tap on a cell asks before it places, though it can be hit. */
  readonly confirm: boolean;
  canChoose(cell: Point): boolean;
  onchoose(cell: Point): void;
  onlook(point: Point | undefined): void;
}

/** What the reader does on a large board: where the cursor is, what is pointed at, tried, held. */
export class BoardController {
  /** The cell that has the one tab stop. */
  cursor = $state.raw<Point>({ x: 0, y: 0 });
  /** The cell under the mouse. */
  pointed = $state.raw<Point | undefined>();
  hasFocus = $state(false);
  /** A tapped cell that waits for a yes. */
  asked = $state.raw<Point | undefined>();
  /** Says why a cell cannot be chosen, as often as it is tried. */
  readonly speaker = new Speaker();
  isDragged = $state(false);
  /** What is being told, for a while. */
  hint = $state.raw<BoardHint | undefined>();

  readonly board: ControlledBoard;

  constructor(board: ControlledBoard) {
    this.board = board;
    const { scene, camera } = board;
    this.put(scene.chosen ?? scene.last ?? middleOf(scene.board.size, camera));
  }

  /** The cursor goes to the cell, or to the nearest that there is, and the view follows. */
  goTo(point: Point): void {
    const { camera } = this.board;
    // Whoever goes by keys looks there, wherever the mouse may rest.
    this.pointed = undefined;
    this.put(point);
    if (camera.width === 0 || isNear(shownBox(camera), this.cursor))
      camera.keepInSight(this.cursor);
    else camera.lookAt(this.cursor);
  }

  /** So many cells on; ±Infinity to the end of a row or a column, of the board or of what is seen of it. */
  step(dx: number, dy: number): void {
    const { scene, camera } = this.board;
    const { size } = scene.board;
    const whole = size ? boxOf(size) : shownBox(camera);
    const to = (at: number, by: number, first: number, last: number) =>
      Number.isFinite(by) ? at + by : by < 0 ? first : last;
    this.goTo({
      x: to(this.cursor.x, dx, whole.left, whole.right),
      y: to(this.cursor.y, dy, whole.top, whole.bottom),
    });
  }

  /** While nobody is on the board, the tab stop stays in sight. */
  follow(): void {
    const { camera } = this.board;
    if (camera.width === 0 || camera.isGliding || isInBox(shownBox(camera), this.cursor)) return;
    if (this.hasFocus) this.put(nearest(shownBox(camera), this.cursor));
    else this.put(cellAt(camera, camera.width / 2, camera.height / 2));
  }

  /** A cell is clicked, tapped, or taken by a key. */
  choose({ x, y }: Point, isTouch = false): void {
    if (!this.board.scene.board.has(x, y)) return;
    this.put({ x, y });
    const isAsked = this.asked?.x === x && this.asked.y === y;
    this.asked = undefined;
    if (!this.board.canChoose({ x, y })) {
      if (this.board.interactive) this.refuse({ x, y });
      return;
    }
    const { board } = this;
    const asks = board.camera.scale < (board.confirm ? SURE : LEAST);
    if (isTouch && asks && !isAsked) this.asked = { x, y };
    else board.onchoose({ x, y });
  }

  /** The cells of the accessible grid. */
  get gridCells(): Box {
    return gridBox(this.cursor, this.board.scene.board.size);
  }

  canChoose(cell: Point): boolean {
    return this.board.canChoose(cell);
  }

  /** Not the tapped cell is meant, but the next one this way that can be chosen. */
  nudge(dx: number, dy: number): void {
    if (!this.asked) return;
    let { x, y } = this.asked;
    do {
      x += dx;
      y += dy;
      if (!this.board.scene.board.has(x, y)) return;
    } while (!this.board.canChoose({ x, y }));
    this.goTo({ x, y });
    this.asked = { x, y };
  }

  /** What is asked of the reader now. */
  get pending(): Point | undefined {
    const { asked } = this;
    return asked && this.canChoose(asked) ? asked : undefined;
  }

  point(point: Point | undefined): void {
    if (point?.x === this.pointed?.x && point?.y === this.pointed?.y) return;
    this.pointed = point && this.board.scene.board.has(point.x, point.y) ? point : undefined;
    this.look();
  }

  focus(isOn: boolean): void {
    this.hasFocus = isOn;
    this.look();
  }

  /** The cursor goes with it, to the mark that was placed last. */
  toMarks(): void {
    const { scene, camera } = this.board;
    const most = {
      across: camera.width / SCALES.least - 4,
      down: camera.height / SCALES.least - 4,
    };
    const box = marksBox(scene.board, scene.last, most);
    camera.glideTo(box);
    this.put(scene.last ?? nearest(box, this.cursor));
  }

  zoom(isCloser: boolean): void {
    this.board.camera.zoomBy(isCloser ? ZOOM_STEP : 1 / ZOOM_STEP, undefined, undefined, true);
  }

  /** The window goes over the board by a few cells. */
  pan(dx: number, dy: number): void {
    const { camera } = this.board;
    camera.panBy(-dx * PAN * camera.scale, -dy * PAN * camera.scale);
    this.follow();
  }

  /** Tells the reader something once, on whichever board it comes up first. */
  tell(hint: BoardHint): void {
    if (told.has(hint)) return;
    told.add(hint);
    this.hint = hint;
    setTimeout(() => {
      if (this.hint === hint) this.hint = undefined;
    }, TOLD_MS);
  }

  refuse(cell: Point): void {
    this.speaker.say(refusal(this.board.scene, cell));
  }

  private put(point: Point): void {
    const { size } = this.board.scene.board;
    this.cursor = size ? nearest(boxOf(size), point) : { x: point.x, y: point.y };
    if (this.hasFocus) this.look();
  }

  private look(): void {
    this.board.onlook(this.pointed ?? (this.hasFocus ? this.cursor : undefined));
  }
}

/** In the box, or one cell beside it. */
function isNear({ left, top, right, bottom }: Box, point: Point): boolean {
  return isInBox({ left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1 }, point);
}

/** Of the board, or of what is seen where it has none. */
function middleOf(size: Size | undefined, camera: Camera): Point {
  const { x, y } = size ? { x: size.width / 2, y: size.height / 2 } : camera.windowOf(600, 400);
  return { x: Math.floor(x), y: Math.floor(y) };
}

function nearest({ left, top, right, bottom }: Box, { x, y }: Point): Point {
  return {
    x: Math.min(Math.max(x, left), right),
    y: Math.min(Math.max(y, top), bottom),
  };
}

/** What a key does on a focused cell, as on a small board where it can. True if the board has used it. */
export function boardKey(event: KeyboardEvent, controller: BoardController): boolean {
  const { key, altKey, metaKey, ctrlKey, shiftKey, repeat } = event;
  const step = rovingStep(event);
  if (key === 'Home' && ctrlKey && step) controller.toMarks();
  else if (step && shiftKey && key.startsWith('Arrow')) controller.pan(step[1], step[0]);
  else if (step) controller.step(step[1], step[0]);
  else if (altKey || metaKey || ctrlKey) return false;
  else if (key === 'Enter' || key === ' ') {
    if (!repeat) controller.choose(controller.cursor);
  } else if (key === '+' || key === '=') controller.zoom(true);
  else if (key === '-' || key === '_') controller.zoom(false);
  else if (key === 'Escape' && controller.asked) controller.asked = undefined;
  else return false;
  return true;
}

/** The accessible grid has so many cells each way around its middle, and moves on when the cursor has gone by as many as `STEP`. */
export const GRID_REACH = 7;
const STEP = 4;

/** The cells to be read around a cursor: of a board of 15 × 15 all. */
export function gridBox({ x, y }: Point, size: Size | undefined): Box {
  const [left, right] = span(x, size?.width);
  const [top, bottom] = span(y, size?.height);
  return { left, top, right, bottom };
}

function span(at: number, side = Infinity): readonly [number, number] {
  const around = Math.round(at / STEP) * STEP - GRID_REACH;
  const from =
    side === Infinity ? around : Math.max(0, Math.min(around, side - 1 - 2 * GRID_REACH));
  return [from, Math.min(side - 1, from + 2 * GRID_REACH)];
}
