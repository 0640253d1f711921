import { describe, expect, it } from 'vitest';
import { VARIANTS, exactResults, policyOf, policyTable } from '../../../../src/engine/index.ts';
import {
  STRENGTHS,
  STRENGTH_NAMES,
  drawsLots,
  levelsOfBoard,
  strengthOf,
} from '../../../../src/components/play/opponents.ts';
import { OFFERED_BOTS } from '../../../../src/components/players/players.ts';

const tableOf = (bot: Parameters<typeof policyOf>[0]) =>
  policyTable((setup) => policyOf(bot, setup));

describe('how strong a bot is', () => {
  it('goes by what it loses, first and second in turn, to random and to best play', () => {
    const judges = [tableOf({ kind: 'random' }), tableOf({ kind: 'quick-minimax' })];
    const losses = STRENGTH_NAMES.map((name) => {
      const bot = tableOf(STRENGTHS[name]);
      return judges.map((judge) => exactResults(bot, judge).loss + exactResults(judge, bot).win);
    });
    for (const [at, [random = NaN, best = NaN]] of losses.entries()) {
      const [randomBefore = Infinity, bestBefore = Infinity] = losses[at - 1] ?? [];
      expect(random, STRENGTH_NAMES[at]).toBeLessThan(randomBefore);
      expect(best, STRENGTH_NAMES[at]).toBeLessThanOrEqual(bestBefore);
    }
    expect(losses.at(-1)).toEqual([0, 0]);
  });

  it('may be up to lots: those of it who leave a choice to chance, and no others', () => {
    for (const bot of OFFERED_BOTS) {
      const { startOf, endOf } = tableOf(bot);
      const isDrawn = endOf.some((end, code) => end - startOf[code]! > 1);
      expect(drawsLots(bot), bot.kind).toBe(isDrawn);
    }
  });

  it('is told of bots that are offered, and of no other player', () => {
    for (const name of STRENGTH_NAMES) {
      expect(OFFERED_BOTS).toContainEqual(STRENGTHS[name]);
      expect(strengthOf(STRENGTHS[name])).toBe(name);
    }
    expect(strengthOf({ kind: 'depth-ratings', level: 2 })).toBeUndefined();
    // On three sheets of nine whoever begins wins: nobody is unbeatable there.
    for (const player of ['person', 'best'] as const) expect(strengthOf(player)).toBeUndefined();
    const onCube = levelsOfBoard(VARIANTS['3x3x3']).map(({ name }) => name);
    expect(onCube).toEqual([...STRENGTH_NAMES.slice(0, -1), undefined]);
  });
});
