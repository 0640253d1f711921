import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ARTICLE_RULES,
  X,
  heaviestCells,
  parseDiagram,
  type Point,
} from '../../../src/engine/index.ts';
import {
  InspectorFigureState,
  InspectorGame,
} from '../../../src/components/weights/figureState.svelte.ts';
import { FORK, SECOND, sheet } from './sketch.ts';

describe('a game with a weight inspector', () => {
  it('plays what the bot chooses, and the same game again', () => {
    const [first, again] = [0, 1].map(() => {
      const game = new InspectorGame({ stones: [] });
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
    expect(again).toBe(first);
    expect(first?.startsWith('0,0 ')).toBe(true);
  });

  it('takes no cell off the board, and none twice', () => {
    const game = new InspectorGame({ size: { width: 5, height: 5 }, stones: [] });
    for (const x of [2, 2, 5]) game.take({ x, y: 2 });
    expect(game.position.board.count).toBe(1);
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
  const stateOf = () =>
    new InspectorFigureState(
      { sheet, toMove: undefined, presets: [{ ask: FORK }] },
      () => undefined,
    );
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('compares with what is chosen, and plays nothing there', () => {
    const state = stateOf();
    state.inspector.compare();
    state.choose(FORK);
    state.choose(SECOND);
    state.choose(SECOND);
    expect(state.inspector.other).toEqual(SECOND);
    expect(state.game.canUndo).toBe(false);
  });

  it('lets nobody answer when it is gone', () => {
    const state = stateOf();
    state.choose(FORK);
    state.destroy();
    const { count } = state.game.position.board;
    vi.runAllTimers();
    expect(state.game.position.board.count).toBe(count);
  });
});
