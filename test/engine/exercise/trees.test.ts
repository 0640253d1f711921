import { describe, expect, it } from 'vitest';
import {
  LEVELS,
  askedWindow,
  cutBranches,
  cutTree,
  fillTree,
  makeSetup,
  markName,
  seededRng,
  type CallParams,
} from '../../../src/engine/index.ts';
import { paramsOf } from './read.ts';

/** A board as text, and whose turn it is: everything here is worked out without the engine's boards. */
interface Game {
  readonly board: string;
  readonly mover: string;
  readonly computer: string;
}

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];
const SEEDS = 60;

function gameOf({ setup, computer }: CallParams): Game {
  const text = makeSetup(setup);
  return { board: text.slice(0, 9), mover: markName(setup.toMove), computer: markName(computer) };
}

function scoreOf({ board, computer }: Game): number | undefined {
  for (const line of LINES) {
    const [a, b, c] = [...line].map((cell) => board[Number(cell)]);
    if (a !== '.' && a === b && b === c) return a === computer ? 10 : -10;
  }
  return board.includes('.') ? undefined : 0;
}

function nextGames({ board, mover, computer }: Game): { cell: number; game: Game }[] {
  return [...board].flatMap((content, cell) => {
    if (content !== '.') return [];
    const after = board.slice(0, cell) + mover + board.slice(cell + 1);
    return [{ cell, game: { board: after, mover: mover === 'X' ? 'O' : 'X', computer } }];
  });
}

interface Called {
  readonly way: string;
  readonly over: boolean;
  score: number;
}

/** Every call of minimax, in the order in which they begin. */
function plain(game: Game, way = '', calls: Called[] = []): Called[] {
  const ended = scoreOf(game);
  const called = { way, over: ended !== undefined, score: ended ?? 0 };
  calls.push(called);
  if (ended !== undefined) return calls;
  const scores = nextGames(game).map(({ cell, game: next }) => {
    const at = calls.length;
    plain(next, way + String(cell), calls);
    return calls[at]?.score ?? NaN;
  });
  called.score = game.mover === game.computer ? Math.max(...scores) : Math.min(...scores);
  return calls;
}

/** The textbook's alpha-beta: how it was asked, by the cells that led there. */
function pruned(
  game: Game,
  alpha = -Infinity,
  beta = Infinity,
  way = '',
  asked = new Map<string, [number, number]>(),
): { score: number; asked: Map<string, [number, number]> } {
  asked.set(way, [alpha, beta]);
  const ended = scoreOf(game);
  if (ended !== undefined) return { score: ended, asked };
  const mine = game.mover === game.computer;
  let [low, high, best] = [alpha, beta, mine ? -Infinity : Infinity];
  for (const { cell, game: next } of nextGames(game)) {
    const { score } = pruned(next, low, high, way + String(cell), asked);
    best = mine ? Math.max(best, score) : Math.min(best, score);
    if (mine) low = Math.max(low, best);
    else high = Math.min(high, best);
    if (low >= high) break;
  }
  return { score: best, asked };
}

const answered = (bound: number) => (Number.isFinite(bound) ? bound : 'none');

/** The nine calls of the lesson on minimax. */
const LESSON = 'O.XX.X.OOx~x';

describe('fill-tree', () => {
  it.each(LEVELS)('has the values of a textbook minimax at level %i', (level) => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const params = fillTree.generate(seededRng(seed), level);
      const calls = plain(gameOf(params));
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
  it.each(LEVELS)('leaves out what a textbook alpha-beta leaves out at level %i', (level) => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const params = cutBranches.generate(seededRng(seed), level);
      const calls = plain(gameOf(params));
      const { asked } = pruned(gameOf(params));
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
