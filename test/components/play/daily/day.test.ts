import { describe, expect, it } from 'vitest';
import { DayPlay, dayStore, seedOfDay } from '../../../../src/components/play/daily/day.svelte.ts';
import { makeDay, parseDay } from '../../../../src/components/platform/days.ts';
import { emptyCells, marksOnLine } from '../../../../src/engine/index.ts';
import { ownStorage } from '../../platform/storageDouble.ts';

const DAY = '2026-11-25';
const texts = ownStorage();

/** The own marks of the line that beats it. */
const ownOf = ({ bot }: DayPlay) =>
  bot.line.filter((_, ply) => ply % 2 === (bot.plays === 'second' ? 0 : 1));

/** Plays a game that does not find it: the first free cell that is off the line, then any. */
function miss(play: DayPlay): void {
  while (!play.now.end) {
    const free = emptyCells(play.now.setup.cells);
    const off = free.find((cell) => {
      const trial = new DayPlay(DAY);
      trial.games = [[...(play.games.at(-1) ?? []), cell]];
      return marksOnLine(trial.bot, trial.now.moves).includes(false);
    });
    play.choose(off ?? (free[0] as number));
  }
}

describe('the bot of a day', () => {
  it('is found by its line, in any of three games', () => {
    const play = new DayPlay(DAY);
    miss(play);
    expect([play.isFound, play.isOver, play.games.length]).toEqual([false, false, 1]);
    play.next();
    for (const cell of ownOf(play)) play.choose(cell);
    expect([play.isFound, play.isOver, play.now.end]).toEqual([true, true, 'won']);
    play.next();
    play.choose(0);
    expect(play.games).toHaveLength(2);
  });

  it('is over after three games without it', () => {
    const play = new DayPlay(DAY);
    for (let game = 0; game < 3; game++) {
      play.next();
      miss(play);
    }
    expect([play.isFound, play.isOver, play.games.length]).toEqual([false, true, 3]);
  });

  it('goes on where it was, on its own day only, and never with games that cannot be', async () => {
    const play = new DayPlay(DAY);
    miss(play);
    play.next();
    play.choose(emptyCells(play.now.setup.cells)[0] as number);
    expect(new DayPlay(DAY).games).toEqual(play.games);
    expect(new DayPlay('2026-11-26').games).toEqual([[]]);
    new DayPlay('2026-11-24').choose(0);
    expect(new DayPlay(DAY).games).toEqual(play.games);
    const own = ownOf(play);
    // Another tab's games stay, and are shown.
    texts.set(dayStore.key, dayStore.make({ day: DAY, games: [own.slice(0, 1)] }));
    play.choose(emptyCells(play.now.setup.cells)[0] as number);
    await expect.poll(() => play.games).toEqual([own.slice(0, 1)]);
    for (const games of [[own, []], [[own[0], own[0]]], [[]].slice(1), [[], []]]) {
      void dayStore.change(() => ({ day: DAY, games: games as number[][] }));
      expect(new DayPlay(DAY).games, JSON.stringify(games)).toEqual([[]]);
    }
  });

  it('is named by a day that there is', () => {
    expect(['2026-11-25', '2028-02-29'].map(parseDay)).toEqual(['2026-11-25', '2028-02-29']);
    for (const text of ['2027-02-29', '2026-13-01', '26-11-25', '2026-11-25 ', '', 5, undefined])
      expect(parseDay(text)).toBeUndefined();
    expect(makeDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(seedOfDay(DAY)).toBe(20261125);
  });
});
