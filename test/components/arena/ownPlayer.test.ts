import { expect, it } from 'vitest';
import {
  audit,
  botTable,
  cardsTable,
  fractionNumber,
  makePolicyText,
  policyOf,
} from '../../../src/engine/index.ts';
import {
  ARENA,
  OWN_PLAYER,
  isOwnPlayer,
  joinArena,
  outcomeOf,
  playerAt,
  seatOf,
  specOf,
} from '../../../src/components/arena/arena.ts';
import { arenaPlayLink } from '../../../src/components/arena/arenaLinks.ts';
import { makePairLink, ownInLink, parsePairLink } from '../../../src/components/arena/pairLink.ts';
import { rivalOfNumbers } from '../../../src/components/bot/others/rival.dom.ts';
import { othersHandlers } from '../../../src/components/bot/others/othersHandlers.dom.ts';

it('takes a machine of one’s own in as the last player, with its row and its column', () => {
  expect(playerAt(OWN_PLAYER)).toBeUndefined();
  const bots = ARENA.players.length;
  const cards = ['win', 'block'] as const;
  const met = othersHandlers.meet({ kind: 'cards', cards });
  const leave = joinArena({ ...met, player: 'cards:c.win-block' });
  const own = playerAt(OWN_PLAYER)!;
  expect([own, isOwnPlayer(own), isOwnPlayer(own - 1)]).toEqual([bots, true, false]);
  for (const bot of [3, bots - 1])
    for (const plays of ['first', 'second'] as const) {
      const shares = audit(cardsTable(cards), botTable(specOf(bot)), plays);
      const outcome = outcomeOf(own, bot, plays);
      expect(outcome.win.number).toBeCloseTo(fractionNumber(shares.win));
      expect(outcome.loss.number).toBeCloseTo(fractionNumber(shares.loss));
    }
  expect(outcomeOf(own, own, 'first')).toEqual(outcomeOf(own, own, 'first'));
  expect(seatOf(own, 'second').shortestLoss).toHaveLength(7);
  expect(parsePairLink('#first=mine&second=minimax')?.pair?.first).toBe(own);
  expect(arenaPlayLink('/', own, 'first', [4])).toContain('x=cards:c.win-block&');
  leave();
  expect([ARENA.players.length, ARENA.outcomes[0]!.length, playerAt(OWN_PLAYER)]).toEqual([
    bots,
    bots,
    undefined,
  ]);
});

it('takes in a table that a link brings along, and it plays as its numbers say', () => {
  const bot = { kind: 'learning-table' } as const;
  const own = `edited:${makePolicyText((setup) => policyOf(bot, setup))}`;
  const link = makePairLink({ first: 0, second: 1, own });
  expect([ownInLink(link), parsePairLink(link)?.problems]).toEqual([own, []]);
  const rival = rivalOfNumbers(own);
  const { meetings } = othersHandlers.meet(rival!);
  const random = audit(botTable(bot), botTable(specOf(0)), 'second');
  expect(meetings[0]?.second).toEqual(random);
  expect(rivalOfNumbers('edited:nothing')).toBeUndefined();
});
