import { describe, expect, it } from 'vitest';
import {
  OFFERED_BOTS,
  OFFERED_KINDS,
  levelsOffered,
} from '../../../src/components/players/catalog.ts';
import { makePlayer } from '../../../src/components/players/players.ts';
import { BOT_KINDS, PLAYERS, levelsOf, makeBot } from '../../../src/engine/index.ts';

describe('the players that are offered', () => {
  it('are those of the registry, with its levels and names, in its order', () => {
    expect(OFFERED_KINDS).toEqual(BOT_KINDS);
    for (const kind of BOT_KINDS) expect(levelsOffered(kind)).toEqual(levelsOf(kind));
    expect(OFFERED_BOTS).toEqual(PLAYERS);
    expect(OFFERED_BOTS.map(makePlayer)).toEqual(PLAYERS.map(makeBot));
  });
});
