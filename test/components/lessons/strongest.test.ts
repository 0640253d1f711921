import { describe, expect, it, vi } from 'vitest';
import {
  MACHINE_PARTS,
  MATCH_BOARD,
  MACHINES,
  MachinePlayer,
  O,
  RUNGS,
  StrongestPlayer,
  THOUGHT_LIMITS,
  WeightBoard,
  X,
  balancedOpening,
  boardOfSheet,
  ARTICLE_RULES,
  ladderGame,
  makeResults,
  numberOfBoard,
  pointsOfResults,
  recordRun,
  seededRng,
  thoughtRun,
  twoMovesAhead,
  type SearchProgress,
} from '../../../src/engine/index.ts';
import {
  LADDER_COMMAND,
  THINKING,
  boardSum,
  resultsOfRung,
} from '../../../src/components/lessons/strongest/facts.ts';
import { ladderHandlers } from '../../../src/components/lessons/strongest/ladderHandlers.ts';
import { largeInputOf } from '../../../src/components/stepper/linear/start.ts';
import { BOARDS_OF_FOURS } from '../algorithms/randomLargePosition.ts';
import { deep } from '../../deep.ts';

// A game is thousands of positions a move, and machines may be busy.
vi.setConfig({ testTimeout: 120_000 });

const inCommand = (name: string) =>
  Number(new RegExp(`--${name}=(\\d+)`).exec(LADDER_COMMAND)?.[1]);
const LADDER_SEED = inCommand('seed');

const openingBoard = (number: number) =>
  new WeightBoard(MATCH_BOARD, balancedOpening('held-out', [ARTICLE_RULES], 5, number));

describe('the ladder', () => {
  it.each(RUNGS)('is what the machines play, game by game, where it is rarest: %s', (machine) => {
    const results = pointsOfResults(resultsOfRung(machine));
    expect(makeResults(results)).toBe(resultsOfRung(machine));
    expect(results.length).toBe(inCommand('games'));
    const sums = results.map((each, at) => each + results[at ^ 1]!);
    const often = (sum: number) => sums.filter((each) => each === sum).length;
    const [rarest] = sums.toSorted((a, b) => often(a) - often(b));
    // Drawn games are the longest.
    const rare = sums.findIndex((sum, at) => sum === rarest && results[at] !== 0.5);
    const games = deep([rare], [0, 1, 2, 3, rare, rare ^ 1, results.length - 1]);
    const again = games.map((game) => ladderGame(machine, LADDER_SEED, game));
    expect(again).toEqual(games.map((game) => results[game]));
  });

  it('is played live with other games, each reported as it ends', () => {
    const heard: number[] = [];
    const sum = ladderHandlers.match({ machine: 'weights', games: 4 }, (points) =>
      heard.push(points),
    );
    expect(heard).toEqual([0, 1, 2, 3].map((game) => ladderGame('weights', LADDER_SEED + 1, game)));
    expect(sum).toBe(heard.reduce((all, each) => all + each, 0));
  });
});

describe('the machines', () => {
  it('end in the searching bot itself, move for move', () => {
    for (let number = 0; number < deep(2, 8); number++) {
      const board = openingBoard(number);
      const found = new MachinePlayer('everywhere', 1_000).choose(board, X, seededRng(1));
      const own = new StrongestPlayer(16).choose(board, X, 'freestyle', { nodes: 1_000 });
      expect(found).toEqual(own);
    }
  });

  it('take a free cell, and all but the first make five where they can', () => {
    const board = openingBoard(3);
    for (const x of [0, 1, 2, 3]) board.place(x, 0, X);
    for (const machine of MACHINES) {
      const move = new MachinePlayer(machine, 500).choose(board, X, seededRng(2))?.move;
      expect(board.at(move?.x ?? 0, move?.y ?? 0)).toBe(0);
      if (machine !== 'near') expect([machine, move]).toEqual([machine, { x: 4, y: 0 }]);
    }
  });

  it('judge a board by the sum of its cells, which is turned round for the other side', () => {
    const { board, cells, own, theirs, tempo, score } = boardSum();
    const sumOf = (mark: number) =>
      cells.reduce((sum, cell) => sum + (cell.mark === mark ? cell.worth : 0), 0);
    expect([sumOf(X), sumOf(O)]).toEqual([own, theirs]);
    const turned = numberOfBoard(board, O);
    expect(turned.score - tempo).toBe(tempo - score);
    const { judged, looked } = twoMovesAhead(board, X);
    expect(looked).toBeGreaterThan(judged.length * (judged.length - 1));
  });

  it.each([THINKING.board, ...BOARDS_OF_FOURS])('step through what they play: %s', (board) => {
    const input = largeInputOf({ board, move: 'X' });
    const rounds: unknown[] = [];
    const onProgress = ({ depth, score, line }: SearchProgress) => (rounds[depth] = [line, score]);
    const limits = { ...THOUGHT_LIMITS, onProgress };
    const player = new StrongestPlayer(16, MACHINE_PARTS.memory);
    const found = player.choose(boardOfSheet(input.sheet), X, 'freestyle', limits);
    const { events } = recordRun(thoughtRun, input);
    const { calls, score, nodes } = events.at(-1)!;
    expect([calls[0]?.line, score, nodes]).toEqual([found?.line, found?.score, found?.nodes]);
    const told = events.findLast(({ kind, round }) => kind === 'round' && round === 2);
    if (told) expect([told.calls[0]?.line, told.calls[0]?.score]).toEqual(rounds[1]);
  });
});
