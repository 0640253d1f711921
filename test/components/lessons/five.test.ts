import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  recordRun,
  EMPTY,
  O,
  SparseBoard,
  X,
  scanBoardRun,
  scanFromLastRun,
  largeInput,
  type Stone,
} from '../../../src/engine/index.ts';
import {
  LANES,
  MOST_CELLS,
  cellsToScan,
  laneFacts,
  laneScene,
  looksOf,
  makeRace,
} from '../../../src/components/lessons/five/race.ts';
import { looksOfGame, raceSteps, scanGame } from '../../../src/components/lessons/five/game.ts';
import { CODE_FIGURE, codeStep } from '../../../src/components/lessons/five/claims.ts';
import { largeInputOf } from '../../../src/components/stepper/linear/start.ts';
import { FiveMatch } from '../../../src/components/lessons/five/fiveGame.svelte.ts';
import { ScanRaceLine } from '../../../src/components/lessons/five/scanRace.svelte.ts';
import { scanRaceMessages } from '#language/lessons/five/lesson';
import { spoken } from '#language/ui/language/grammar';
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

describe('two scans in step', () => {
  const race = makeRace(scanGame(), scanGame().stones.at(-1) as Stone, 'freestyle');

  it('go on look by look, and end by themselves', () => {
    const counts = LANES.map((lane) => race.lanes[lane].cells.length);
    expect(race.steps).toBe(Math.max(...counts));
    for (const lane of LANES) {
      expect(laneFacts(race, lane, 0)).toMatchObject({
        looks: 0,
        cell: undefined,
        winner: undefined,
      });
      expect(laneFacts(race, lane, 3).cell).toEqual(race.lanes[lane].cells[2]);
      expect(laneFacts(race, lane, race.steps)).toMatchObject({ isOver: true, winner: 'X' });
      expect(laneScene(race, lane, 4)).toMatchObject({ shades: { length: 4 }, won: undefined });
      expect(laneScene(race, lane, race.steps).won).toHaveLength(5);
    }
    const [before, done] = [raceSteps().lastDone - 1, raceSteps().lastDone];
    expect(laneFacts(race, 'last', before).isOver).toBe(false);
    expect(laneFacts(race, 'last', done).isOver).toBe(true);
    expect(laneFacts(race, 'board', done).isOver).toBe(false);
  });

  it('say that they differ where the last mark has no part in the five', () => {
    const after = { x: 0, y: 0, mark: O };
    const { stones, ...rest } = scanGame();
    for (const [sheet, last, words] of [
      [scanGame(), stones.at(-1) as Stone, 'The same answer twice: X has five.'],
      [
        { ...rest, stones: [...stones, after] },
        after,
        'Two answers: the whole board says “X has five”, the last mark “no five”.',
      ],
    ] as const) {
      const race = makeRace(sheet, last, 'freestyle');
      const [board, line] = LANES.map((lane) => laneFacts(race, lane, race.steps));
      if (!board || !line) throw new Error('two lanes');
      const said = spoken(scanRaceMessages.end(board, line));
      expect(said.startsWith(words)).toBe(true);
    }
  });

  it('have nothing to look at on an empty board without borders', () => {
    const empty = makeRace({ stones: [] }, { x: 0, y: 0 }, 'freestyle');
    expect(empty.steps).toBe(0);
    expect(cellsToScan({ stones: [] })).toBe(0);
  });
});

describe('the game at the beginning', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is answered by the machine after a moment, and counts both scans', () => {
    const game = new FiveMatch();
    expect([game.state, game.looks]).toEqual(['begin', undefined]);
    expect(game.choose({ x: 7, y: 7 })).toBe(true);
    expect(game.state).toBe('thinking');
    // Nothing can be placed while it is the machine's move, nor on a mark.
    expect(game.choose({ x: 8, y: 8 })).toBe(false);
    vi.runAllTimers();
    expect(game.state).toBe('turn');
    expect(game.stones.map(({ mark }) => mark)).toEqual([X, O]);
    expect(game.choose({ x: 7, y: 7 })).toBe(false);
    expect(game.looks?.board).toBeGreaterThan(15 * 15);
    expect(game.looks?.last).toBeLessThan(10);
    game.undo();
    expect(game.stones).toEqual([]);
  });

  it('takes back a mark before the machine has answered, and forgets a game', () => {
    const game = new FiveMatch();
    game.choose({ x: 7, y: 7 });
    game.undo();
    vi.runAllTimers();
    expect(game.stones).toEqual([]);
    game.choose({ x: 0, y: 0 });
    game.again();
    vi.runAllTimers();
    expect(game.state).toBe('begin');
  });

  it('ends with a five, the machine first if nobody hinders it', () => {
    const game = new FiveMatch();
    for (let at = 0; game.state === 'begin' || game.state === 'turn'; at++) {
      const free = Array.from({ length: 15 }, (_, x) => ({ x, y: (at * 2) % 15 }));
      const cell = free.find(({ x, y }) => x % 4 === at % 4 && game.isFree(x, y));
      game.choose(cell ?? { x: at % 15, y: 14 });
      vi.runAllTimers();
    }
    expect(game.state).toBe('lost');
    expect(game.five).toHaveLength(5);
    expect(game.choose({ x: 14, y: 0 })).toBe(false);
  });
});

describe('the board that the reader changes', () => {
  const line = () =>
    new ScanRaceLine(
      'race',
      { sheet: scanGame(), rule: 'freestyle' },
      { onsettled: () => undefined },
    );

  it('takes marks by turns, or always the same', () => {
    const race = line();
    race.clear();
    expect(race.race.sheet.stones).toEqual([]);
    race.choose(2, 2);
    race.choose(3, 3);
    race.next = O;
    race.choose(4, 4);
    expect(race.race.sheet.stones.map(({ mark }) => mark)).toEqual([X, O, O]);
    expect(race.race.last).toEqual({ x: 4, y: 4 });
    // A mark that is chosen becomes the last one; nothing is placed.
    race.choose(2, 2);
    expect(race.race.last).toEqual({ x: 2, y: 2 });
    expect(race.race.sheet.stones).toHaveLength(3);
    race.undo();
    expect(race.race.sheet.stones).toHaveLength(2);
    race.restart();
    expect(race.race.sheet).toEqual(scanGame());
  });

  it('keeps its middle when its size changes, and loses what lies outside', () => {
    const race = line();
    const { stones } = race.race.sheet;
    race.useSize({ width: 19, height: 19 });
    expect(race.race.sheet.stones).toEqual(
      stones.map((stone) => ({ ...stone, x: stone.x + 2, y: stone.y + 2 })),
    );
    race.useSize({ width: 9, height: 9 });
    expect(race.race.sheet.stones.length).toBeLessThan(stones.length);
    for (const { x, y } of race.race.sheet.stones) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y)).toBeLessThan(9);
    }
  });

  it('refuses a mark so far away that the whole board would never be gone through', () => {
    const race = line();
    race.clear();
    race.useSize(undefined);
    expect(race.choose(0, 0)).toBe(true);
    expect(race.choose(1000, 1000)).toBe(false);
    expect(race.race.sheet.stones).toHaveLength(1);
    expect(cellsToScan(race.race.sheet)).toBeLessThanOrEqual(MOST_CELLS);
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
