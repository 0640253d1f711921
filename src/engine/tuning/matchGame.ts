import { WeightBoard } from '../attacks/weightBoard.ts';
import { ARTICLE_RULES, type AttackRules } from '../attacks/rules.ts';
import { seededRng, type Rng } from '../core/rng.ts';
import { O, X, other, type Mark } from '../core/types.ts';
import { FIVE, type Point, type Size, type Stone } from '../game/large/board.ts';
import { fivePlaces } from '../game/large/fivePlaces.ts';
import { scanFromLast } from '../game/large/winScan.ts';
import { crc32 } from '../core/crc32.ts';
import { MACHINES, MachinePlayer, type LadderMachine } from '../bots/large/strongest/machines.ts';

/** The board of every match between sets of weights. */
export const MATCH_BOARD: Size = { width: 15, height: 15 };

/** One of the two players of a match: it looks one move ahead and takes a heaviest cell. */
export interface WeightPlayer {
  readonly rules: AttackRules;
  /** It takes a five, and then stops one, before it weighs anything (docs/algorithms.md, section 7). */
  readonly fiveFirst?: boolean;
}

export interface PlayedGame {
  /** X's points: 1 for a win, ½ if the board is full, 0. */
  readonly points: number;
  /** Every mark, those of the opening first. */
  readonly stones: readonly Stone[];
}

/** A game from these marks on, to the end; freestyle. Equal cells are drawn evenly. */
export function playMatchGame(
  opening: readonly Stone[],
  x: WeightPlayer,
  o: WeightPlayer,
  rng: Rng,
): PlayedGame {
  const boards = new Map([x.rules, o.rules].map((rules) => [rules, boardOf(opening, rules)]));
  const stones = [...opening];
  let mark: Mark = opening.length % 2 === 0 ? X : O;
  for (;;) {
    const player = mark === X ? x : o;
    const board = boards.get(player.rules) as WeightBoard;
    const cells = bestCells(board, mark, player);
    const cell = cells[rng.int(Math.max(1, cells.length))];
    if (!cell) return { points: 0.5, stones };
    for (const each of boards.values()) each.place(cell.x, cell.y, mark);
    stones.push({ x: cell.x, y: cell.y, mark });
    if (scanFromLast(board, cell.x, cell.y)) return { points: mark === X ? 1 : 0, stones };
    mark = other(mark);
  }
}

function boardOf(opening: readonly Stone[], rules: AttackRules): WeightBoard {
  return new WeightBoard(MATCH_BOARD, opening, rules);
}

/** The cells among which the player draws; none on a full board. */
function bestCells(board: WeightBoard, mark: Mark, { fiveFirst }: WeightPlayer): readonly Point[] {
  if (fiveFirst) {
    for (const side of [mark, other(mark)]) {
      const fives = fivePlaces(board, side, FIVE - 1);
      if (fives.length > 0) return fives.map(({ cell }) => cell);
    }
  }
  return board.heaviest(mark);
}

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

/** Positions a move of the machines that search deeper and deeper. */
export const LADDER_NODES = 10_000;

/** The rungs: each machine but the first against the one before it. */
export type Rung = Exclude<LadderMachine, 'near'>;
export const RUNGS = MACHINES.filter((machine): machine is Rung => machine !== 'near');

/**
 * The points of a machine in a game against the one before it: 1, ½ or 0. Every opening is played twice, and in games of even
 * number the machine is X. The same seed and number give the same game.
 */
export function ladderGame(machine: LadderMachine, seed: number, game: number): number {
  const pair = game >> 1;
  const opening = balancedOpening('held-out', [ARTICLE_RULES], seed, pair);
  const at = MACHINES.indexOf(machine);
  const upper = new MachinePlayer(machine, LADDER_NODES);
  const lower = new MachinePlayer(MACHINES[at - 1] ?? machine, LADDER_NODES);
  const rng = rngAt(seed, pair, at, game & 1);
  return game % 2 === 0 ? play(opening, upper, lower, rng) : 1 - play(opening, lower, upper, rng);
}

/** X's points. */
function play(opening: readonly Stone[], x: MachinePlayer, o: MachinePlayer, rng: Rng): number {
  const board = new WeightBoard(MATCH_BOARD, opening);
  for (let mark: Mark = opening.length % 2 === 0 ? X : O; ; mark = other(mark)) {
    const found = (mark === X ? x : o).choose(board, mark, rng);
    if (!found) return 0.5;
    const { move } = found;
    board.place(move.x, move.y, mark);
    if (scanFromLast(board, move.x, move.y)) return mark === X ? 1 : 0;
  }
}
