import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { root } from '../../../scripts/lib/paths.mjs';
import {
  CUBE_CELLS,
  CUBE_LINES,
  O,
  ProofCheck,
  ProofPlayer,
  ProofSearch,
  X,
  countReplies,
  cubeMove,
  makeCubeProof,
  movesToAnswer,
  parseCubeProof,
  seededRng,
  type CellContent,
  type CubeProof,
  type Rng,
} from '../../../src/engine/index.ts';
import { answer } from '../../cli/asking.ts';
import { deep, isDeep } from '../../deep.ts';

// A busy machine may take its time.
vi.setConfig({ testTimeout: 1_200_000 });

const text = readFileSync(join(root, 'src/data/cubeProof.txt'), 'utf8');
const read = (proof: string): CubeProof => {
  const found = parseCubeProof(proof);
  if (!found.ok) throw new Error(found.problem.code);
  return found.value;
};
const proof = read(text);

describe('the proof of 4×4×4', () => {
  it('is accepted, in slices, on a push the first of them', () => {
    const check = new ProofCheck(proof);
    let slices = 1;
    while (check.run(10_000) === 'going' && slices < deep(3, Infinity)) slices += 1;
    expect(check.gap).toBeUndefined();
    expect(check.at).toBeGreaterThan(20);
    if (!isDeep) return;
    expect([check.at, check.replies]).toEqual([proof.cells.length, countReplies(proof)]);
    expect(slices).toBeGreaterThan(50);
    // What docs/algorithms.md says of it.
    expect(proof.cells.length).toBe(17_471);
    expect(check.wonByThreats + check.repeated + proof.cells.length - 1).toBe(806_987);
    expect(check.repeated).toBeLessThan(25_000);
    expect(Math.max(...check.fringe)).toBe(24);
  });

  // A minute of searching. One that is skipped would count as failed.
  if (isDeep)
    it('is found again, sign by sign', () => {
      const found = new ProofSearch().run();
      expect(found && makeCubeProof(found)).toBe(text);
    });

  it('is a file of less than 500 kB, written as it was read', () => {
    expect(text.length).toBeLessThan(500_000);
    expect(makeCubeProof(proof)).toBe(text);
    expect(movesToAnswer(proof, 0)).toEqual([]);
    expect(movesToAnswer(proof, 2)).toHaveLength(2 * proof.depths[2]!);
  });

  it(`is refused wherever one of its signs is another one, or its end is missing (${deep(20, 200)} times each)`, () => {
    const rng = seededRng(3);
    const body = [...text].flatMap((sign, at) => (sign === '\n' ? [] : [at]));
    for (let turn = 0; turn < deep(20, 200); turn++) {
      const at = body[rng.int(body.length)]!;
      const sign = text[at] === 'A' ? 'B' : 'A';
      expect(parseCubeProof(text.slice(0, at) + sign + text.slice(at + 1)).ok).toBe(false);
      expect(parseCubeProof(text.slice(0, at)).ok).toBe(false);
    }
    const codeOf = (other: string) => {
      const found = parseCubeProof(other);
      return found.ok ? undefined : found.problem.code;
    };
    expect(codeOf('')).toBe('not-a-proof');
    expect(codeOf(text.slice(0, 20_000))).toBe('cut-short');
    expect(codeOf(text.replace('ABq', 'ABr'))).toBe('changed');
  });

  it(`is refused with an answer or a reply changed and the checksum mended (${deep(4, 200)} times)`, () => {
    const rng = seededRng(4);
    let accepted = 0;
    for (let turn = 0; turn < deep(4, 200); turn++) {
      const at = 1 + rng.int(proof.cells.length - 1);
      const changed = { ...proof, cells: proof.cells.slice(), replies: proof.replies.slice() };
      const part = turn % 2 === 0 ? changed.cells : changed.replies;
      part[at] = (part[at]! + 1 + rng.int(CUBE_CELLS - 1)) % CUBE_CELLS;
      // Each answer is checked by itself, so the check may begin where something is wrong.
      const check = new ProofCheck(read(makeCubeProof(changed)));
      check.at = turn % 2 === 0 ? at : changed.parents[at]!;
      if (check.run(64) === 'refused') continue;
      if (new ProofCheck(changed).run(Infinity) !== 'refused') accepted += 1;
    }
    // What is accepted is a proof, too: at the end of a branch another cell may win as well.
    expect(accepted).toBe(deep(0, 4));
  });

  it('is refused with the position, and what O plays there', () => {
    const cells = proof.cells.slice();
    cells[0] = 1;
    const check = new ProofCheck({ ...proof, cells });
    expect(check.run(Infinity)).toBe('refused');
    expect(check.gap?.moves).toHaveLength(2);
    const taken = new ProofCheck({
      ...proof,
      cells: proof.cells.map((_, at) => (at === 1 ? 0 : 5)),
    });
    taken.at = 1;
    expect(taken.run(1)).toBe('refused');
  });
});

type Board = CellContent[];
type Opponent = (board: Board, free: readonly number[], rng: Rng) => number;

/** Where a mark completes a line. */
function completes(board: Board, mark: CellContent): number[] {
  return CUBE_LINES.flatMap((line) => {
    const free = line.filter((cell) => board[cell] === 0);
    const own = line.filter((cell) => board[cell] === mark);
    return own.length === 3 && free.length === 1 ? free : [];
  });
}

/** The cells that get most by a count of their lines; one of them at random. */
function best(
  board: Board,
  free: readonly number[],
  rng: Rng,
  worth: (own: number, xs: number) => number,
) {
  const of = (cell: number) =>
    CUBE_LINES.filter((line) => line.includes(cell)).reduce((sum, line) => {
      const count = (mark: CellContent) => line.filter((each) => board[each] === mark).length;
      return sum + worth(count(O), count(X));
    }, 0);
  const worths = free.map(of);
  const most = Math.max(...worths);
  const cells = free.filter((_, at) => worths[at] === most);
  return cells[rng.int(cells.length)]!;
}

const forced = (board: Board) => completes(board, O)[0] ?? completes(board, X)[0];

/** A move in five is any that isn't forced, or each game would be the same. */
const mostly =
  (choose: Opponent): Opponent =>
  (board, free, rng) =>
    forced(board) ?? (rng.int(5) === 0 ? free[rng.int(free.length)]! : choose(board, free, rng));

const OPPONENTS: Readonly<Record<string, Opponent>> = {
  'at random': (_, free, rng) => free[rng.int(free.length)]!,
  'at random, but wins and blocks': mostly((_, free, rng) => free[rng.int(free.length)]!),
  'to make threats of its own': mostly((board, free, rng) =>
    best(board, free, rng, (own, xs) => (xs === 0 ? own ** 3 + 1 : 0)),
  ),
  'for its open lines, and against those of X': mostly((board, free, rng) =>
    best(board, free, rng, (own, xs) => (own === 0 ? xs ** 2 + 1 : xs === 0 ? own + 1 : 0)),
  ),
  'forcing moves first': mostly((board) => cubeMove({ cells: board, toMove: O })!),
};

describe('whoever plays by the proof', () => {
  const player = new ProofPlayer(proof);

  /** How many marks of X a game takes. */
  function play(opponent: Opponent, rng: Rng): number {
    const moves: number[] = [];
    const board: Board = Array.from({ length: CUBE_CELLS }, () => 0);
    for (;;) {
      const found = player.move(moves);
      if (!found.ok) throw new Error(`${found.problem.code} after ${moves.join()}`);
      const { cell } = found.value;
      const isWon = completes(board, X).includes(cell);
      expect(board[cell]).toBe(0);
      board[cell] = X;
      moves.push(cell);
      if (isWon) return (moves.length + 1) / 2;
      if (found.value.kind === 'threats') expect(completes(board, X)).toContain(found.value.run[1]);
      const free = [...board.keys()].filter((each) => board[each] === 0);
      const reply = opponent(board, free, rng);
      expect(completes(board, O), moves.join()).not.toContain(reply);
      board[reply] = O;
      moves.push(reply);
    }
  }

  it.each(Object.entries(OPPONENTS))('wins against one that plays %s', (name, opponent) => {
    const rng = seededRng(5);
    const games = name === 'at random' ? deep(60, 2000) : deep(5, 100);
    const marks = Array.from({ length: games }, () => play(opponent, rng));
    expect(Math.max(...marks)).toBeLessThanOrEqual(32);
  });

  it('says what is wrong with moves that it can’t answer, on the command line as well', () => {
    const codeOf = (moves: readonly number[]) => {
      const found = player.move(moves);
      return found.ok ? found.value.kind : found.problem.code;
    };
    const asked = (moves: unknown, variant = '4x4x4') => {
      const found = answer({ ask: 'proof-move', variant, moves });
      return found['cell'] ?? found.error?.code;
    };
    const first = proof.cells[0]!;
    const [a, b, c, d] = CUBE_LINES.find((line) => line[0] === first) as [
      number,
      number,
      number,
      number,
    ];
    for (const [moves, own, code] of [
      [[], 'quiet', first],
      [[64], 'no-cell', 'bad-field'],
      [[0.5], 'no-cell', 'bad-field'],
      [[a, a], 'taken', 'taken'],
      [[a], 'o-to-move', 'bad-board'],
      [[a, 63, b, 62, c, 61], 'threats', d],
      [[a, 63, b, 62, c, 61, d], 'over', 'game-over'],
      [[17, 1, 2, 9], 'left', 'bad-board'],
    ] as const) {
      expect([codeOf(moves), asked(moves)]).toEqual([own, code]);
    }
    expect([asked('0'), asked(['0']), asked([], '3x3x3')]).toEqual(Array(3).fill('bad-field'));
  });
});
