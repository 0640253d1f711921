import { describe, expect, it } from 'vitest';
import { lossRows, lossSentence, lossTable } from '../../../src/components/lessons/arena/charts.ts';
import {
  SAMPLE_RUNS,
  exactLoss,
  SAMPLE_GAMES,
  sampleLosses,
  sampleRows,
} from '../../../src/components/lessons/arena/samples.ts';
import { EXERCISE, HAND, chanceTree } from '../../../src/components/lessons/parts/chanceTree.ts';
import {
  ARENA,
  hundredOf,
  kindGroups,
  outcomeOf,
  seatOf,
  specOf,
  SHOWN_FIRST,
} from '../../../src/components/arena/arena.ts';
import { gameRows } from '../../../src/components/bot/gameRows.ts';
import { PLAYERS, SIDES, makeBot, makeFraction } from '../../../src/engine/index.ts';
import { arenaMessages as words } from '#language/arena/messages';

const places = ARENA.players.map((_, at) => at);

describe('the arena as it is shown', () => {
  it('names the players of the registry', () => {
    expect(places.map((at) => makeBot(specOf(at)))).toEqual(PLAYERS.map(makeBot));
  });

  it('groups players by kind, and shows first some that it has', () => {
    const groups = kindGroups();
    expect(groups.flatMap(({ players }) => players).toSorted((a, b) => a - b)).toEqual(places);
    expect(groups.find(({ kind }) => kind === 'depth-ratings')?.players).toHaveLength(9);
    expect(ARENA.players).toEqual(expect.arrayContaining([...SHOWN_FIRST]));
  });

  it('says percentages that do not look more certain than they are', () => {
    const said = [0, 1, 0.5, 0.00141, 0.0001, 0.9999].map(words.percent).join(', ');
    expect(said).toBe('0%, 100%, 50%, 0.141%, under 0.1%, over 99.9%');
    expect([0, 1, 0.001, 0.999, 0.126].map(words.wholePercent)).toEqual([
      '0',
      '100',
      '<1',
      '>99',
      '13',
    ]);
  });

  it('sorts the players by what they lose to random play', () => {
    const sums = lossRows().map(({ first, second }) => first + second);
    expect(sums).toEqual(sums.toSorted((a, b) => a - b));
    expect(lossTable().rows).toHaveLength(ARENA.players.length);
    // What the chart's sentence says.
    for (const { first, second } of lossRows()) expect(second).toBeGreaterThanOrEqual(first);
    expect(lossSentence()).toContain(
      'These eight never lose: rules of thumb, depth ratings (depth 6 to 9), minimax, quick minimax and alpha-beta.',
    );
    expect(sums.filter((sum) => sum === 0)).toHaveLength(8);
  });
});

describe('a game that is lost', () => {
  const lost = places.flatMap((player) =>
    SIDES.flatMap((plays) => {
      const moves = seatOf(player, plays).shortestLoss;
      return moves ? [[ARENA.players[player] ?? '', plays, moves] as const] : [];
    }),
  );

  it.each(lost)('%s, %s', (_, plays, moves) => {
    const rows = gameRows(plays, moves);
    const winners = rows.map(({ board }) => board.winner);
    expect(winners.pop()).toBe(plays === 'first' ? 'O' : 'X');
    expect(winners.every((winner) => winner === undefined)).toBe(true);
    expect(rows.filter(({ isSlip }) => isSlip).map(({ isOwn }) => isOwn)).toEqual([true]);
  });

  it('is given away by the corner that meets two opposite corners', () => {
    const rows = gameRows('second', [0, 4, 8, 2, 6, 3, 7]);
    expect(rows.find(({ isSlip }) => isSlip)?.ply).toBe(4);
  });
});

describe('the small games of the lesson', () => {
  it('are worth what is worked out by hand', () => {
    const root = chanceTree(HAND, { X: 'random', O: 'random' });
    expect([root.x, root.o].map(makeFraction)).toEqual(['1/2', '1/2']);
    const each = root.children.map(({ move, x }) => [move?.cell, move?.chance, makeFraction(x)]);
    expect(each.map(String)).toEqual(['1,1/3,0', '4,1/3,1', '6,1/3,1/2']);
    const own = chanceTree(EXERCISE, { X: 'random', O: 'random' });
    expect([own.x, own.o].map(makeFraction)).toEqual(['0', '1/3']);
  });
});

describe('the samples of the lesson', () => {
  it('scatter about the exact chance', () => {
    const mean = sampleLosses().reduce((sum, each) => sum + each) / SAMPLE_RUNS;
    const expectedMean = exactLoss() * SAMPLE_GAMES;
    // Four standard deviations of a mean of forty counts.
    expect(Math.abs(mean - expectedMean)).toBeLessThan(4 * Math.sqrt(expectedMean / SAMPLE_RUNS));
    expect(sampleRows().reduce((sum, { matches }) => sum + matches, 0)).toBe(SAMPLE_RUNS);
  });
});

describe('a hundred games of a pair', () => {
  it('are a hundred, each ending within one game of its chance, wins first', () => {
    for (const first of ARENA.players.keys()) {
      for (const second of ARENA.players.keys()) {
        const outcome = outcomeOf(first, second, 'first');
        const games = hundredOf(outcome);
        expect(games).toHaveLength(100);
        for (const end of ['win', 'draw', 'loss'] as const) {
          const drawn = games.filter((each) => each === end).length;
          expect(Math.abs(drawn - outcome[end].number * 100)).toBeLessThan(1);
        }
        expect([...games].sort((a, b) => 'wdl'.indexOf(a[0]!) - 'wdl'.indexOf(b[0]!))).toEqual(
          games,
        );
      }
    }
  });
});
