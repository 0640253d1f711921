import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LONGEST_LEARNER_CODE,
  makeLearnerCode,
  parseLearnerBytes,
  parseLearnerCode,
} from '../../../src/components/lab/learnerCode.ts';
import {
  MENACE,
  TD,
  Trainer,
  fromBase64Url,
  newLearner,
  type Learner,
} from '../../../src/engine/index.ts';

function trained(kind: 'menace' | 'td', seed: number, games: number): Learner {
  const learner = newLearner(kind === 'menace' ? MENACE : TD, 'itself', seed);
  new Trainer(learner).play(games);
  return learner;
}

describe('a table in a link', () => {
  it('comes out as it went in, and is short enough', async () => {
    for (const kind of ['menace', 'td'] as const) {
      for (const games of [0, 2000]) {
        const learner = trained(kind, 7, games);
        const code = await makeLearnerCode(learner);
        expect(await parseLearnerCode(code)).toEqual({ ok: true, value: learner });
        expect(code.length).toBeLessThan(7900);
      }
    }
  });

  it('is refused with a reason if anything of it is changed', async () => {
    const code = await makeLearnerCode(trained('menace', 1, 200));
    const reason = async (text: string) => {
      const read = await parseLearnerCode(text);
      return read.ok ? 'read' : read.problem.code;
    };
    expect(await reason(code.slice(0, -8))).toBe('damaged');
    expect(await reason(code.slice(0, 40) + (code[40] === 'A' ? 'B' : 'A') + code.slice(41))).toBe(
      'damaged',
    );
    expect(await reason(`2.${code.slice(2)}`)).toBe('newer');
    for (const text of ['', 'hello', '1.???', `1.${'A'.repeat(LONGEST_LEARNER_CODE)}`])
      expect(await reason(text)).toBe('damaged');
  });

  it('never throws, whatever it is given', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.base64String().map((text) => `1.${text}`),
        ),
        async (text) => {
          expect((await parseLearnerCode(text)).ok).toBe(false);
        },
      ),
      { numRuns: 60 },
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(parseLearnerBytes(bytes).ok).toBe(false);
      }),
    );
  });
});

describe('base64 for addresses', () => {
  it('has one spelling for some bytes', () => {
    expect(fromBase64Url('AB')).toBeUndefined();
    expect(fromBase64Url('AA==')).toBeUndefined();
    expect(fromBase64Url('A')).toBeUndefined();
  });
});
