import { describe, expect, it } from 'vitest';
import {
  askedWindow,
  cutBranches,
  cutTree,
  fillTree,
  seededRng,
} from '../../../src/engine/index.ts';
import { byHand } from './byHand.ts';
import { drawn, paramsOf } from './read.ts';

const answered = (bound: number) => (Number.isFinite(bound) ? bound : 'none');

/** The nine calls of the lesson on minimax. */
const LESSON = 'O.XX.X.OOx~x';

describe('fill-tree', () => {
  it('has the values of a textbook minimax', () => {
    for (const params of drawn('fill-tree', 60)) {
      const { calls } = byHand(params.setup, params.computer);
      const asked = calls.filter(({ over }) => params.asked === 'all' || !over);
      expect(fillTree.key(params)).toEqual(asked.map(({ score }) => score));
      expect(calls.length).toBeLessThanOrEqual(40);
    }
  });

  const params = paramsOf('fill-tree', `${LESSON}~askers`);

  it('gives a part of the points for each right value, and names the first wrong call to return', () => {
    // Calls 1, 2, 6 and 7 ask others.
    expect(fillTree.key(params)).toEqual([10, -10, -10, 10]);
    expect(fillTree.grade(params, [10, -10, 10, -10])).toEqual({
      points: 0.5,
      reasons: [
        {
          code: 'wrong-value',
          call: 7,
          given: -10,
          isOver: false,
          score: 10,
          heard: [{ call: 8, score: 10 }],
          takesMost: true,
        },
        { code: 'more-wrong', calls: 1 },
      ],
      refutation: { setup: params.setup, moves: [6, 1, 4], call: 7 },
    });
    expect(fillTree.grade(params, [10, -10, -10]).reasons).toEqual([{ code: 'no-value', call: 7 }]);
  });
});

describe('cut-branches', () => {
  it('leaves out what a textbook alpha-beta leaves out', () => {
    for (const params of drawn('cut-branches', 60)) {
      const { setup, computer } = params;
      const { calls } = byHand(setup, computer);
      const pruned = byHand(setup, computer, { prunes: true });
      const asked = new Map(pruned.calls.map(({ way, asked }) => [way, asked]));
      const first = calls.flatMap(({ way }, at) =>
        !asked.has(way) && asked.has(way.slice(0, -1)) ? [at + 1] : [],
      );
      const key = cutBranches.key(params);
      expect(key.cut).toEqual(first);
      const window = askedWindow(params, cutTree(params));
      expect(window === undefined).toBe(params.bounds === 'not-asked');
      if (!window) continue;
      const way = calls[window.call - 1]?.way ?? '';
      expect([key.alpha, key.beta]).toEqual(asked.get(way)?.map(answered));
    }
  });

  const params = cutBranches.generate(seededRng(1), 3);

  it('counts branches that are found, calls that are marked and made, and bounds', () => {
    const key = cutBranches.key(params);
    expect(cutBranches.grade(params, key).points).toBe(1);
    const nothing = { cut: [], alpha: undefined, beta: undefined };
    const { points, reasons } = cutBranches.grade(params, nothing);
    expect(points).toBe(0);
    expect(reasons.map(({ code }) => code)).toEqual([
      ...key.cut.map(() => 'is-cut'),
      'other-bound',
      'other-bound',
    ]);
    const all = { ...key, cut: [2, 3, ...key.cut].sort((a, b) => a - b) };
    expect(cutBranches.grade(params, all).points).toBeLessThan(1);
    expect(cutBranches.grade(params, all).reasons[0]).toMatchObject({
      code: 'is-asked',
      window: { call: 2, alpha: undefined, beta: undefined },
    });
  });

  it('marks below a cut that is marked change nothing', () => {
    const key = cutBranches.key(params);
    const { calls } = cutTree(params);
    const below = calls.filter(({ parent }) => parent && key.cut.includes(parent));
    const cut = [...key.cut, ...below.map(({ call }) => call)].sort((a, b) => a - b);
    expect(cutBranches.grade(params, { ...key, cut }).points).toBe(1);
  });

  it('gives nothing for calls that the tree does not have', () => {
    const key = cutBranches.key(params);
    const strange = cutTree(params).calls.length + 1;
    const { points, reasons } = cutBranches.grade(params, { ...key, cut: [...key.cut, strange] });
    expect(points).toBeLessThan(1);
    expect(reasons).toEqual([{ code: 'no-such-call', call: strange }]);
  });
});
