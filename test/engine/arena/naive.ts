import {
  addFractions,
  fraction,
  type Fraction,
  type Player,
  type Policy,
  type Setup,
  type Side,
} from '../../../src/engine/index.ts';
import { NINE_LINES } from '../../nineLines.ts';

/**
 * The arena once more, as slowly as it can be done: boards are strings, every game is played, nothing
 * is remembered but what the players say. It shares the contract of players with the engine, no code.
 */
export type End = 'X' | 'O' | 'draw';

const ends = new Map<string, End | undefined>();

/** Each board is looked at once, however many games come to it. */
export function endOf(board: string): End | undefined {
  if (!ends.has(board)) ends.set(board, readEnd(board));
  return ends.get(board);
}

function readEnd(board: string): End | undefined {
  for (const line of NINE_LINES) {
    const marks = new Set(line.map((cell) => board[cell]));
    if (marks.size === 1 && !marks.has('.')) return marks.has('X') ? 'X' : 'O';
  }
  return board.includes('.') ? undefined : 'draw';
}

export const START = '.........';

export function put(board: string, cell: number, mark: string): string {
  return board.slice(0, cell) + mark + board.slice(cell + 1);
}

export const turnOf = (board: string): 'X' | 'O' =>
  [...board].filter((sign) => sign !== '.').length % 2 === 0 ? 'X' : 'O';

export const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
export const emptyOf = (board: string): number[] => CELLS.filter((cell) => board[cell] === '.');

const VALUE = { '.': 0, X: 1, O: 4 } as const;

/** What a player says, asked once a board. */
export function askedOnce(player: Player): (board: string) => Policy {
  const said = new Map<string, Policy>();
  return (board) => {
    const known = said.get(board);
    if (known) return known;
    const cells = [...board].map((sign) => VALUE[sign as 'X']);
    const policy = player({ cells, toMove: VALUE[turnOf(board)] } as Setup);
    said.set(board, policy);
    return policy;
  };
}

/** The chance of `end`, by playing every game there is between the two. */
export function chanceOf(end: End, first: Player, second: Player): Fraction {
  const players = { X: askedOnce(first), O: askedOnce(second) };
  function from(board: string): Fraction {
    const ended = endOf(board);
    if (ended) return fraction(ended === end ? 1n : 0n, 1n);
    const mark = turnOf(board);
    const policy = players[mark](board);
    const all = policy.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
    let chance = fraction(0n, 1n);
    for (const { cell, weight } of policy) {
      const { numerator, denominator } = from(put(board, cell, mark));
      const part = fraction(numerator * BigInt(weight), denominator * all);
      chance = addFractions(chance, part);
    }
    return chance;
  }
  return from(START);
}

/** Every sequence of moves of at most `length` marks that a player allows, in order of cells. */
export function* gamesAgainst(
  player: Player,
  plays: Side,
  length: number,
): Generator<{ readonly moves: readonly number[]; readonly end: End }> {
  const own = plays === 'first' ? 'X' : 'O';
  const asked = askedOnce(player);
  function* from(
    board: string,
    moves: readonly number[],
  ): Generator<{ readonly moves: readonly number[]; readonly end: End }> {
    const end = endOf(board);
    if (end) yield { moves, end };
    if (end || moves.length === length) return;
    const mark = turnOf(board);
    const cells = mark === own ? asked(board).map(({ cell }) => cell) : emptyOf(board);
    for (const cell of cells) yield* from(put(board, cell, mark), [...moves, cell]);
  }
  yield* from(START, []);
}
