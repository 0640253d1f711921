import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  newExperiment,
  type ExperimentPlan,
  type ExperimentPoint,
} from '../../../src/components/lab/experiment.ts';
import { Lab } from '../../../src/components/lab/lab.svelte.ts';
import { labStore } from '../../../src/components/lab/labStore.ts';
import { stubStorage } from '../platform/storageDouble.ts';
import { MENACE } from '../../../src/engine/index.ts';

const PLAN: ExperimentPlan = { scheme: MENACE, learns: 'first', rival: 'random', seed: 3, runs: 1 };

const { key } = labStore;
let texts: Map<string, string>;

beforeEach(() => {
  texts = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

describe('a stored experiment', () => {
  it('comes back whole', () => {
    const experiment = newExperiment({ ...PLAN, rival: 'itself', runs: 5 });
    expect(labStore.write(experiment)).toBeUndefined();
    expect(labStore.read()).toEqual({ value: experiment });
  });

  it('is quarantined if it cannot be read', () => {
    for (const [text, code] of [
      ['', 'unreadable'],
      ['null', 'unreadable'],
      ['{"v":1}', 'unreadable'],
      ['{"v":2}', 'newer'],
      [labStore.make(newExperiment(PLAN)).replace(/"runs":\["./, '"runs":["?'), 'unreadable'],
      [labStore.make(newExperiment(PLAN)).replace('"seed":3', '"seed":4'), 'unreadable'],
      [labStore.make(newExperiment(PLAN)).replace('"random"', '"nobody"'), 'unreadable'],
    ] as const) {
      labStore.erase();
      texts.set(key, text);
      expect(labStore.read()).toMatchObject({ value: undefined, problem: { code } });
      // What is newer stays where it is.
      expect(labStore.quarantined()).toEqual(code === 'newer' ? [] : [text]);
      expect(texts.get(key)).toBe(text);
    }
  });

  it('that cannot be quarantined is left alone, and nothing is stored over it', () => {
    texts.set(key, '{"v":1}');
    stubStorage(texts, (name) => name === key);
    const lab = new Lab(PLAN);
    lab.restore();
    expect(lab.problem).toEqual({ kind: 'storage', code: 'not-quarantined' });
    lab.learn();
    expect(texts.get(key)).toBe('{"v":1}');
    expect(lab.problem).toEqual({ kind: 'storage', code: 'not-quarantined' });
    expect(lab.quarantined).toEqual([]);
  });

  it('is offered as it was, and stays when another is quarantined', () => {
    for (const text of ['first', 'second', 'first']) {
      texts.set(key, text);
      labStore.read();
    }
    const lab = new Lab(PLAN);
    lab.restore();
    expect(lab.quarantined).toEqual(['first', 'second']);
  });

  it('is said to be of another tab when one stores its own', () => {
    const lab = new Lab(PLAN);
    lab.hear({ key: 'something else' });
    expect(lab.problem).toBeUndefined();
    lab.hear({ key });
    expect(lab.problem).toEqual({ kind: 'storage', code: 'elsewhere' });
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
