import { describe, expect, it } from 'vitest';
import {
  newExperiment,
  type ExperimentPlan,
  type ExperimentPoint,
} from '../../../src/components/lab/experiment.ts';
import { labStore } from '../../../src/components/lab/labStore.ts';
import { MENACE } from '../../../src/engine/index.ts';

const PLAN: ExperimentPlan = { scheme: MENACE, learns: 'first', rival: 'random', seed: 3, runs: 1 };

describe('a stored experiment', () => {
  it('that cannot be read is said to be so', () => {
    for (const [text, code] of [
      ['', 'unreadable'],
      ['null', 'unreadable'],
      ['{"v":1}', 'unreadable'],
      ['{"v":2}', 'newer'],
      [labStore.make(newExperiment(PLAN)).replace(/"runs":\["./, '"runs":["?'), 'unreadable'],
      [labStore.make(newExperiment(PLAN)).replace('"seed":3', '"seed":4'), 'unreadable'],
      [labStore.make(newExperiment(PLAN)).replace('"random"', '"nobody"'), 'unreadable'],
    ] as const) {
      expect(labStore.parse(text)).toMatchObject({ value: undefined, problem: { code } });
    }
  });

  it('leaves out points of a curve that cannot be', () => {
    const good = { games: 5, chances: [{ random: { win: 0.5, draw: 0.25, loss: 0.25 } }] };
    const bad = [{ games: 6, chances: [] }, { games: 7, chances: [null, null] }, null, 4];
    const text = labStore.make({
      ...newExperiment(PLAN),
      points: [good, ...bad] as ExperimentPoint[],
    });
    expect(labStore.parse(text).value?.points).toEqual([good]);
  });
});
