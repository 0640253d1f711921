import fc from 'fast-check';
import {
  makeAddress,
  parseAddress,
  requestOf,
  searchLink,
} from '../../../src/components/stepper/search/address.ts';
import {
  makePairLink,
  pairLink,
  parsePairLink,
  type Pair,
} from '../../../src/components/arena/pairLink.ts';
import { FIRST_LARGE_GAME } from '../../../src/components/play/games/largeGame.ts';
import { machinesOn } from '../../../src/components/players/players.ts';
import {
  MAP_START,
  makeMapAddress,
  mapLink,
  parseMapAddress,
  type MapSpot,
} from '../../../src/components/map/mapAddress.ts';
import { DEFAULT_GAME } from '../../../src/components/play/games/smallGame.ts';
import {
  makePlayLink,
  parsePlayLink,
  playLink,
} from '../../../src/components/play/games/playLink.ts';
import { largeAddress } from '../../../src/components/stepper/linear/largeFigure.svelte.ts';
import { smallAddress } from '../../../src/components/stepper/linear/smallFigure.svelte.ts';
import { ARENA } from '../../../src/components/arena/arena.ts';
import { placedBoards } from '../../../src/components/map/mapBoards.ts';
import {
  ARTICLE_RULES,
  MOST_SEED,
  SEARCHES,
  lineRun,
  emptySetup,
  smallInput,
  tutorialRequest,
  SEARCH_TRAITS,
} from '../../../src/engine/index.ts';
import { linkedStep } from '../../../src/components/platform/linkFields.ts';
import { LONGEST_LINK } from '../../../src/components/platform/link.ts';
import type { AddressProblem } from '../../../src/components/platform/problems.ts';
import { arenaMessages } from '#language/arena/messages';
import { mapMessages } from '#language/map/messages';
import { playProblemMessages } from '#language/play/page/problems';
import { dialogMessages } from '#language/stepper/dialogs';
import { games } from '../../engine/game/large/recordGames.ts';
import { requests, setups } from '../../engine/arbitraries.ts';
import { matches } from '../play/small/games.ts';
import { firstPage, machine, oneDay, shelf } from './doorLinks.ts';
import { NINE_CALLS } from '../stepper/replay.ts';
import { randomSheet } from '../algorithms/randomLargePosition.ts';

/** What a page makes of a link, and what it says is wrong with it. */
interface Shown {
  readonly value: unknown;
  readonly problems: readonly { readonly code: string; readonly field?: string }[];
  readonly told: string;
}

/** A kind of link, as the page that it leads to sees it. */
export interface LinkCase<Value = unknown> {
  readonly name: string;
  readonly fields: readonly string[];
  /** What a page can show by itself, and what a link can ask it for. */
  readonly values: fc.Arbitrary<Value>;
  /** What a page shows by itself, and the link to that. */
  readonly usual: Value;
  readonly shortest: string;
  /** The field by which a link is known for one of these; none, if any field will do. */
  readonly knownBy?: string;
  /** Characters after the `#` that are read. */
  readonly most?: number;
  /** The link to `value` on a page that shows `own` by itself. */
  make(value: Value, own: Value): string;
  /** `undefined` if the page takes no notice of the link. */
  read(fragment: string, own: Value): Shown | undefined;
}

const { addressProblems } = dialogMessages;
const figures = fc.stringMatching(/^[a-z][a-z0-9-]{0,39}$/);
const steps = fc.nat(300_000);

interface Moment<Asked> {
  readonly figure: string;
  readonly step: number;
  readonly asked: Asked;
}

function moments<Asked>(asked: fc.Arbitrary<Asked>): fc.Arbitrary<Moment<Asked>> {
  return fc.record({ figure: figures, step: steps, asked });
}

/** A long figure, at the one that a link asks for. */
function shown(
  link: { readonly fig?: string | undefined; readonly step?: number | undefined },
  asked: unknown,
  problems: readonly AddressProblem[],
): Shown {
  const at = linkedStep(link, 400_000);
  const all = [...problems, ...at.problems];
  const value = { figure: link.fig ?? 'none', step: at.step, asked };
  return { value, problems: all, told: addressProblems(all) };
}

const NINE = tutorialRequest(NINE_CALLS);

/** A seed or a limit that nothing uses is in no link. */
const used = (request: typeof NINE) => ({
  ...request,
  seed: request.order === 'random' ? request.seed : NINE.seed,
  depth: SEARCH_TRAITS[request.search].hasLimit ? request.depth : NINE.depth,
});

const search: LinkCase<Moment<typeof NINE>> = {
  name: 'search',
  fields: searchLink.names,
  shortest: '#fig=nine&step=1',
  knownBy: 'fig=nine',
  most: 600,
  values: moments(requests().map(used)),
  usual: { figure: 'nine', step: 0, asked: NINE },
  make: ({ figure, step, asked }, own) => makeAddress({ figure, step, ...asked }, own.asked),
  read(fragment, own) {
    const link = parseAddress(fragment);
    if (!link) return undefined;
    const { request, problems } = requestOf(link, own.asked, SEARCHES);
    return shown(link, used(request), problems);
  },
};

const NO_GAME = smallInput(emptySetup());

const linear: LinkCase<Moment<typeof NO_GAME>> = {
  name: 'linear trace',
  fields: smallAddress.names,
  shortest: '#fig=fin&step=1',
  knownBy: 'fig=fin',
  most: 600,
  values: moments(
    fc
      .record({
        setup: setups(),
        seed: fc.nat(MOST_SEED),
        level: fc.nat(9),
      })
      .map(({ setup, seed, level }) => smallInput(setup, { seed, level })),
  ),
  usual: { figure: 'fin', step: 0, asked: NO_GAME },
  make: ({ figure, step, asked }, own) => smallAddress.make(figure, step, asked, own.asked),
  read(fragment, own) {
    const link = smallAddress.parse(fragment);
    if (!link) return undefined;
    const run = { uses: ['seed', 'level'], mostLevel: 9 } as const;
    const { input, problems } = smallAddress.inputOf(link, own.asked, run);
    return shown(link, input, problems);
  },
};

const large: LinkCase<Moment<ReturnType<typeof randomSheet>>> = {
  name: 'linear trace on a large board',
  fields: largeAddress.names,
  shortest: '#fig=line&step=1',
  knownBy: 'fig=line',
  most: 2400,
  values: moments(fc.nat(5000).map(randomSheet)),
  usual: { figure: 'line', step: 0, asked: randomSheet(4) },
  make: ({ figure, step, asked }, own) => largeAddress.make(figure, step, asked, own.asked),
  read(fragment, own) {
    const link = largeAddress.parse(fragment);
    if (!link) return undefined;
    const { input, problems } = largeAddress.inputOf(link, own.asked, lineRun);
    return shown(link, input, problems);
  },
};

const play: LinkCase<typeof DEFAULT_GAME> = {
  name: 'game',
  fields: playLink.names,
  shortest: '#x=person&o=minimax',
  most: 130_000,
  values: matches(),
  usual: DEFAULT_GAME,
  make: (match) => makePlayLink(match),
  read(fragment) {
    const link = parsePlayLink(fragment);
    if (!link) return undefined;
    const { match, problems } = link;
    return { value: match, problems, told: playProblemMessages(problems) };
  },
};

const FIRST_GAME = { match: FIRST_LARGE_GAME, rules: ARTICLE_RULES };
const largePlayers = fc.constantFrom('person' as const, ...machinesOn('large'));

const largeGame: LinkCase<typeof FIRST_GAME> = {
  name: 'game on a large board',
  fields: playLink.names,
  shortest: '#g=1.BPPAAA.4wo66sC&x=person&o=attack-weights&seed=1',
  knownBy: 'g=1.BPPAAA.4wo66sC',
  most: 130_000,
  values: fc.record({
    match: fc.record({
      record: games(
        fc.option(
          fc.record({
            width: fc.integer({ min: 5, max: 30 }),
            height: fc.integer({ min: 5, max: 30 }),
          }),
          { nil: undefined },
        ),
      ),
      players: fc.record({ X: largePlayers, O: largePlayers }),
      seed: fc.nat(MOST_SEED),
    }),
    rules: fc.constantFrom(ARTICLE_RULES, { ...ARTICLE_RULES, finish: 0.5, ragged: false }),
  }),
  usual: FIRST_GAME,
  make: ({ match, rules }) => makePlayLink(match, rules),
  read(fragment) {
    const link = parsePlayLink(fragment);
    if (!link) return undefined;
    const { problems, ...value } = link;
    return { value, problems, told: playProblemMessages(problems) };
  },
};

const spots = (['X', 'O'] as const).flatMap((side) =>
  placedBoards(side, {}, () => true).map(({ board }) => ({ side, id: board.id, choices: {} })),
);

const map: LinkCase<MapSpot> = {
  name: 'map',
  fields: mapLink.names,
  shortest: '#side=X',
  knownBy: 'side=X',
  values: fc.constantFrom(...spots),
  usual: MAP_START,
  make: (spot) => makeMapAddress(spot),
  read(fragment) {
    const link = parseMapAddress(fragment);
    if (!link) return undefined;
    const { spot, problems } = link;
    return { value: spot, problems, told: mapMessages.addressProblems(problems, spot.side) };
  },
};

const arenaPlayers = fc.nat(ARENA.players.length - 1);

const pair: LinkCase<Pair> = {
  name: 'pair of the arena',
  fields: pairLink.names,
  shortest: '#first=random&second=rules-of-thumb',
  most: LONGEST_LINK,
  values: fc.record(
    { first: arenaPlayers, second: arenaPlayers, own: fc.constant('edited:abc') },
    { requiredKeys: ['first', 'second'] },
  ),
  usual: { first: 0, second: 1 },
  make: (each) => makePairLink(each),
  read(fragment) {
    const link = parsePairLink(fragment);
    if (!link) return undefined;
    const told = link.pair ? '' : arenaMessages.pair.problems(link.problems);
    return { value: link.pair, problems: link.problems, told };
  },
};

/** Every kind of link that the pages read, but for texts that are packed into one field. */
export const EVERY_LINK = [
  search,
  linear,
  large,
  play,
  largeGame,
  map,
  pair,
  firstPage,
  oneDay,
  shelf,
  machine,
] as readonly LinkCase[];
