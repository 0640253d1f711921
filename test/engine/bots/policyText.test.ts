import { describe, expect, it } from 'vitest';
import { makePolicyText, parsePolicyText } from '../../../src/engine/bots/policyText.ts';
import {
  MENACE,
  learnerPolicy,
  makeMachine,
  ruleRatingsTable,
  tablePolicy,
  trainedLearner,
  type Policy,
  type Setup,
} from '../../../src/engine/index.ts';
import { makePlayer, parsePlayer, type Machine } from '../../../src/components/players/players.ts';
import { policyOfMachine } from '../../../src/components/players/policy.ts';
import { makePlayLink, parsePlayLink } from '../../../src/components/play/games/playLink.ts';
import { ALL_SETUPS } from '../arbitraries.ts';

const boxes = trainedLearner(MENACE);
const table = ruleRatingsTable();
const PLAYERS: Readonly<Record<'trained' | 'edited', (setup: Setup) => Policy>> = {
  trained: (setup) => learnerPolicy(boxes, setup),
  edited: (setup) => tablePolicy(table, setup),
};

describe.each(['trained', 'edited'] as const)('%s players', (kind) => {
  const policy = PLAYERS[kind];
  const numbers = makePolicyText(policy);
  const { games } = boxes;
  const code = kind === 'edited' ? numbers : makeMachine({ kind, games, numbers });

  it('play from their text as they do themselves', () => {
    const player = parsePlayer(`${kind}:${code}`)!;
    expect(player).toEqual(kind === 'edited' ? { kind, code } : { kind, code, level: games });
    for (const setup of ALL_SETUPS.filter((_, at) => at % 37 === 0))
      expect(policyOfMachine(player as Machine, setup)).toEqual(policy(setup));
  });

  it('go by a link, which is short enough for one, and are replaced on other boards', () => {
    const link = `#x=person&o=${kind}:${code}`;
    const read = parsePlayLink(link)!;
    expect(read.problems).toEqual([]);
    expect(makePlayLink(read.match)).toBe(link);
    expect(link.length).toBeLessThan(4000);
    const other = parsePlayLink(`${link}&variant=4,4,4`)!;
    expect(other.problems).toMatchObject([{ code: 'other-player' }]);
    expect(makePlayer(other.match.players.O)).not.toContain(kind);
  });

  it('are none where a letter is missing, or one too many', () => {
    for (const text of ['', code.slice(0, -1), `${code}A`, code.replace(/.$/, '!')]) {
      if (kind === 'edited') expect(parsePolicyText(text)).toBeUndefined();
      expect(parsePlayer(`${kind}:${text}`)).toBeUndefined();
    }
  });
});
