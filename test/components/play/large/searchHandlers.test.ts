import { describe, expect, it } from 'vitest';
import {
  O,
  SEARCH_LEVELS,
  SparseBoard,
  X,
  parseDiagram,
  scanFromLast,
  type Mark,
  type Stone,
} from '../../../../src/engine/index.ts';
import { forcedSteps } from '../../../../src/components/play/large/thinking/forcedSteps.ts';
import { levelsOn, searchBudget } from '../../../../src/components/players/players.ts';
import { parseCellName } from '../../../../src/engine/game/large/cellText.ts';
import { searchHandlers } from '../../../../src/components/play/large/thinking/searchHandlers.dom.ts';

const SIZE = { width: 15, height: 15 };
const nothing = (): void => undefined;

function position(stones: readonly Stone[], turn: Mark) {
  return { size: SIZE, rule: 'freestyle', stones, turn } as const;
}
/** A game by its moves, X first. */
function played(moves: string): readonly Stone[] {
  return moves
    .split(' ')
    .map((name, at) => ({ ...parseCellName(name, SIZE)!, mark: at % 2 ? O : X }));
}

it('the levels that are offered are those of the engine', () => {
  expect(levelsOn('search', 'large').map(searchBudget)).toEqual(SEARCH_LEVELS);
});

describe('the searching bot', () => {
  it('keeps to the budget of its level, tells its progress, and takes a five', () => {
    const reports: number[] = [];
    const stones = played('h8 i7 h7 h9');
    const found = searchHandlers.move({ ...position(stones, X), level: 3 }, ({ nodes }) =>
      reports.push(nodes),
    );
    expect(reports.length).toBeGreaterThan(1);
    expect(found?.nodes).toBeLessThan(SEARCH_LEVELS[2] * 1.2);
    const four = parseDiagram('OXXXX.\nOO.O..').sheet.stones;
    const five = searchHandlers.move({ ...position(four, X), level: 1 }, nothing);
    expect(five?.move).toEqual({ x: 5, y: 0 });
  });
});

describe('a win by force', () => {
  const open = played('h8 a15 i8 a13 h7 a11 i6 o1 j7 o15');

  it('calls a three one only where an open four comes of it', () => {
    const cell = { x: 0, y: 0 };
    const about = (length: number) => {
      const rest = Array.from({ length }, () => cell);
      const tree = { move: cell, kind: 'three', replies: [], rest } as const;
      return forcedSteps({ win: true, nodes: 1, line: [cell, null, ...rest], tree }, X)[0]?.about;
    };
    expect([about(3), about(5)]).toEqual(['three', 'fours']);
  });

  it('is told move by move, and ends with a five that the rules accept', () => {
    const win = searchHandlers.forced(position(open, X));
    if (!win.win) throw new Error('no win by force was found');
    const steps = forcedSteps(win, X);
    expect(steps).toHaveLength(win.line.length);
    expect(steps.at(-1)?.about).toBe('five');
    expect(steps.map(({ mark }) => mark)).toEqual(steps.map((_, at) => (at % 2 === 0 ? X : O)));
    const board = new SparseBoard(SIZE, open);
    for (const { cell, mark, about, replies } of steps) {
      if (about === 'reply') expect(replies).toContainEqual(cell);
      if (!cell) continue;
      expect(board.at(cell.x, cell.y)).toBe(0);
      board.place(cell.x, cell.y, mark);
    }
    // The last reply stops one five, and there is another; before it there is only one to stop.
    expect(steps.filter(({ about }) => about === 'last-reply')).toEqual([steps.at(-2)]);
    const last = steps.at(-1)?.cell;
    expect(last && scanFromLast(board, last.x, last.y, 'freestyle')?.mark).toBe(X);
  });

  it('is decided by the move that let the winner have it, to the end of the game', () => {
    // O builds a row while X plays in the corners; X's answer to the four comes too late.
    const game = played('h8 g7 a15 h7 c13 g8 o3 f7 m13 i7 o15 e7');
    const { decided, isComplete } = searchHandlers.missed(position(game, X), nothing);
    expect(isComplete).toBe(true);
    expect(decided).toMatchObject({ mark: O, isSure: true });
    const after = decided!.after;
    // It was there at every later turn of the winner, and not two marks before.
    const at = (marks: number) => searchHandlers.forced(position(game.slice(0, marks), O)).win;
    expect(at(after - 2)).toBe(false);
    for (let each = after; each < game.length; each += 2) expect(at(each), `${each}`).toBe(true);
    // A game that is not over has not been decided.
    expect(searchHandlers.missed(position(game.slice(0, -1), O), nothing).decided).toBeUndefined();
  });
});
