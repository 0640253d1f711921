import { readFileSync, writeFileSync } from 'node:fs';
import { O, SparseBoard, X, findForcedWin, type Point } from '../../../src/engine/index.ts';

export const TACTICS_SIZE = { width: 15, height: 15 };
/** The budget within which each win has to be found. */
export const TACTICS_NODES = 100_000;
/** How many positions there are of each length: in plies, from the first four to the five. */
export const TACTICS_GRADES: ReadonlyMap<number, number> = new Map([
  ...[5, 7, 9, 11, 13, 15, 17, 19].map((length) => [length, 6] as const),
  [21, 5],
  [23, 4],
  [25, 3],
]);

/** A game, a mark after the other and X first, up to a position with a win by fours for the side to move. */
export interface Tactic {
  /** Two letters a move: column and row, from a. */
  readonly moves: string;
  /** Plies of the line that is found. */
  readonly length: number;
}

const letter = (at: number) => String.fromCharCode(97 + at);

export const movesText = (moves: readonly Point[]) =>
  moves.map(({ x, y }) => letter(x) + letter(y)).join('');

export function tacticBoard(moves: string) {
  const board = new SparseBoard(TACTICS_SIZE);
  for (let at = 0; at < moves.length; at += 2) {
    const [x, y] = [moves.charCodeAt(at) - 97, moves.charCodeAt(at + 1) - 97];
    board.place(x, y, at % 4 === 0 ? X : O);
  }
  return { board, toMove: board.count % 2 === 0 ? X : O };
}

export const solveTactic = ({ board, toMove }: ReturnType<typeof tacticBoard>) =>
  findForcedWin(board, toMove, { rule: 'freestyle', search: 'vcf', nodes: TACTICS_NODES });

const FILE = new URL('tactics.txt', import.meta.url);

/** The positions that `npm run tactics` has found, one a line: length and moves. */
export function readTactics(): Tactic[] {
  const lines = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [length, moves = ''] = line.split(' ');
    return { length: Number(length), moves };
  });
}

export function writeTactics(tactics: readonly Tactic[]): void {
  writeFileSync(FILE, tactics.map(({ length, moves }) => `${length} ${moves}\n`).join(''));
}
