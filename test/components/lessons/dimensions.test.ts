import { describe, expect, it } from 'vitest';
import { EMPTY, X, boxGeometry } from '../../../src/engine/index.ts';
import { cubeAfter, wholeLine } from '../../../src/components/cube/space.ts';
import { answersByUse } from '../../../src/components/lessons/dimensions/claims.ts';
import {
  SHEETS_CENTRE,
  sheetSymmetries,
  nodeOf,
  proofLayout,
  proofNodes,
  replyOf,
} from '../../../src/components/lessons/dimensions/threeSheets.ts';

const { lines } = boxGeometry(3, 3, 3, 3);

it('knows what the answers of 4×4×4 do: the numbers of docs/algorithms.md, section 11', () => {
  expect(answersByUse()).toEqual({ stop: 13_956, threat: 257, quiet: 3_258 });
});

describe('the proof of three sheets of nine', () => {
  it('turns and mirrors the cube in 48 ways that keep its lines', () => {
    const key = (line: readonly number[]) => line.toSorted((a, b) => a - b).join();
    const known = new Set(lines.map(key));
    expect(new Set(sheetSymmetries().map((each) => each.join())).size).toBe(48);
    for (const each of sheetSymmetries()) {
      expect(each[SHEETS_CENTRE]).toBe(SHEETS_CENTRE);
      expect(lines.every((line) => known.has(key(line.map((cell) => each[cell] ?? -1))))).toBe(
        true,
      );
    }
  });

  it('answers every game of O, from its tree, and has its line with the fourth mark at the latest', () => {
    const nodes = proofNodes();
    const seen = new Set<number>();
    const unanswered: (readonly number[])[] = [];
    const play = (moves: readonly number[]): void => {
      const board = cubeAfter(3, moves);
      const node = nodeOf(moves);
      seen.add(node);
      expect(nodes[node]?.marks).toBe((moves.length + 1) / 2);
      expect(nodes[node]?.stage === 'won').toBe(
        lines.some((line) => line.every((cell) => board[cell] === X)),
      );
      if (wholeLine(3, board)) return;
      expect(moves.length).toBeLessThan(7);
      board.forEach((content, cell) => {
        if (content !== EMPTY) return;
        const after = [...moves, cell];
        const answered = cubeAfter(3, after);
        const reply = replyOf(after);
        if (wholeLine(3, answered) || answered[reply] !== EMPTY) unanswered.push(after);
        play([...after, reply]);
      });
    };
    play([SHEETS_CENTRE]);
    expect(unanswered).toEqual([]);
    expect([...seen].sort((a, b) => a - b)).toEqual([...nodes.keys()]);
  });

  it('is drawn with a row for each way to end, and every other position between what follows', () => {
    const nodes = proofNodes();
    const places = proofLayout();
    const ends = nodes.flatMap(({ children }, i) =>
      children.length === 0 ? [places[i]!.row] : [],
    );
    expect(ends).toEqual(ends.map((_, i) => i));
    places.forEach(({ column, parent }, i) => {
      expect(parent === undefined).toBe(i === 0);
      if (parent !== undefined) expect(places[parent]!.column).toBe(column - 1);
    });
  });
});
