import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePairLink, parsePairLink } from '../../src/components/state/arena/pairLink.ts';
import { ARENA, playerAt } from '../../src/components/view/arena/arena.ts';

describe('a link to a pair', () => {
  it('finds every pair again', () => {
    ARENA.players.forEach((_, first) => {
      ARENA.players.forEach((_, second) => {
        expect(parsePairLink(makePairLink({ first, second }))).toEqual({ pair: { first, second } });
      });
    });
  });

  it('is written with the names of the players', () => {
    const [first = 0, second = 0] = [playerAt('minimax'), playerAt('rule-ratings:0')];
    expect(makePairLink({ first, second })).toBe('#first=minimax&second=rule-ratings:0');
  });

  it.each(['', '#', '#pair', '#everybody', '#fig=tree', '#x=person'])('is not "%s"', (text) => {
    expect(parsePairLink(text)).toBeUndefined();
  });

  it.each([
    ['#first=minimax', { code: 'missing-player' }],
    ['#second=random&first=', { code: 'missing-player' }],
    ['#first=minimax&second=Hercules', { code: 'unknown-player', name: 'Hercules' }],
    ['#first=rule-ratings:7&second=random', { code: 'unknown-player', name: 'rule-ratings:7' }],
    ['#first=toString&second=random', { code: 'unknown-player', name: 'toString' }],
    ['#second=%E0', { code: 'unknown-player' }],
    [`#first=minimax&second=${'x'.repeat(300)}`, { code: 'too-long' }],
  ])('%s: a problem with a name', (text, problem) => {
    expect(parsePairLink(text)).toEqual({ problem });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(() => parsePairLink(text)).not.toThrow();
        expect(() => parsePairLink(`#first=${text}&second=minimax`)).not.toThrow();
      }),
    );
  });
});
