import { describe, expect, it } from 'vitest';
import {
  PLAYERS,
  SIDES,
  audit,
  compareFractions,
  fractionNumber,
  gameGraph,
  makeBot,
  makeFraction,
  mostLosses,
  policyOf,
  prove,
  tableOf,
  type BotSpec,
  type Ending,
  type Player,
  type Side,
} from '../../../src/engine/index.ts';
import { askedOnce, emptyOf, endOf, gamesAgainst, put, turnOf, START } from './naive.ts';
import { deep } from '../../deep.ts';

const playerOf =
  (spec: BotSpec): Player =>
  (setup) =>
    policyOf(spec, setup);

/** On a push every thirteenth, which are first and second by turns. */
const TRIED = PLAYERS.flatMap((spec) => SIDES.map((plays) => ({ spec, plays })))
  .filter((_, at) => at % deep(13, 1) === 0)
  .map(({ spec, plays }) => {
    const player = playerOf(spec);
    return [makeBot(spec), plays, player, tableOf(player)] as const;
  });

describe('the graph of the game', () => {
  it('holds every position once, and moves lead to higher numbers', () => {
    const { setups, stands, next } = gameGraph();
    expect(setups).toHaveLength(5478);
    expect(new Set(setups.map(({ cells }) => cells.join(''))).size).toBe(5478);
    expect(setups[0]?.cells.every((content) => content === 0)).toBe(true);
    // Terminal positions, as counted elsewhere: 626 won by the first, 316 by the second, 16 drawn.
    const counts = [0, 0, 0, 0];
    stands.forEach((stand) => (counts[stand] = (counts[stand] ?? 0) + 1));
    expect(counts).toEqual([5478 - 958, 626, 316, 16]);
    next.forEach((after, at) => {
      expect(after === 0 || after > Math.floor(at / 9)).toBe(true);
    });
  });
});

describe.each(TRIED)('%s, %s', (_, plays, player, table) => {
  const own = plays === 'first' ? 'X' : 'O';
  const proof = prove(table, plays);

  it('can come to what its games come to', () => {
    const ends = new Set<Ending>();
    for (const { end } of gamesAgainst(player, plays, 9)) {
      ends.add(end === 'draw' ? 'draw' : end === own ? 'win' : 'loss');
    }
    expect(proof.worst).toBe(ends.has('loss') ? 'loss' : ends.has('draw') ? 'draw' : 'win');
    for (const ending of ['win', 'draw', 'loss'] as const) {
      expect(proof.ends[ending] > 0).toBe(ends.has(ending));
    }
  });

  it('has the shortest loss, the first in order of cells', () => {
    expect(proof.shortestLoss).toEqual(shortestLossByLength(player, plays));
  });

  it('loses to nobody more often than to who knows it best', () => {
    const most = mostLosses(table, plays);
    expect(fractionNumber(most)).toBeCloseTo(mostByNumbers(player, plays), 12);
    expect(most.numerator > 0n).toBe(proof.worst === 'loss');
    for (const [, side, , opponent] of TRIED) {
      if (side === plays) continue;
      const { loss } = audit(table, opponent, plays);
      expect(compareFractions(loss, most)).not.toBe(1);
    }
  });

  it('counts the positions that can arise', () => {
    const seen = new Set<string>();
    let decisions = 0;
    const asked = askedOnce(player);
    (function visit(board: string): void {
      if (seen.has(board)) return;
      seen.add(board);
      if (endOf(board)) return;
      const mark = turnOf(board);
      if (mark === own) decisions++;
      const cells = mark === own ? asked(board).map(({ cell }) => cell) : emptyOf(board);
      for (const cell of cells) visit(put(board, cell, mark));
    })(START);
    expect(proof.positions).toBe(seen.size);
    expect(proof.decisions).toBe(decisions);
  });
});

/** By trying games of five marks, of six, and so on, in order of cells. */
function shortestLossByLength(player: Player, plays: Side): readonly number[] | undefined {
  const enemy = plays === 'first' ? 'O' : 'X';
  for (let length = 5; length <= 9; length++) {
    for (const { moves, end } of gamesAgainst(player, plays, length)) {
      if (moves.length === length && end === enemy) return moves;
    }
  }
  return undefined;
}

function mostByNumbers(player: Player, plays: Side): number {
  const own = plays === 'first' ? 'X' : 'O';
  const asked = askedOnce(player);
  function from(board: string): number {
    const end = endOf(board);
    if (end) return end === 'draw' || end === own ? 0 : 1;
    const mark = turnOf(board);
    if (mark !== own)
      return Math.max(...emptyOf(board).map((cell) => from(put(board, cell, mark))));
    const policy = asked(board);
    const all = policy.reduce((sum, { weight }) => sum + weight, 0);
    return policy.reduce(
      (sum, { cell, weight }) => sum + (weight / all) * from(put(board, cell, mark)),
      0,
    );
  }
  return from(START);
}

describe('what is published about these players', () => {
  it('level 1 of the rule ratings, second: seldom, and never with certainty', () => {
    const table = tableOf(playerOf({ kind: 'rule-ratings', level: 1 }));
    expect(makeFraction(mostLosses(table, 'second'))).toBe('1/3');
  });
});
