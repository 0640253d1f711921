import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  newExperiment,
  type Plan,
  type Point,
} from '../../../src/components/state/learn/experiment.ts';
import { Lab } from '../../../src/components/state/learn/lab.svelte.ts';
import {
  LAB_KEPT_KEY,
  LAB_KEY,
  makeLab,
  parseLab,
  readLab,
  writeLab,
} from '../../../src/components/state/learn/labStorage.ts';
import { MENACE } from '../../../src/engine/index.ts';

const PLAN: Plan = { scheme: MENACE, learns: 'first', rival: 'random', seed: 3, runs: 1 };

class Store {
  readonly kept = new Map<string, string>();
  isFull = false;
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.kept.set(key, text);
  }
}

let store: Store;

beforeEach(() => {
  store = new Store();
  vi.stubGlobal('localStorage', store);
});

describe('a stored experiment', () => {
  it('comes back whole', () => {
    const experiment = newExperiment({ ...PLAN, rival: 'itself', runs: 5 });
    expect(writeLab(experiment, store)).toBeUndefined();
    expect(readLab(store)).toEqual({ experiment });
  });

  it('is put aside if it cannot be read', () => {
    for (const [text, code] of [
      ['', 'unreadable'],
      ['null', 'unreadable'],
      ['{"v":1}', 'unreadable'],
      ['{"v":2}', 'newer'],
      [makeLab(newExperiment(PLAN)).replace(/"runs":\["./, '"runs":["?'), 'unreadable'],
      [makeLab(newExperiment(PLAN)).replace('"seed":3', '"seed":4'), 'unreadable'],
      [makeLab(newExperiment(PLAN)).replace('"random"', '"nobody"'), 'unreadable'],
    ] as const) {
      store.kept.set(LAB_KEY, text);
      store.kept.delete(LAB_KEPT_KEY);
      expect(readLab(store)).toEqual({ problem: { code } });
      expect(store.kept.get(LAB_KEPT_KEY)).toBe(text);
    }
    expect(readLab(new Store())).toEqual({});
  });

  it('that cannot be put aside is left alone, and nothing is stored over it', () => {
    store.kept.set(LAB_KEY, '{"v":2}');
    store.isFull = true;
    const lab = new Lab(PLAN);
    lab.wake();
    expect(lab.problem).toEqual({ kind: 'storage', code: 'not-aside' });
    store.isFull = false;
    lab.learn();
    expect(store.kept.get(LAB_KEY)).toBe('{"v":2}');
    expect(lab.problem).toEqual({ kind: 'storage', code: 'not-aside' });
    expect(lab.aside).toEqual([]);
  });

  it('is offered as it was, and stays when another is put aside', () => {
    for (const text of ['first', 'second', 'first']) {
      store.kept.set(LAB_KEY, text);
      readLab(store);
    }
    const lab = new Lab(PLAN);
    lab.wake();
    expect(lab.aside).toEqual(['first', 'second']);
  });

  it('is said to be of another tab when one stores its own', () => {
    const lab = new Lab(PLAN);
    lab.hear('something else');
    expect(lab.problem).toBeUndefined();
    lab.hear(LAB_KEY);
    expect(lab.problem).toEqual({ kind: 'storage', code: 'elsewhere' });
  });

  it('leaves out points of a curve that cannot be', () => {
    const good = { games: 5, chances: [{ random: { win: 0.5, draw: 0.25, loss: 0.25 } }] };
    const bad = [{ games: 6, chances: [] }, { games: 7, chances: [null, null] }, null, 4];
    const text = makeLab({ ...newExperiment(PLAN), points: [good, ...bad] as Point[] });
    expect(parseLab(text).experiment?.points).toEqual([good]);
  });
});
