import type { ProofShape } from '../../cube/proofWork.ts';

/*
 * The proof as a disc: each of X's answers is a slice of the ring of its depth, as wide as the answers that follow
 * from it; around it, a hair for the longest run of threats after one of O's replies. A disc has the radius 1.
 */

/** Where the first ring begins. */
const HOLE = 0.15;
/** The first ring's width, and how much of it each next one has. */
const [WIDTH, SHRINKS] = [0.066, 0.93];
/** A hair's length: a little, and a little more for each mark of X. */
const [HAIR, A_MARK] = [0.02, 0.0075];

/** The outer edge of the ring of a depth; the first answer is the hole itself. */
export function outerEdge(depth: number): number {
  return HOLE + (WIDTH * (1 - SHRINKS ** depth)) / (1 - SHRINKS);
}

export const innerEdge = (depth: number): number => outerEdge(Math.max(0, depth - 1));

/** How far out the hair of an answer reaches. */
export function hairEnd(depth: number, marks: number): number {
  return Math.min(1, outerEdge(depth) + HAIR + A_MARK * marks);
}

/** The slice of an answer, in turns from 0 to 1, clockwise from the top. */
export function sliceOf({ ends }: ProofShape, answer: number): readonly [from: number, to: number] {
  return [answer / ends.length, (ends[answer] ?? answer + 1) / ends.length];
}

/** Which of so many parts of each ring the proof fills, the ring of depth 1 first: for a picture without scripts. */
export function ringParts(shape: ProofShape, parts: number): readonly (readonly boolean[])[] {
  const { depths } = shape;
  const rings: boolean[][] = [];
  depths.forEach((depth, answer) => {
    if (depth === 0) return;
    const ring = (rings[depth - 1] ??= new Array<boolean>(parts).fill(false));
    const [from, to] = sliceOf(shape, answer);
    for (let part = Math.ceil(from * parts - 0.5); part < to * parts - 0.5; part++)
      ring[part] = true;
  });
  return rings;
}
