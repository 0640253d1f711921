import { describe, expect, it } from 'vitest';
import {
  ARTICLE_RULES,
  SparseBoard,
  X,
  boardOfSheet,
  type BoardReader,
  type Box,
} from '../../../src/engine/index.ts';
import { WeightInspector } from '../../../src/components/weights/inspector.svelte.ts';
import { FORK, SECOND, sheet } from './sketch.ts';

function inspectorOf(board: BoardReader = boardOfSheet(sheet), view?: () => Box) {
  return new WeightInspector(() => ({ board, toMove: X, isOver: false }), view && { view });
}

describe('the weight inspector', () => {
  it('shows weights only when they are on, and only in sight', () => {
    const view = { left: 6, right: 7, top: 4, bottom: 4 };
    const inspector = inspectorOf(boardOfSheet(sheet), () => view);
    expect(inspector.scene.shades).toBeUndefined();
    inspector.toggleWeights();
    expect(inspector.scene.shades).toMatchObject([{ ...FORK, isBest: true }]);
  });

  it('opens the account of the heaviest cell, or of one that was looked at, and closes it', () => {
    const inspector = inspectorOf();
    for (const cell of [FORK, SECOND]) {
      inspector.toggleAccount();
      expect(inspector.account).toMatchObject(cell);
      inspector.toggleAccount();
      expect([inspector.account, inspector.scene.chosen]).toEqual([undefined, undefined]);
      inspector.look(SECOND);
      inspector.look(undefined);
    }
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

  it('asked about a cell turns from the rules to its account, which is not closed unseen', () => {
    const inspector = inspectorOf();
    for (const ask of [() => inspector.ask(FORK), () => inspector.toggleAccount()]) {
      inspector.tab = 'rules';
      ask();
      expect(inspector.tab).toBe('account');
    }
    inspector.tab = 'rules';
    inspector.closeAccount();
    expect([inspector.tab, inspector.asked]).toEqual(['account', FORK]);
    inspector.closeAccount();
    expect(inspector.asked).toBeUndefined();
    inspector.look(SECOND);
    inspector.toggleAccount();
    inspector.tab = 'rules';
    expect(inspector.toggleAccount()).toEqual({ kind: 'asked', cell: SECOND });
    expect(inspector.toggleAccount()).toEqual({ kind: 'closed', cell: SECOND });
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

  it('keeps its opinion to itself until it is asked', () => {
    const inspector = inspectorOf();
    inspector.show({ isCovered: true });
    expect([inspector.summary.kind, inspector.weightOf(SECOND)]).toEqual(['covered', undefined]);
    expect(inspector.scene.shades).toBeUndefined();
    inspector.ask(SECOND);
    expect(inspector.summary.kind).not.toBe('covered');
    expect(inspector.weightOf(SECOND)).toBeGreaterThan(0);
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
