import { describe, expect, it, vi } from 'vitest';
import {
  LADDER_NODES,
  MATCH_BOARD,
  MACHINES,
  MachinePlayer,
  O,
  RUNGS,
  StrongestPlayer,
  WeightBoard,
  X,
  balancedOpening,
  ARTICLE_RULES,
  ladderGame,
  numberOfBoard,
  scanFromLast,
  seededRng,
  twoMovesAhead,
} from '../../../src/engine/index.ts';
import {
  LADDER_COMMAND,
  SHIPPED_NODES,
  resultsOfRung,
} from '../../../src/components/lessons/strongest/data.ts';
import { boardSum, roundsSeen } from '../../../src/components/lessons/strongest/facts.ts';
import { ladderHandlers } from '../../../src/components/lessons/strongest/ladderHandlers.ts';
import { deep } from '../../deep.ts';

// A game is thousands of positions a move, and machines may be busy.
vi.setConfig({ testTimeout: 120_000 });

const inCommand = (name: string) =>
  Number(new RegExp(`--${name}=(\\d+)`).exec(LADDER_COMMAND)?.[1]);
const LADDER_SEED = inCommand('seed');

const openingBoard = (number: number) =>
  new WeightBoard(MATCH_BOARD, balancedOpening('held-out', [ARTICLE_RULES], 5, number));

describe('the ladder', () => {
  it('is what the machines play, game by game', () => {
    expect(SHIPPED_NODES).toBe(LADDER_NODES);
    for (const machine of RUNGS) {
      const results = resultsOfRung(machine);
      const last = results.length - 1;
      expect(results.length).toBe(inCommand('games'));
      for (const game of deep([machine === 'weights' ? last : 1], [0, 1, 2, 3, last])) {
        const points = ladderGame(machine, LADDER_SEED, game);
        expect({ machine, game, sign: { 0: '0', 0.5: '=', 1: '1' }[points] }).toEqual({
          machine,
          game,
          sign: results[game],
        });
      }
    }
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
    board.place(4, 0, X);
    expect(scanFromLast(board, 4, 0)?.mark).toBe(X);
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

  it('play what stands in the last round that is shown', () => {
    const nodes = roundsSeen().map((round) => round.nodes);
    expect(nodes).toEqual(nodes.toSorted((a, b) => a - b));
    expect(roundsSeen().map(({ depth }) => depth)).toEqual(nodes.map((_, at) => at + 1));
  });
});
