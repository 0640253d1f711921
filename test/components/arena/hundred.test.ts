import { describe, expect, it } from 'vitest';
import { ARENA, outcomeOf } from '../../../src/components/arena/arena.ts';
import { hundredOf } from '../../../src/components/arena/hundred.ts';

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
