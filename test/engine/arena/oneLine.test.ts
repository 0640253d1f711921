import { describe, expect, it } from 'vitest';
import { makeFraction } from '../../../src/engine/arena/fraction.ts';
import {
  luckIn,
  marksOnLine,
  oneLineBot,
  oneLineGame,
  type OneLineBot,
} from '../../../src/engine/arena/oneLine.ts';
import {
  BitPosition,
  NOBODY,
  SYMMETRIES,
  emptyCells,
  permuted,
} from '../../../src/engine/index.ts';
import { deep } from '../../deep.ts';

/** The days of some years, as the page makes seeds of them. */
function days(first: string, count: number): number[] {
  return Array.from({ length: count }, (_, day) => {
    const date = new Date(Date.parse(first) + day * 86_400_000);
    return Number(date.toISOString().slice(0, 10).replaceAll('-', ''));
  });
}
const SOME = days('2026-11-25', deep(40, 1500));

/** Every game against it, played without the graph. */
function everyGame(bot: OneLineBot, own: readonly number[] = []): number[][] {
  const game = oneLineGame(bot, own);
  if (!game) throw new Error(`${own.join()} cannot be played`);
  if (game.end) return [[...own]];
  return emptyCells(game.setup.cells).flatMap((cell) => everyGame(bot, [...own, cell]));
}

describe('the bot of a day that one line beats', () => {
  it('every day has one, and it is another one', () => {
    const bots = SOME.map(oneLineBot);
    expect(new Set(bots.map(({ plays }) => plays)).size).toBe(2);
    expect(new Set(bots.map(({ line, plays }) => `${plays} ${line.join()}`)).size).toBeGreaterThan(
      SOME.length / 3,
    );
    for (const { luck, line } of bots) {
      const oneIn = Number(luck.denominator) / Number(luck.numerator);
      expect(oneIn).toBeGreaterThan(5);
      expect(oneIn).toBeLessThan(1000);
      expect(line.length).toBeGreaterThanOrEqual(5);
    }
  });

  it.each(SOME.slice(0, 12))(
    '%i: all games that beat it are one line, turned or mirrored',
    (seed) => {
      const bot = oneLineBot(seed);
      const games = everyGame(bot);
      expect(games).toHaveLength(bot.games);
      const won = games.filter((own) => oneLineGame(bot, own)?.end === 'won');
      expect(won).toHaveLength(bot.beating);
      for (const own of won) {
        const { moves, setup } = oneLineGame(bot, own)!;
        expect(marksOnLine(bot, moves).every(Boolean)).toBe(true);
        const mine = bot.line.filter((_, ply) => ply % 2 === (bot.plays === 'second' ? 0 : 1));
        const last = oneLineGame(bot, mine)!.setup.cells;
        expect(SYMMETRIES.map((each) => permuted(last, each).join())).toContain(setup.cells.join());
        expect(new BitPosition(setup).winner).not.toBe(NOBODY);
      }
      for (const own of games.filter((each) => !won.includes(each))) {
        expect(marksOnLine(bot, oneLineGame(bot, own)!.moves).every(Boolean)).toBe(false);
      }
    },
  );

  it('an unfair move ends nothing: it cannot be played', () => {
    const bot = oneLineBot(20261125);
    const [own] = emptyCells(oneLineGame(bot, [])!.setup.cells) as [number];
    expect(oneLineGame(bot, [own, own])).toBeUndefined();
    expect(oneLineGame(bot, [9])).toBeUndefined();
    expect(oneLineGame(bot, [-1])).toBeUndefined();
    const [whole] = everyGame(bot) as [number[]];
    expect(oneLineGame(bot, [...whole, 0])).toBeUndefined();
  });

  it('the chance in several games is one less that of missing it in all', () => {
    const bot = { luck: { numerator: 1n, denominator: 3n } } as OneLineBot;
    expect([1, 2, 3].map((games) => makeFraction(luckIn(bot, games)))).toEqual([
      '1/3',
      '5/9',
      '19/27',
    ]);
  });
});
