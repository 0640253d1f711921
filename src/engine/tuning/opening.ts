import type { AttackRules } from '../attacks/rules.ts';
import { crc32 } from '../core/crc32.ts';
import { seededRng, type Rng } from '../core/rng.ts';
import { O, X } from '../core/types.ts';
import type { Stone } from '../game/large/board.ts';
import { MATCH_BOARD, playMatchGame } from './matchGame.ts';

/** An opening has two marks of each side in the middle of the board, and X is to move. */
export const OPENING_MARKS = 4;
/** The side of that middle. */
const OPENING_SIDE = 7;
/** Games of one set of weights against itself that show whether an opening is balanced. */
export const MIRROR_GAMES = 4;

/**
 * Half of all openings are for tuning and half are held out: those that weights are tested with have never
 * been seen before. An opening that is only turned or mirrored is in the same half.
 */
const POOLS = ['tuning', 'held-out'] as const;
export type Pool = (typeof POOLS)[number];

/** Four marks at random. */
export function drawOpening(rng: Rng): readonly Stone[] {
  const [left, top] = [MATCH_BOARD.width, MATCH_BOARD.height].map(
    (side) => (side - OPENING_SIDE) / 2,
  ) as [number, number];
  const places: number[] = [];
  while (places.length < OPENING_MARKS) {
    const place = rng.int(OPENING_SIDE ** 2);
    if (!places.includes(place)) places.push(place);
  }
  return places.map((place, at) => ({
    x: left + (place % OPENING_SIDE),
    y: top + Math.floor(place / OPENING_SIDE),
    mark: at % 2 === 0 ? X : O,
  }));
}

/** The same text for an opening turned or mirrored, and in whatever order its marks were made. */
export function openingKey(opening: readonly Stone[]): string {
  const last = MATCH_BOARD.width - 1;
  const turn = ({ x, y, mark }: Stone): Stone => ({ x: last - y, y: x, mark });
  const mirror = ({ x, y, mark }: Stone): Stone => ({ x: last - x, y, mark });
  const texts: string[] = [];
  let turned = opening;
  for (let quarter = 0; quarter < 4; quarter++) {
    texts.push(textOfMarks(turned), textOfMarks(turned.map(mirror)));
    turned = turned.map(turn);
  }
  return texts.sort()[0] as string;
}

function textOfMarks(stones: readonly Stone[]): string {
  return stones
    .map(({ x, y, mark }) => `${mark}:${x},${y}`)
    .sort()
    .join(' ');
}

export function poolOf(opening: readonly Stone[]): Pool {
  const bytes = Array.from(openingKey(opening), (letter) => letter.charCodeAt(0));
  return POOLS[crc32(bytes) & 1] as Pool;
}

/**
 * An opening is balanced if neither side wins it by itself: each of these sets of weights plays it against itself, and in its
 * games, which differ only in how equal cells are drawn, the same side does not win every time.
 */
export function isBalanced(
  opening: readonly Stone[],
  sets: readonly AttackRules[],
  seed: number,
): boolean {
  return sets.every((rules) => {
    const first = mirrorPoints(opening, rules, seed, 0);
    if (first === 0.5) return true;
    for (let game = 1; game < MIRROR_GAMES; game++) {
      if (mirrorPoints(opening, rules, seed, game) !== first) return true;
    }
    return false;
  });
}

function mirrorPoints(
  opening: readonly Stone[],
  rules: AttackRules,
  seed: number,
  game: number,
): number {
  return playMatchGame(opening, { rules }, { rules }, rngAt(seed, game)).points;
}

/** The balanced opening of this number: the same one whenever it is asked for. */
export function balancedOpening(
  pool: Pool,
  sets: readonly AttackRules[],
  seed: number,
  number: number,
): readonly Stone[] {
  const rng = rngAt(seed, number);
  for (;;) {
    const opening = drawOpening(rng);
    const mirrorSeed = rng.int(2 ** 32);
    if (poolOf(opening) === pool && isBalanced(opening, sets, mirrorSeed)) return opening;
  }
}

/**
 * A generator of its own for each place in a run, so that a run can go on from any place without having
 * played what is before it. Neighbours share nothing: each number is stirred in before the next one.
 */
export function rngAt(seed: number, ...path: readonly number[]): Rng {
  let state = seed >>> 0;
  for (const step of path) state = seededRng(state + Math.imul(step + 1, 0x9e3779b1)).int(2 ** 32);
  return seededRng(state);
}
