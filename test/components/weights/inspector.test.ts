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
  type Point,
} from '../../../src/engine/index.ts';
import { Glass } from '../../../src/components/weights/inspector.svelte.ts';
import { GlassGame } from '../../../src/components/weights/game.svelte.ts';
import { glassKey } from '../../../src/components/weights/keys.dom.ts';
import { GlassTable, type GlassNews } from '../../../src/components/weights/table.svelte.ts';

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

function glassOf(board = boardOfSheet(sheet)): Glass {
  return new Glass(() => ({ board, toMove: X, isOver: false }));
}

describe('the glass box', () => {
  it('says the same of a board that keeps its weights and of one that does not', () => {
    const kept = new WeightBoard(undefined, sheet.stones);
    const [one, two] = [glassOf(), new Glass(() => ({ board: kept, toMove: X, isOver: false }))];
    for (const glass of [one, two]) glass.toggleWeights();
    expect(two.summary).toEqual(one.summary);
    const byCell = (glass: Glass) =>
      [...(glass.scene.shades ?? [])].map((shade) => JSON.stringify(shade)).sort();
    expect(byCell(two)).toEqual(byCell(one));
  });

  it('shows weights only when they are on, and only in sight', () => {
    const view = { left: 6, right: 7, top: 4, bottom: 4 };
    const board = boardOfSheet(sheet);
    const glass = new Glass(() => ({ board, toMove: X, isOver: false }), { view: () => view });
    expect(glass.scene.shades).toBeUndefined();
    glass.toggleWeights();
    expect(glass.scene.shades).toMatchObject([{ ...FORK, isBest: true }]);
  });

  it('opens the account of the cell that is looked at, and closes it again', () => {
    const glass = glassOf();
    glass.look(SECOND);
    glass.look(undefined);
    glass.toggleAccount();
    expect(glass.account).toMatchObject(SECOND);
    glass.toggleAccount();
    expect(glass.account).toBeUndefined();
    expect(glass.scene.chosen).toBeUndefined();
  });

  it('opens the heaviest cell if none was looked at', () => {
    const glass = glassOf();
    glass.toggleAccount();
    expect(glass.account).toMatchObject(FORK);
  });

  it('moves the account to another cell, and tells of a taken one that it is', () => {
    const glass = glassOf();
    glass.ask(FORK);
    glass.look(SECOND);
    expect(glass.toggleAccount()).toEqual({ kind: 'asked', cell: SECOND });
    expect(glass.toggleAccount()).toEqual({ kind: 'closed', cell: SECOND });
    expect(glass.toggleAccount()).toEqual({ kind: 'asked', cell: SECOND });
    const taken = { x: 7, y: 4 };
    glass.look(taken);
    expect(glass.toggleAccount()).toEqual({ kind: 'taken', cell: taken });
    expect(glass.account).toBeUndefined();
  });

  it('marks what a question offers until it is asked about', () => {
    const glass = glassOf();
    glass.show({ isCovered: true, candidates: [FORK, SECOND], picked: SECOND });
    expect(glass.scene.notes).toMatchObject([
      { ...FORK, text: 'A' },
      { ...SECOND, text: 'B' },
    ]);
    expect(glass.scene.chosen).toEqual(SECOND);
    glass.toggleWeights();
    expect(glass.scene.notes).toBeUndefined();
    expect(glass.scene.chosen).toBeUndefined();
  });

  it('tells nothing of a taken cell', () => {
    const glass = glassOf();
    glass.ask({ x: 7, y: 4 });
    expect(glass.account).toBeUndefined();
    expect(glass.weightOf({ x: 7, y: 4 })).toBeUndefined();
  });

  it('tries the mark of the line that is looked at', () => {
    const glass = glassOf();
    glass.ask(FORK);
    expect(glass.scene.tried).toEqual({ ...FORK, mark: X });
    glass.pin({ mark: O, direction: 2 });
    expect(glass.scene.tried).toEqual({ ...FORK, mark: O });
    glass.hovered = { mark: X, direction: 0 };
    expect(glass.scene.tried).toEqual({ ...FORK, mark: X });
    glass.hovered = undefined;
    glass.pin({ mark: O, direction: 2 });
    expect(glass.pinned).toBeUndefined();
  });

  it('compares the heaviest with the next best, and any other with the heaviest', () => {
    const glass = glassOf();
    glass.ask(FORK);
    glass.compare();
    expect(glass.other).toEqual(SECOND);
    glass.ask({ x: 9, y: 4 });
    expect(glass.asked).toEqual(FORK);
    expect(glass.other).toEqual({ x: 9, y: 4 });
    glass.swap();
    glass.stopComparing();
    glass.compare();
    expect(glass.other).toEqual(FORK);
  });

  it('weighs by changed rules at once, and loses nothing of a bad number', () => {
    const glass = glassOf();
    glass.type('3:2', '200');
    expect(glass.rules.weights[2]?.[2]).toBe(200);
    expect(glass.summary).toMatchObject({ cells: [{ x: 9, y: 4 }] });
    glass.type('3:2', '20x');
    expect(glass.troubleOf('3:2')).toBe('not-a-number');
    expect(glass.textOf('3:2')).toBe('20x');
    expect(glass.rules.weights[2]?.[2]).toBe(200);
    glass.setRagged(false);
    glass.resetRules();
    expect(glass.rules).toBe(ARTICLE_RULES);
    expect(glass.textOf('3:2')).toBe('7');
  });

  it('falls silent when the game is over', () => {
    const board = new SparseBoard(undefined, sheet.stones);
    const glass = new Glass(() => ({ board, toMove: X, isOver: true }));
    glass.toggleWeights();
    glass.ask(FORK);
    expect(glass.summary).toEqual({ kind: 'over' });
    expect(glass.account).toBeUndefined();
    expect(glass.scene.shades).toBeUndefined();
  });
});

describe('a game with a glass box', () => {
  it('plays what the bot chooses, with the same seed the same game', () => {
    const played = [1, 1, 2].map((seed) => {
      const game = new GlassGame({ stones: [] });
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
    const game = new GlassGame(sheet);
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
    const game = new GlassGame(parseDiagram('.XXXX...').sheet, X);
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
    const game = new GlassGame({ size: { width: 2, height: 1 }, stones: [] });
    game.take({ x: 0, y: 0 });
    game.take({ x: 1, y: 0 });
    expect(game.position.isOver).toBe(true);
    expect(game.won).toBeUndefined();
    game.restart();
    expect(game.position.board.count).toBe(0);
  });
});

describe('a figure with a glass box', () => {
  const news: GlassNews[] = [];
  const tableOf = () => {
    news.length = 0;
    const looks = [{ ask: FORK }, { ask: SECOND, rules: { ...ARTICLE_RULES, finish: 0 } }];
    return new GlassTable({ sheet, toMove: undefined, looks }, (each) => news.push(each));
  };
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('asks about a cell, or plays there and is answered', () => {
    const table = tableOf();
    const { toMove } = table.game.position;
    table.choose(SECOND);
    expect(table.glass.account).toMatchObject(SECOND);
    table.setMode(toMove === X ? 'X' : 'O');
    table.choose(SECOND);
    expect(table.isBotsTurn).toBe(true);
    table.choose(FORK);
    expect(news).toHaveLength(2);
    vi.runAllTimers();
    expect(table.isBotsTurn).toBe(false);
    expect(news.map(({ kind }) => kind)).toEqual(['asked', 'took', 'took']);
    table.undo();
    expect(table.game.canUndo).toBe(false);
    table.redo();
    expect(table.game.canRedo).toBe(false);
  });

  it('lets the bot begin for whoever is not the reader', () => {
    const table = tableOf();
    table.setMode(table.game.position.toMove === X ? 'O' : 'X');
    vi.runAllTimers();
    expect(table.game.canUndo).toBe(true);
    expect(table.isBotsTurn).toBe(false);
  });

  it('shows what a phrase points at, on the board of the lesson', () => {
    const table = tableOf();
    table.press('bot');
    table.press('weights');
    expect(news.map(({ kind }) => kind)).toEqual(['took', 'weights']);
    table.show(1);
    expect(table.game.canUndo).toBe(false);
    expect(table.glass.asked).toEqual(SECOND);
    expect(table.glass.rules.finish).toBe(0);
    table.show(7);
    expect(table.glass.asked).toEqual(SECOND);
    table.restart();
    expect(table.glass.rules).toBe(ARTICLE_RULES);
    table.clear();
    expect(table.game.position.board.count).toBe(0);
  });
});

describe('keys', () => {
  const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
    glassKey({
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
    expect(['d', 'T', 'w', 'x'].map((key) => press(key))).toEqual([
      'bot',
      'account',
      'weights',
      undefined,
    ]);
    expect(press('в', { code: 'KeyD' })).toBe('bot');
    expect(press('d', { ctrlKey: true })).toBeUndefined();
    expect(press('d', { repeat: true })).toBeUndefined();
  });
});
