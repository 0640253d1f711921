import { describe, expect, it } from 'vitest';
import { O, X } from '../../../../src/engine/core/types.ts';
import { SparseBoard } from '../../../../src/engine/game/large/sparseBoard.ts';
import {
  isRightAboutWin,
  judgeWeighing,
  judgeWin,
} from '../../../../src/engine/attacks/teaching/judge.ts';
import {
  SMALL,
  positionsOfGame,
  tangle,
} from '../../../../src/engine/attacks/teaching/positions.ts';
import { tryRepair } from '../../../../src/engine/attacks/teaching/repair.ts';
import {
  SUSPECT_IDS,
  suspectChoice,
  printedChoice,
  variantsOf,
  type SuspectId,
} from '../../../../src/engine/attacks/teaching/suspects.ts';
import {
  Comparison,
  findWitness,
  hasEffect,
} from '../../../../src/engine/attacks/teaching/witness.ts';
import { deep } from '../../../deep.ts';

const printed = (id: SuspectId) => printedChoice([id]);
/** Those that weigh wrongly and still come to an end. */
const STILL_PLAY = ['rim', 'divider', 'order', 'loop', 'above'] as const;

/** The first witness among some seeds. */
function search(id: SuspectId, from: number, to: number) {
  const comparison = new Comparison(printed(id));
  for (let seed = from; seed <= to; seed++) {
    const found = findWitness(comparison, 'weight', 'tangles', seed);
    if (found) return { comparison, found };
  }
  return undefined;
}

describe('a search for a witness', () => {
  it.each(STILL_PLAY)('finds a position that this mistake changes: %s', (id) => {
    const witness = search(id, 1, 400);
    if (!witness) throw new Error('nothing found');
    const { found, comparison } = witness;
    // The engine itself says so, not the quick comparison alone.
    const { differing, copy } = judgeWeighing(found, printed(id));
    expect(copy.kind).toBe('value');
    expect(differing.length).toBeGreaterThan(0);
    for (const stone of found.stones) {
      const stones = found.stones.filter((other) => other !== stone);
      expect(comparison.judge({ ...found, stones }).differing).toEqual([]);
    }
  });

  it('finds nothing where nothing is wrong', () => {
    const comparison = new Comparison({});
    for (let seed = 1; seed <= 30; seed++) {
      expect(findWitness(comparison, 'weight', 'tangles', seed)).toBeUndefined();
    }
    expect(comparison.judged).toBeGreaterThan(20);
  });

  it('judges as the engine does, only quicker', () => {
    for (const id of STILL_PLAY) {
      const comparison = new Comparison(printed(id));
      for (let seed = 500; seed < deep(502, 504); seed++) {
        const question = tangle(seed);
        if (question)
          expect(comparison.judge(question)).toEqual(judgeWeighing(question, printed(id)));
      }
    }
  });
});

describe('mistakes that do not come to a weight', () => {
  const lone = { stones: [{ x: 0, y: 0, mark: X }], toMove: O } as const;

  it('give NaN for every cell: the comma', () => {
    const judgement = judgeWeighing(lone, printed('comma'));
    expect(judgement.notNumbers).toBe(120);
    expect(hasEffect(judgement, 'choice')).toBe(true);
    // Nothing is more than NaN: every cell ties.
    expect(judgement.copy).toMatchObject({ kind: 'value', value: { best: { length: 120 } } });
  });

  it('throw: the name', () => {
    const { copy } = judgeWeighing(lone, printed('name'));
    expect(copy).toEqual({ kind: 'throws', message: 'list.countWeight is not a function' });
  });

  it('never end: the win check and an empty cell', () => {
    const board = new SparseBoard(undefined, lone.stones);
    const { copy } = judgeWin(board, { x: 5, y: 5 }, printed('empty'));
    expect(copy).toEqual({ kind: 'endless', steps: 1_000_000 });
    expect(isRightAboutWin(judgeWin(board, { x: 0, y: 0 }, printed('empty')))).toBe(true);
    expect(isRightAboutWin(judgeWin(board, { x: 5, y: 5 }, {}))).toBe(true);
  });
});

describe('positions and games', () => {
  it('are the same for the same seed, and stay on their board', () => {
    const [once, again] = [[...positionsOfGame(7, SMALL)], [...positionsOfGame(7, SMALL)]];
    expect(once).toEqual(again);
    expect(once.length).toBeGreaterThan(3);
    for (const { stones } of once) expect(() => new SparseBoard(SMALL, stones)).not.toThrow();
  });
});

describe('suspects', () => {
  it('have a right variant, the published one, and repairs to choose from', () => {
    for (const id of SUSPECT_IDS) {
      expect(variantsOf(id)).toEqual(expect.arrayContaining(['right', 'printed']));
      expect(variantsOf(id).length).toBe(4);
      expect(suspectChoice(id, 'no such variant')).toBeUndefined();
      expect(suspectChoice(id, 'right')).toEqual({ [id]: 'right' });
    }
  });

  it('are refuted where a repair fails at the edge of the board only', () => {
    const { refutation, wrongLines } = tryRepair('rim', { rim: 'notTheirs' });
    expect(wrongLines).toBeGreaterThan(0);
    expect(refutation?.size).toEqual(SMALL);
  });
});
