import type { AnswerOf, KindId, ParamsOf, Point, Rng, SheetParams } from '../../../engine/index.ts';

/** Answers by which the contract tests try a kind, right and wrong. */
export interface KindSamples<Id extends KindId> {
  /** Some are right, many wrong, all can be read. The key may be among them. */
  readonly answers: (params: ParamsOf<Id>, rng: Rng) => readonly AnswerOf<Id>[];
  /**
   * Of kinds that cannot list what is right: all answers but the key where they are few; else the key with
   * one part of it changed. None of them is right.
   */
  readonly nearly?: (params: ParamsOf<Id>, key: AnswerOf<Id>) => readonly AnswerOf<Id>[];
  /**
   * Which wrong answers come with moves that show what is wrong: all that can be played at all, some, or
   * none.
   */
  readonly refutes: 'always' | 'sometimes' | 'never';
}

/** Every cell of nine, taken or not. */
export const anyCell = (): readonly number[] => Array.from({ length: 9 }, (_, cell) => cell);

/** The cells of a large board, some of them taken, and one beside it. */
export function anySheetCell({ sheet }: SheetParams, rng: Rng): readonly Point[] {
  const near = sheet.stones.slice(0, 12).map(({ x, y }) => ({ x: x + 1, y }));
  return [...near, { x: rng.int(11), y: rng.int(11) }, { x: -1, y: 3 }];
}

/** A set of cells with one more, and with one less. */
export function otherSets(cells: readonly number[], all: number): readonly (readonly number[])[] {
  const others = Array.from({ length: all }, (_, cell) => cell).filter(
    (cell) => !cells.includes(cell),
  );
  return [
    ...others.map((cell) => [...cells, cell].sort((a, b) => a - b)),
    ...cells.map((cell) => cells.filter((each) => each !== cell)),
  ];
}
