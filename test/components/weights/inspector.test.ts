import { describe, expect, it } from 'vitest';
import { SparseBoard, X, boardOfSheet } from '../../../src/engine/index.ts';
import { WeightInspector } from '../../../src/components/weights/inspector.svelte.ts';
import { FORK, sheet } from './sketch.ts';

describe('the weight inspector', () => {
  it('shows weights only when they are on, and only in sight', () => {
    const view = { left: 6, right: 7, top: 4, bottom: 4 };
    const position = { board: boardOfSheet(sheet), toMove: X, isOver: false };
    const inspector = new WeightInspector(() => position, { view: () => view });
    expect(inspector.scene.shades).toBeUndefined();
    inspector.toggleWeights();
    expect(inspector.scene.shades).toMatchObject([{ ...FORK, isBest: true }]);
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
