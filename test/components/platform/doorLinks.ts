import fc from 'fast-check';
import { dayMessages } from '#language/play/daily/messages';
import { dayLink } from '../../../src/components/play/daily/day.svelte.ts';
import { homeGame, homeOutcome } from '../../../src/components/play/home/game.ts';
import {
  homeLink,
  makeHomeLink,
  parseHomeLink,
} from '../../../src/components/play/home/homeStores.ts';
import { take, type SmallGameInPlay } from '../../../src/components/play/games/smallGame.ts';
import {
  ITSELF,
  isPlan,
  type ExperimentPlan,
  type Stint,
} from '../../../src/components/lab/labStore.ts';
import {
  USUAL_PLAN,
  makeShelfLink,
  planOfShelf,
  shelfLink,
} from '../../../src/components/lab/shelfLink.ts';
import {
  botLink,
  makeBotLink,
  parseBotLink,
  shortName,
  type NamedMachine,
} from '../../../src/components/bot/machineStore.ts';
import { CARDS, CODE_LANGUAGES, LEARNS, MENACE, MOST_SEED, TD } from '../../../src/engine/index.ts';
import { machineMessages } from '#language/bot/messages';
import { learningMessages } from '#language/lab/messages';
import { playMessages } from '#language/play/home/messages';
import { anyCharacter } from '../../anyCharacter.ts';
import type { LinkCase } from './everyLink.ts';

/** Links that the doors of the first page hand out: a game, a trained shelf, and a machine of one’s own. */

export const firstPage: LinkCase<SmallGameInPlay> = {
  name: 'game on the first page',
  fields: homeLink.names,
  shortest: '#game=X',
  knownBy: 'game=X',
  values: fc
    .tuple(fc.constantFrom('X' as const, 'O' as const), fc.array(fc.nat(8), { maxLength: 20 }))
    .map(([person, cells]) => cells.reduce(take, homeGame(person)))
    .filter((game) => homeOutcome(game) !== 'person'),
  usual: homeGame('X'),
  make: (game) => makeHomeLink(game),
  read(fragment) {
    const game = parseHomeLink(fragment);
    if (game === undefined) return undefined;
    const problems = homeLink.parse(fragment)?.problems ?? [];
    const isRead = game !== 'unplayable';
    const told = isRead ? '' : playMessages.says.unplayable(playMessages.says.begin.X);
    return { value: isRead ? game : undefined, problems, told };
  },
};

export const oneDay: LinkCase<string> = {
  name: 'bot of a day',
  fields: dayLink.names,
  shortest: '#day=2026-11-25',
  knownBy: 'day=2026-11-25',
  values: fc
    .date({ min: new Date('2000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  usual: '2026-11-25',
  make: (day) => dayLink.make({ day }),
  read(fragment, own) {
    const link = dayLink.parse(fragment);
    if (!link) return undefined;
    const { day, problems } = link;
    return {
      value: day,
      problems,
      told: problems.length > 0 ? dayMessages.strange(day ?? own) : '',
    };
  },
};

export const machine: LinkCase<NamedMachine> = {
  name: 'machine of one’s own',
  fields: botLink.names,
  shortest: '#machine=c.win-block',
  most: 8800,
  values: fc.record({
    name: fc.string({ unit: anyCharacter }).map(shortName),
    machine: fc.oneof(
      fc.shuffledSubarray([...CARDS]).map((cards) => ({ kind: 'cards' as const, cards })),
      fc.record({
        kind: fc.constant('code' as const),
        language: fc.constantFrom(...CODE_LANGUAGES),
        source: fc.string({ unit: anyCharacter }),
      }),
    ),
  }),
  usual: { name: '', machine: { kind: 'cards', cards: ['win', 'block'] } },
  make: (named) => makeBotLink(named),
  read(fragment) {
    const link = parseBotLink(fragment);
    if (!link) return undefined;
    const { problems, machine: value } = link;
    return { value, problems, told: machineMessages.problems(problems) };
  },
};

interface Taught {
  readonly plan: ExperimentPlan;
  readonly stints: readonly Stint[];
}
const plans: fc.Arbitrary<ExperimentPlan> = fc
  .record({
    scheme: fc.constantFrom(
      MENACE,
      { ...MENACE, start: [9, 8, 7, 6] as const, win: 5, resigns: true },
      TD,
      { ...TD, step: 20 },
    ),
    learns: fc.constantFrom(...LEARNS.filter((learns) => learns !== 'itself')),
    rival: fc.constantFrom('random' as const, 'depth-ratings:3' as const, ITSELF),
    seed: fc.nat(MOST_SEED),
  })
  .filter(isPlan);

export const shelf: LinkCase<Taught> = {
  name: 'trained shelf',
  fields: shelfLink.names,
  shortest: '#taught=20',
  knownBy: 'taught=20',
  values: fc.record({
    plan: plans,
    stints: fc.array(fc.record({ games: fc.integer({ min: 1, max: 9999 }), isBad: fc.boolean() }), {
      minLength: 1,
      maxLength: 12,
    }),
  }),
  usual: { plan: USUAL_PLAN, stints: [{ games: 20, isBad: false }] },
  make: (taught) => makeShelfLink(taught) ?? '',
  read(fragment) {
    const link = /(^|[#&])taught=/.test(fragment) ? shelfLink.parse(fragment) : undefined;
    if (!link) return undefined;
    const { problems, taught: stints } = link;
    const plan = planOfShelf(link);
    const isRead = problems.length === 0 && plan && stints;
    const told = isRead ? '' : learningMessages.problems.shelf;
    return { value: isRead ? { plan, stints } : undefined, problems, told };
  },
};
