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
    const good = labStore.make(newExperiment(PLAN));
    for (const text of [
      '{"v":1}',
      good.replace(/"runs":\["./, '"runs":["?'),
      good.replace('"seed":3', '"seed":4'),
      good.replace('"random"', '"nobody"'),
    ])
      expect(labStore.parse(text), text).toMatchObject({ problem: { code: 'unreadable' } });
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
