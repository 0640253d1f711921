import { expect, it } from 'vitest';
import { makeLearnerBytes, parseLearnerBytes } from '../../../src/components/lab/labStore.ts';
import { MENACE, TD, Trainer, newLearner } from '../../../src/engine/index.ts';

it.each([MENACE, TD])('a table comes out of the store as it went in, or not at all', (scheme) => {
  for (const games of [0, 2000]) {
    const learner = newLearner(scheme, 'itself', 7);
    new Trainer(learner).play(games);
    const bytes = makeLearnerBytes(learner);
    expect(parseLearnerBytes(bytes)).toEqual(learner);
    expect(parseLearnerBytes(bytes.subarray(0, -1))).toBeUndefined();
    expect(parseLearnerBytes(bytes.with(40, (bytes[40] ?? 0) ^ 1))).toBeUndefined();
  }
});
