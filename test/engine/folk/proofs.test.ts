import { describe, expect, it } from 'vitest';
import {
  FOLK_IDS,
  SYMMETRIES,
  cornerChoices,
  folkClaim,
  lineCountOf,
  makePosition,
  markName,
  planned,
  secondEdges,
  waysToGoWrong,
  type FolkDrill,
  type FolkPlan,
  type FolkProof,
  type Setup,
} from '../../../src/engine/index.ts';
import { free, hasLine, isOver, otherMark, put, turn, value, works } from './byHand.ts';

const proofsOf = (id: number, symmetry = SYMMETRIES[0]): readonly FolkProof[] =>
  folkClaim(id, symmetry)?.proofs ?? [];
const boardOf = (setup: Setup) => makePosition(setup.cells);

/** The position of a board by hand, for the plan to choose in. */
function setupOf(board: string): Setup {
  const contents = { '.': 0, X: 1, O: 4 } as const;
  return {
    cells: [...board].map((sign) => contents[sign as keyof typeof contents]),
    toMove: turn(board) === 'X' ? 1 : 4,
  };
}

/** Walks a plan through every reply; gives how many games ended, all of them as promised. */
function walk(plan: FolkPlan, board: string): number {
  const player = markName(plan.player);
  if (isOver(board)) {
    const isGood =
      plan.goal === 'win' ? hasLine(board, player) : !hasLine(board, otherMark(player));
    expect(isGood, board).toBe(true);
    return 1;
  }
  if (turn(board) === player) {
    const cell = planned(plan, setupOf(board));
    expect(board[cell ?? 9]).toBe('.');
    return walk(plan, put(board, (cell ?? 0) + 1));
  }
  const replies = plan.replies?.(setupOf(board)).map((cell) => cell + 1) ?? free(board);
  return replies.reduce((sum, cell) => sum + walk(plan, put(board, cell)), 0);
}

describe.each(FOLK_IDS)('the proofs of claim %i', (id) => {
  it('come to what they promise, whatever is answered, however the board is turned', () => {
    for (const symmetry of SYMMETRIES) {
      for (const proof of proofsOf(id, symmetry)) {
        if (proof.kind !== 'plan') continue;
        expect(walk(proof.plan, boardOf(proof.plan.start))).toBeGreaterThan(0);
      }
    }
  });

  it('have a drill that can be done, and only by who takes care', () => {
    const { start, person, goal } = folkClaim(id)?.drill as FolkDrill;
    const board = boardOf(start);
    expect(isOver(board)).toBe(false);
    expect(start.toMove).toBe(person);
    const best = { win: { X: 1, O: -1 }, draw: { X: 0, O: 0 } } as const;
    expect(value(board)).toBe(best[goal][markName(person)]);
    // Whoever takes any cell that makes no line can fail.
    expect(works(board, markName(person), goal, () => [])).toBe(false);
  });
});

describe('the proofs of all claims', () => {
  const PROOFS = FOLK_IDS.flatMap((id) => proofsOf(id));

  it('leave out no reply but those that the claim is not about', () => {
    for (const proof of PROOFS) {
      if (proof.kind !== 'plan' || !proof.plan.replies) continue;
      const { start, replies } = proof.plan;
      // Left out at the first reply only.
      for (const cell of replies(start)) {
        const next = setupOf(put(boardOf(start), cell + 1));
        const mine = planned(proof.plan, next);
        const then = put(boardOf(next), (mine ?? 0) + 1);
        if (isOver(then)) continue;
        expect(replies(setupOf(then)).map((each) => each + 1)).toEqual(free(then));
      }
    }
  });

  it('refute by a legal game that ends against the plan, and name the move that breaks it', () => {
    for (const proof of PROOFS) {
      if (proof.kind !== 'refutation') continue;
      let board = boardOf(proof.start);
      const values: number[] = [value(board)];
      for (const cell of proof.moves) {
        expect(isOver(board)).toBe(false);
        expect(board[cell]).toBe('.');
        board = put(board, cell + 1);
        values.push(value(board));
      }
      expect(isOver(board)).toBe(true);
      const loser = otherMark(turn(board) === 'X' ? 'O' : 'X');
      expect(hasLine(board, otherMark(loser))).toBe(true);
      // The move that breaks it makes things worse for the one who loses in the end.
      const sign = loser === 'X' ? 1 : -1;
      const fall = (values[proof.breaks + 1] ?? 0) - (values[proof.breaks] ?? 0);
      expect(fall * sign).toBeLessThan(0);
    }
  });
});

describe('what the verdicts rest on', () => {
  it('counts lines and ways to go wrong', () => {
    expect([0, 1, 4].map(lineCountOf)).toEqual([3, 2, 4]);
    expect([0, 2, 6, 8].map(waysToGoWrong)).toEqual([7, 7, 7, 7]);
    expect([1, 3, 5, 7].map(waysToGoWrong)).toEqual([4, 4, 4, 4]);
    expect(waysToGoWrong(4)).toBe(4);
  });

  it('tells by the block whether the recipe of three corners works', () => {
    const identity = SYMMETRIES[0] ?? [];
    const choices = cornerChoices(identity);
    expect(choices).toHaveLength(10);
    for (const { works, blockHelps } of choices) expect(works).toBe(!blockHelps);
  });

  it('finds the one kind of edge that loses for O', () => {
    const bad = secondEdges(SYMMETRIES[0] ?? []).filter(({ holds }) => !holds);
    expect(bad.map(({ third, edge }) => [third, edge])).toEqual([
      [5, 3],
      [7, 1],
    ]);
  });
});
