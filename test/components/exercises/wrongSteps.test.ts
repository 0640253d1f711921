import { describe, expect, it } from 'vitest';
import { commonSteps, stepChecker } from '../../../src/components/exercises/frame/wrongSteps.ts';
import { KIND_IDS, loadKind } from '../../../src/components/exercises/registry.ts';
import { bestMoves, seededRng, type FillTreeAnswer } from '../../../src/engine/index.ts';
import fillTree from '../../../src/components/exercises/fill-tree/page.ts';
import bestMove from '../../../src/components/exercises/best-move/page.ts';
import { formatScore } from '#language/ui/language/grammar';
import { samplesOf } from '../../engine/exercise/samples.ts';

describe('the wrong steps of a class', () => {
  const params = fillTree.kind.rules.generate(seededRng(2), 1);
  const key = fillTree.kind.rules.key(params);
  const other = (at: number): FillTreeAnswer =>
    key.with(at, key[at] === 10 ? 0 : 10) as FillTreeAnswer;

  it('are counted by step, not by whole answers, and once for each pupil', () => {
    const both = other(0).with(1, undefined) as FillTreeAnswer;
    const [first, second, third] = commonSteps(fillTree.kind, params, [
      [other(0), other(0)],
      [both],
      [other(0), key],
      [],
    ]);
    expect([first?.pupils, second?.pupils, third]).toEqual([3, 1, undefined]);
    expect(first?.step.name).toMatch(/^call \d+$/);
    expect(first?.step.right).toEqual([formatScore(key[0] ?? 0)]);
    expect(second?.step.value).toBe('nothing');
  });

  it('of an answer with one part are that answer, beside all right ones', () => {
    const board = bestMove.kind.rules.generate(seededRng(3), 1);
    const [step] = stepChecker(bestMove.kind, board)(0);
    expect(step).toMatchObject({ name: '', value: 'cell 0' });
    expect(step?.right).toEqual(bestMoves(board.setup).map((cell) => `cell ${cell}`));
  });

  it.each(KIND_IDS)(
    'of %s: none of the key, and of no wrong answer with parts less than one',
    async (id) => {
      const kind = await loadKind(id);
      for (let seed = 0; seed < 6; seed++) {
        const params = kind.rules.generate(seededRng(seed), 1);
        const check = stepChecker(kind, params);
        if (kind.steps) expect(check(kind.rules.key(params))).toEqual([]);
        for (const answer of samplesOf(id).answers(params, seededRng(seed))) {
          if (kind.rules.grade(params, answer).points === 1) continue;
          for (const { value, right } of check(answer)) {
            expect(value).not.toMatch(/undefined|NaN|^$/);
            expect(right.join()).not.toMatch(/undefined|NaN|^$/);
          }
        }
      }
    },
  );
});
