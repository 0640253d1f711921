import { expect, it } from 'vitest';
import { PlainProof } from './plainProof.ts';
import { isWon } from './positions.ts';
import { TACTICS_GRADES, readTactics, solveTactic, tacticBoard } from './tactics.ts';

const TACTICS = readTactics();

it('there are as many positions of each length as are wanted, all of them different', () => {
  const counts = [...TACTICS_GRADES.keys()].map((length) => [
    length,
    TACTICS.filter((each) => each.length === length).length,
  ]);
  expect(new Map(counts as [number, number][])).toEqual(TACTICS_GRADES);
  expect(new Set(TACTICS.map(({ moves }) => moves)).size).toBe(60);
});

it.each(TACTICS)('$length plies: found within 100,000 nodes, and right by the rules', (tactic) => {
  const { board, toMove } = tacticBoard(tactic.moves);
  expect(board.count).toBe(tactic.moves.length / 2);
  expect(isWon(board, 'freestyle')).toBe(false);
  const found = solveTactic({ board, toMove });
  if (!found.win) throw new Error('no win found');
  expect(found.line.length).toBe(tactic.length);
  expect(new PlainProof(board, 'freestyle', toMove).line(found.line)).toBeUndefined();
});
