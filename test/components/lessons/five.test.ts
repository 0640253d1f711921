import { describe, expect, it } from 'vitest';
import {
  recordRun,
  EMPTY,
  SparseBoard,
  X,
  scanBoardRun,
  scanFromLastRun,
  largeInput,
} from '../../../src/engine/index.ts';
import { looksOf } from '../../../src/components/lessons/five/race.ts';
import { looksOfGame, raceSteps, scanGame } from '../../../src/components/lessons/five/game.ts';
import { CODE_FIGURE, codeStep } from '../../../src/components/lessons/five/claims.ts';
import { largeInputOf } from '../../../src/components/stepper/linear/start.ts';
import { readLesson } from './mdx.ts';

const TEXT = readLesson('src/content/docs/lessons/five.mdx');
const named = (name: string) => TEXT.tags.filter((tag) => tag.name === name);

describe('the looks of the two scans', () => {
  it.each([
    // A mark alone in the open: itself, and one cell each way.
    [{ x: 5, y: 5 }, 9],
    [{ x: 0, y: 5 }, 6],
    [{ x: 0, y: 0 }, 4],
  ])('from a lone mark at %o: %i', (at, looks) => {
    const sheet = { size: { width: 11, height: 11 }, stones: [{ ...at, mark: X }] };
    expect(looksOf(scanFromLastRun, largeInput(sheet))).toHaveLength(looks);
  });

  it('of the game: one is always far cheaper', () => {
    expect(looksOfGame()).toHaveLength(scanGame().stones.length);
    for (const { board, last } of looksOfGame()) expect(board).toBeGreaterThan(10 * last);
  });
});

describe('the lesson', () => {
  it('points at figures that it has, and at steps that there are', () => {
    for (const { attributes } of named('SeeStep'))
      expect(['race', 'last', 'six']).toContain(attributes['fig']);
    expect(TEXT.body).toContain('id="race"');
    expect(CODE_FIGURE.id).toBe('last');
    const { events } = recordRun(scanFromLastRun, largeInputOf(CODE_FIGURE, scanFromLastRun));
    const kinds = (['line', 'run', 'end', 'found'] as const).map(
      (at) => events[codeStep(at)]?.kind,
    );
    expect(kinds).toEqual(['line', 'run', 'visit', 'found']);
    expect(events[codeStep('end')]?.content).not.toBe(X);
    const { stones } = scanGame();
    const board = new SparseBoard(scanGame().size, stones);
    const cells = looksOf(scanBoardRun, largeInput(scanGame()));
    const first = cells[raceSteps().firstMark - 1] ?? { x: 0, y: 0 };
    expect(board.at(first.x, first.y)).not.toBe(EMPTY);
    expect(cells[raceSteps().secondRow - 1]).toEqual({ x: 0, y: 1 });
  });
});
