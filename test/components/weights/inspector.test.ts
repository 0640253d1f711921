import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ARTICLE_RULES,
  O,
  SparseBoard,
  WeightBoard,
  X,
  boardOfSheet,
  heaviestCells,
  parseDiagram,
  type BoardReader,
  type Box,
  type Point,
} from '../../../src/engine/index.ts';
import { WeightInspector } from '../../../src/components/weights/inspector.svelte.ts';
import { InspectorGame } from '../../../src/components/weights/game.svelte.ts';
import { inspectorKey } from '../../../src/components/weights/keys.dom.ts';
import {
  InspectorFigureState,
  type InspectorEvent,
} from '../../../src/components/weights/figureState.svelte.ts';

const SKETCH = `
  ..............
  .......O.X....
  ......OOX.....
  ......XXOOO...
  ......xXX.....
  ......O..X....`;
const { sheet } = parseDiagram(SKETCH);
const FORK = { x: 6, y: 4 };
const SECOND = { x: 10, y: 0 };

function inspectorOf(board: BoardReader = boardOfSheet(sheet), view?: () => Box) {
  return new WeightInspector(() => ({ board, toMove: X, isOver: false }), view && { view });
}

describe('the weight inspector', () => {
  it('says the same of a board that keeps its weights and of one that does not', () => {
    const kept = new WeightBoard(undefined, sheet.stones);
    const [one, two] = [inspectorOf(), inspectorOf(kept)];
    for (const inspector of [one, two]) inspector.toggleWeights();
    expect(two.summary).toEqual(one.summary);
    const byCell = (inspector: WeightInspector) =>
      [...(inspector.scene.shades ?? [])].map((shade) => JSON.stringify(shade)).sort();
    expect(byCell(two)).toEqual(byCell(one));
  });

  it('shows weights only when they are on, and only in sight', () => {
    const view = { left: 6, right: 7, top: 4, bottom: 4 };
    const inspector = inspectorOf(boardOfSheet(sheet), () => view);
    expect(inspector.scene.shades).toBeUndefined();
    inspector.toggleWeights();
    expect(inspector.scene.shades).toMatchObject([{ ...FORK, isBest: true }]);
  });

  it('opens the account of the cell that is looked at, and closes it again', () => {
    const inspector = inspectorOf();
    inspector.look(SECOND);
    inspector.look(undefined);
    inspector.toggleAccount();
    expect(inspector.account).toMatchObject(SECOND);
    inspector.toggleAccount();
    expect(inspector.account).toBeUndefined();
    expect(inspector.scene.chosen).toBeUndefined();
  });

  it('opens the heaviest cell if none was looked at', () => {
    const inspector = inspectorOf();
    inspector.toggleAccount();
    expect(inspector.account).toMatchObject(FORK);
  });

  it('moves the account to another cell, and tells of a taken one that it is', () => {
    const inspector = inspectorOf();
    inspector.ask(FORK);
    inspector.look(SECOND);
    expect(inspector.toggleAccount()).toEqual({ kind: 'asked', cell: SECOND });
    expect(inspector.toggleAccount()).toEqual({ kind: 'closed', cell: SECOND });
    expect(inspector.toggleAccount()).toEqual({ kind: 'asked', cell: SECOND });
    const taken = { x: 7, y: 4 };
    inspector.look(taken);
    expect(inspector.toggleAccount()).toEqual({ kind: 'taken', cell: taken });
    expect(inspector.account).toBeUndefined();
  });

  it('marks what a question offers until it is asked about', () => {
    const inspector = inspectorOf();
    inspector.show({ isCovered: true, candidates: [FORK, SECOND], picked: SECOND });
    expect(inspector.scene.notes).toMatchObject([
      { ...FORK, text: 'A' },
      { ...SECOND, text: 'B' },
    ]);
    expect(inspector.scene.chosen).toEqual(SECOND);
    inspector.toggleWeights();
    expect(inspector.scene.notes).toBeUndefined();
    expect(inspector.scene.chosen).toBeUndefined();
  });

  it('tells nothing of a taken cell', () => {
    const inspector = inspectorOf();
    inspector.ask({ x: 7, y: 4 });
    expect(inspector.account).toBeUndefined();
    expect(inspector.weightOf({ x: 7, y: 4 })).toBeUndefined();
  });

  it('tries the mark of the line that is looked at', () => {
    const inspector = inspectorOf();
    inspector.ask(FORK);
    expect(inspector.scene.tried).toEqual({ ...FORK, mark: X });
    inspector.pin({ mark: O, direction: 2 });
    expect(inspector.scene.tried).toEqual({ ...FORK, mark: O });
    inspector.hovered = { mark: X, direction: 0 };
    expect(inspector.scene.tried).toEqual({ ...FORK, mark: X });
    inspector.hovered = undefined;
    inspector.pin({ mark: O, direction: 2 });
    expect(inspector.pinned).toBeUndefined();
  });

  it('compares the heaviest with the next best, and any other with the heaviest', () => {
    const inspector = inspectorOf();
    inspector.ask(FORK);
    inspector.compare();
    expect(inspector.other).toEqual(SECOND);
    inspector.ask({ x: 9, y: 4 });
    expect(inspector.asked).toEqual(FORK);
    expect(inspector.other).toEqual({ x: 9, y: 4 });
    inspector.swap();
    inspector.stopComparing();
    inspector.compare();
    expect(inspector.other).toEqual(FORK);
  });

  it('weighs by changed rules at once, and loses nothing of a bad number', () => {
    const inspector = inspectorOf();
    inspector.type('3:2', '200');
    expect(inspector.rules.weights[2]?.[2]).toBe(200);
    expect(inspector.summary).toMatchObject({ cells: [{ x: 9, y: 4 }] });
    inspector.type('3:2', '20x');
    expect(inspector.troubleOf('3:2')).toBe('not-a-number');
    expect(inspector.textOf('3:2')).toBe('20x');
    expect(inspector.rules.weights[2]?.[2]).toBe(200);
    inspector.setRagged(false);
    inspector.resetRules();
    expect(inspector.rules).toBe(ARTICLE_RULES);
    expect(inspector.textOf('3:2')).toBe('7');
  });

  it('falls silent when the game is over', () => {
    const board = new SparseBoard(undefined, sheet.stones);
    const inspector = new WeightInspector(() => ({ board, toMove: X, isOver: true }));
    inspector.toggleWeights();
    inspector.ask(FORK);
    expect(inspector.summary).toEqual({ kind: 'over' });
    expect(inspector.account).toBeUndefined();
    expect(inspector.scene.shades).toBeUndefined();
  });
});

describe('a game with a weight inspector', () => {
  it('plays what the bot chooses, with the same seed the same game', () => {
    const played = [1, 1, 2].map((seed) => {
      const game = new InspectorGame({ stones: [] });
      game.seed = seed;
      const cells: string[] = [];
      for (let move = 0; move < 9; move++) {
        const cell = game.botsCell(ARTICLE_RULES) as Point;
        const heaviest = heaviestCells(game.position.board, game.position.toMove);
        expect(heaviest).toContainEqual(cell);
        game.take(cell);
        cells.push(`${cell.x},${cell.y}`);
      }
      return cells.join(' ');
    });
    expect(played[0]).toBe(played[1]);
    expect(played[0]).not.toBe(played[2]);
    expect(played[0]?.startsWith('0,0 ')).toBe(true);
  });

  it('goes back and forward, and on another way', () => {
    const game = new InspectorGame(sheet);
    const before = game.position.board.count;
    expect(game.canUndo).toBe(false);
    game.take(FORK);
    game.take(SECOND);
    game.undo();
    game.undo();
    expect([game.canUndo, game.canRedo, game.position.board.count]).toEqual([false, true, before]);
    game.redo();
    expect(game.last).toMatchObject(FORK);
    game.take({ x: 0, y: 9 });
    expect(game.canRedo).toBe(false);
  });

  it('is over with five, and refuses what cannot be', () => {
    const game = new InspectorGame(parseDiagram('.XXXX...').sheet, X);
    game.take({ x: 1, y: 0 });
    expect(game.canUndo).toBe(false);
    game.take({ x: 5, y: 0 });
    expect(game.won?.cells).toHaveLength(5);
    expect(game.position.isOver).toBe(true);
    expect(game.botsCell(ARTICLE_RULES)).toBeUndefined();
    game.take({ x: 6, y: 0 });
    expect(game.position.board.count).toBe(5);
  });

  it('is over when the board is full', () => {
    const game = new InspectorGame({ size: { width: 2, height: 1 }, stones: [] });
    game.take({ x: 0, y: 0 });
    game.take({ x: 1, y: 0 });
    expect(game.position.isOver).toBe(true);
    expect(game.won).toBeUndefined();
    game.restart();
    expect(game.position.board.count).toBe(0);
  });
});

describe('a figure with a weight inspector', () => {
  const events: InspectorEvent[] = [];
  const stateOf = () => {
    events.length = 0;
    const presets = [{ ask: FORK }, { ask: SECOND, rules: { ...ARTICLE_RULES, finish: 0 } }];
    return new InspectorFigureState({ sheet, toMove: undefined, presets }, (event) =>
      events.push(event),
    );
  };
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('asks about a cell, or plays there and is answered', () => {
    const state = stateOf();
    const { toMove } = state.game.position;
    state.choose(SECOND);
    expect(state.inspector.account).toMatchObject(SECOND);
    state.setMode(toMove === X ? 'X' : 'O');
    state.choose(SECOND);
    expect(state.isBotsTurn).toBe(true);
    state.choose(FORK);
    expect(events).toHaveLength(2);
    vi.runAllTimers();
    expect(state.isBotsTurn).toBe(false);
    expect(events.map(({ kind }) => kind)).toEqual(['asked', 'took', 'took']);
    state.undo();
    expect(state.game.canUndo).toBe(false);
    state.redo();
    expect(state.game.canRedo).toBe(false);
  });

  it('lets the bot begin for whoever is not the reader', () => {
    const state = stateOf();
    state.setMode(state.game.position.toMove === X ? 'O' : 'X');
    vi.runAllTimers();
    expect(state.game.canUndo).toBe(true);
    expect(state.isBotsTurn).toBe(false);
  });

  it('shows what a phrase points at, on the board of the lesson', () => {
    const state = stateOf();
    state.press('bot');
    state.press('weights');
    expect(events.map(({ kind }) => kind)).toEqual(['took', 'weights']);
    state.show(1);
    expect(state.game.canUndo).toBe(false);
    expect(state.inspector.asked).toEqual(SECOND);
    expect(state.inspector.rules.finish).toBe(0);
    state.show(7);
    expect(state.inspector.asked).toEqual(SECOND);
    state.restart();
    expect(state.inspector.rules).toBe(ARTICLE_RULES);
    state.clear();
    expect(state.game.position.board.count).toBe(0);
  });
});

describe('keys', () => {
  const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
    inspectorKey({
      key,
      code: '',
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      repeat: false,
      ...more,
    });

  it('are those of the original, by their letter or their place', () => {
    const meanings = ['d', 'T', 'w', 'x'].map((key) => press(key));
    expect(meanings).toEqual(['bot', 'account', 'weights', undefined]);
    expect(press('в', { code: 'KeyD' })).toBe('bot');
    expect(press('d', { ctrlKey: true })).toBeUndefined();
    expect(press('d', { repeat: true })).toBeUndefined();
  });
});
