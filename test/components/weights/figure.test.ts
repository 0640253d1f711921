import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ARTICLE_RULES,
  X,
  heaviestCells,
  parseDiagram,
  type Point,
} from '../../../src/engine/index.ts';
import { InspectorGame } from '../../../src/components/weights/game.svelte.ts';
import {
  InspectorFigureState,
  type InspectorEvent,
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
    for (const cell of [
      { x: 2, y: 2 },
      { x: 2, y: 2 },
      { x: 5, y: 0 },
    ])
      game.take(cell);
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

  it('asks about a cell, plays on the one that is asked about, and is answered', () => {
    const state = stateOf();
    state.choose(SECOND);
    expect(state.inspector.account).toMatchObject(SECOND);
    expect(state.game.canUndo).toBe(false);
    state.choose(SECOND);
    expect(state.isBotsTurn).toBe(true);
    expect(state.inspector.asked, 'the account of a taken cell is closed').toBeUndefined();
    state.choose(FORK);
    expect(events).toHaveLength(2);
    vi.runAllTimers();
    expect(state.isBotsTurn).toBe(false);
    expect(events.map(({ kind }) => kind)).toEqual(['asked', 'took', 'took']);
  });

  it('compares with what is chosen, and plays nothing there', () => {
    const state = stateOf();
    state.inspector.compare();
    state.choose(FORK);
    state.choose(SECOND);
    state.choose(SECOND);
    expect(state.inspector.other).toEqual(SECOND);
    expect(state.game.canUndo).toBe(false);
  });

  it('lets the bot move for whoever is to move, and waits then', () => {
    const state = stateOf();
    const mark = state.game.position.toMove;
    state.botMoves();
    vi.runAllTimers();
    expect(state.game.last?.mark).toBe(mark);
    expect(state.isBotsTurn).toBe(false);
  });

  it('lets nobody answer when it is gone', () => {
    const state = stateOf();
    state.choose(FORK);
    state.destroy();
    const { count } = state.game.position.board;
    vi.runAllTimers();
    expect(state.game.position.board.count).toBe(count);
  });

  it('takes back the move with its answer', () => {
    const state = stateOf();
    state.choose(FORK);
    vi.advanceTimersByTime(219);
    expect(state.isBotsTurn, "the reader's stroke is still being drawn").toBe(true);
    vi.advanceTimersByTime(1);
    const { count } = state.game.position.board;
    state.undo();
    expect(state.game.position.board.count).toBe(count - 2);
  });

  it('shows what a phrase points at, on the board of the lesson', () => {
    const state = stateOf();
    state.choose(FORK);
    state.show(1);
    vi.runAllTimers();
    expect(state.game.canUndo).toBe(false);
    expect(state.inspector.asked).toEqual(SECOND);
    expect(state.inspector.rules.finish).toBe(0);
    state.show(7);
    expect(state.inspector.asked).toEqual(SECOND);
    state.restart();
    expect(state.inspector.rules).toBe(ARTICLE_RULES);
  });
});
