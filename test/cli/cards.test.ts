import { describe, expect, it } from 'vitest';
import {
  CARDS,
  SIDES,
  fraction,
  makeFraction,
  seededRng,
  shuffled,
} from '../../src/engine/index.ts';
import { deep } from '../deep.ts';
import { naiveResults } from '../engine/cards/naiveCards.ts';
import { answer, errorOf } from './asking.ts';

/** Lists of any cards in any order, as long as somebody would make them. */
const LISTS = Array.from({ length: deep(6, 500) }, (_, seed) => {
  const rng = seededRng(seed + 1);
  return shuffled(CARDS, rng).slice(0, rng.int(10));
});

const audit = (cards: readonly unknown[], plays: string, against: unknown = 'random') =>
  answer({ ask: 'audit', bot: { kind: 'cards', cards }, plays, against });

describe('audit of rule cards', () => {
  it('agrees with an enumeration that shares no code with it', () => {
    for (const cards of LISTS) {
      for (const plays of SIDES) {
        const [mine, theirs] = plays === 'first' ? (['X', 'O'] as const) : (['O', 'X'] as const);
        const { [mine]: won, [theirs]: lost, whole, ...game } = naiveResults(cards, mine);
        const part = (share: bigint) => makeFraction(fraction(share, whole));
        expect(audit(cards, plays), `${cards.join()} ${plays}`).toEqual({
          win: part(won),
          draw: part(whole - won - lost),
          loss: part(lost),
          worst: game.lost !== undefined ? 'loss' : game.canDraw ? 'draw' : 'win',
          shortestLoss: game.lost === undefined ? null : [...game.lost].map(Number),
        });
      }
    }
    // All 500 lists take more than a minute.
  }, 600_000);

  it('knows the eight good cards in their order as the rules of thumb', () => {
    const cards = CARDS.slice(0, 8);
    for (const plays of SIDES) {
      for (const against of ['random', { kind: 'rule-ratings', level: 0 }, { kind: 'minimax' }]) {
        const bot = { kind: 'rules-of-thumb' };
        expect(audit(cards, plays, against)).toEqual(answer({ ask: 'audit', bot, plays, against }));
      }
    }
  });

  it('plays cards against cards', () => {
    const [bot, against] = [
      ['win', 'block', 'centre'],
      ['block', 'fork'],
    ];
    const first = audit(bot, 'first', { kind: 'cards', cards: against });
    const second = audit(against, 'second', { kind: 'cards', cards: bot });
    expect([first['win'], first['draw'], first['loss']]).toEqual([
      second['loss'],
      second['draw'],
      second['win'],
    ]);
  });

  it('takes a card again, which then never speaks, and no cards at all', () => {
    expect(audit(['win', 'any', 'win'], 'first')).toEqual(audit(['win'], 'first'));
    expect(audit([], 'second')).toEqual(
      answer({ ask: 'audit', bot: { kind: 'random' }, plays: 'second', against: 'random' }),
    );
  });

  it.each([
    [{ kind: 'cards' }, '"bot.cards"'],
    [{ kind: 'cards', cards: 'win' }, '"bot.cards"'],
    [{ kind: 'cards', cards: ['win', 'center'] }, '"bot.cards[1]"'],
    [{ kind: 'cards', cards: ['win', 4] }, '"bot.cards[1]"'],
    [{ kind: 'cards', cards: ['toString'] }, '"bot.cards[0]"'],
    [{ kind: 'cards', cards: ['win'], level: 1 }, '"bot.level"'],
    [{ kind: 'minimax', cards: ['win'] }, '"bot.cards"'],
  ])('%j: bad-field', (bot, where) => {
    const asked = { ask: 'audit', bot, plays: 'first', against: 'random' };
    expect(errorOf(asked)).toBe('bad-field');
    expect(answer(asked).error?.message).toContain(where);
  });
});
