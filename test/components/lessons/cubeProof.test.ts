import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { X, movesToAnswer, parseCubeProof } from '../../../src/engine/index.ts';
import { ringParts, sliceOf } from '../../../src/components/lessons/dimensions/proofRings.ts';
import { cubeMessages } from '#language/cube/messages';
import { marksLeft, proofSays } from '../../../src/components/cube/proofSays.ts';
import {
  completing,
  cubeAfter,
  placeInCube,
  wholeLine,
} from '../../../src/components/cube/space.ts';
import { proofHandlers, type CheckProgress } from '../../../src/components/cube/proofWork.ts';

const text = readFileSync(new URL('../../../src/data/cubeProof.txt', import.meta.url), 'utf8');
const ask = () => proofHandlers(() => Promise.resolve(text), Date.now);
const parsed = parseCubeProof(text);
if (!parsed.ok) throw new Error(parsed.problem.code);
const proof = parsed.value;

it('checks a changed answer, and stops where O gets away, with the board of the hole', async () => {
  const handlers = ask();
  const told: CheckProgress[] = [];
  const { gap, changed } = await handlers.check([0, 0.5], (each) => told.push(each));
  expect(gap).toBeDefined();
  expect(changed![0]).not.toBe(changed![1]);
  const moves = gap!.reason === 'taken' ? gap!.moves.slice(0, -1) : gap!.moves;
  expect(cubeAfter(4, moves).filter((content) => content !== 0)).toHaveLength(moves.length);
  expect(told.at(-1)!.at).toBeLessThanOrEqual(gap!.answer);
});

it('answers a reader by the proof, and without it where that has been left', async () => {
  const handlers = ask();
  expect(await handlers.move([])).toMatchObject({ kind: 'quiet', run: [expect.any(Number)] });
  const forced = await handlers.move([0, 1]);
  expect(forced?.run[0]).toBe(forced?.cell);
  // X on the worst of cells: no proof knows that.
  expect(await handlers.move([1, 0])).toMatchObject({
    kind: expect.stringMatching(/free|threats/),
  });
  // Where X threatens in more than one place no cell has to be taken.
  const moves = [0, 21, 1, 22, 2, 37, 16, 38];
  const { double, threat } = cubeMessages.proof;
  expect(proofSays(cubeAfter(4, moves))).toBe(threat(cubeMessages.place(placeInCube(3, 4))));
  expect(proofSays(cubeAfter(4, [...moves, 32]))).toBe(double);
});

it('has in its file no answer that threatens twice', () => {
  // Of an answer it is said which one cell O has to take.
  const { cells } = proof;
  for (let answer = 0; answer < cells.length; answer += 11) {
    const board = cubeAfter(4, [...movesToAnswer(proof, answer), cells[answer]!]);
    expect(completing(4, board, X).length).toBeLessThan(2);
  }
});

it('keeps its word about the marks that are left, whatever O does', async () => {
  const handlers = ask();
  const moves: number[] = [];
  let promised: number | undefined;
  while (!wholeLine(4, cubeAfter(4, moves))) {
    const { kind, cell, run } = (await handlers.move(moves))!;
    moves.push(cell);
    if (kind === 'threats') {
      expect(Number.isInteger(marksLeft(run))).toBe(true);
      if (promised !== undefined) expect(marksLeft(run)).toBeLessThan(promised);
      promised = marksLeft(run);
    }
    // O stops the line, or takes the first cell that is free.
    if (run.length > 1 || kind !== 'threats') moves.push(run[1] ?? freeAfter(moves));
  }
  expect(promised).toBe(0);
});

function freeAfter(moves: readonly number[]): number {
  const board = cubeAfter(4, moves);
  return completing(4, board, X)[0] ?? board.indexOf(0);
}

it('draws each answer within the slice of the one before it, and all rings full that are whole', () => {
  proof.parents.forEach((parent, answer) => {
    if (parent < 0) return;
    const [[from, to], [begin, end]] = [sliceOf(proof, answer), sliceOf(proof, parent)];
    expect(from > begin && to <= end).toBe(true);
  });
  expect(ringParts(proof, 720)[0]!.filter((isDrawn) => !isDrawn).length).toBeLessThan(5);
});
