import {
  LEARNS,
  MENACE,
  TD,
  isScheme,
  parseBot,
  type MenaceScheme,
  type Scheme,
  type TdScheme,
} from '../../engine/index.ts';
import {
  choiceCodecOf,
  defineLink,
  type LinkField,
  type LinkProblem,
  type ParsedLink,
} from '../platform/link.ts';
import { seed } from '../platform/linkFields.ts';
import {
  ITSELF,
  isPlan,
  type Experiment,
  type ExperimentPlan,
  type Rival,
  type Stint,
} from './labStore.ts';

/** The most that is taught because a link asks for it: some seconds' work. */
const MOST_STINTS = 12;
export const MOST_LINKED_GAMES = 1_000_000;

/** "20000", "20000-2000bad-500". */
const stintsField: LinkField<readonly Stint[]> = {
  make: (stints) => stints.map(({ games, isBad }) => `${games}${isBad ? 'bad' : ''}`).join('-'),
  parse(text) {
    if (!/^[1-9]\d{0,6}(bad)?(-[1-9]\d{0,6}(bad)?)*$/.test(text)) return undefined;
    const stints = text.split('-').map((stint) => ({
      games: parseInt(stint, 10),
      isBad: stint.endsWith('bad'),
    }));
    const games = stints.reduce((sum, stint) => sum + stint.games, 0);
    return stints.length <= MOST_STINTS && games <= MOST_LINKED_GAMES ? stints : undefined;
  },
};

/** "4.3.2.1.3.1.1" for beads, with an "r" where an empty box resigns; "td.10.10" for values. */
const schemeField: LinkField<Scheme> = {
  make(scheme) {
    if (scheme.kind === 'td') return ['td', scheme.step, scheme.explore].join('.');
    const { start, win, draw, loss, resigns } = scheme;
    return `${[...start, win, draw, loss].join('.')}${resigns ? 'r' : ''}`;
  },
  parse(text) {
    if (!/^(td\.\d{1,3}\.\d{1,3}|\d{1,2}(\.\d{1,2}){6}r?)$/.test(text)) return undefined;
    const numbers = (text.match(/\d+/g) ?? []).map(Number);
    const [first = 0, second = 0, third = 0, fourth = 0, win = 0, draw = 0, loss = 0] = numbers;
    const td: TdScheme = { ...TD, step: first, explore: second };
    const menace: MenaceScheme = {
      ...MENACE,
      start: [first, second, third, fourth],
      win,
      draw,
      loss,
      resigns: text.endsWith('r'),
    };
    const scheme = text.startsWith('td') ? td : menace;
    return isScheme(scheme) ? scheme : undefined;
  },
};

const teacher: LinkField<Rival> = {
  make: String,
  parse: (text) => (text === ITSELF || parseBot(text) !== undefined ? text : undefined),
};

interface ShelfFields {
  readonly taught: readonly Stint[];
  readonly seed: number;
  readonly scheme: Scheme;
  readonly learns: ExperimentPlan['learns'];
  readonly teacher: Rival;
}
export type ShelfLink = ParsedLink<ShelfFields>;
export type ShelfLinkProblem = LinkProblem<keyof ShelfFields>;

/**
 * A shelf of matchboxes (or a table of values) by how it was taught: `#taught=20000&seed=7`. Chance comes from
 * the seed, so whoever opens the link trains the same one, bead for bead. Fields that are left out are the
 * usual ones: Michie's beads, moving first, against random, seed 1.
 */
export const shelfLink = defineLink<ShelfFields>(
  {
    taught: stintsField,
    seed,
    scheme: schemeField,
    learns: choiceCodecOf(LEARNS.filter((learns) => learns !== 'itself')),
    teacher,
  },
  { fragment: 400, value: 120 },
);

export const USUAL_PLAN: ExperimentPlan = {
  scheme: MENACE,
  learns: 'first',
  rival: 'random',
  seed: 1,
};

const fieldsOf = ({ seed: first, scheme, learns, rival }: ExperimentPlan) => ({
  seed: first,
  scheme,
  learns,
  teacher: rival,
});

/** The link to the table of an experiment; `undefined` if its beads cannot be had from games alone. */
export function makeShelfLink({
  plan,
  stints,
}: Pick<Experiment, 'plan' | 'stints'>): string | undefined {
  if (!stints || stints.length === 0 || !stintsField.parse(stintsField.make(stints) ?? ''))
    return undefined;
  return shelfLink.make({ taught: stints, ...fieldsOf(plan) }, fieldsOf(USUAL_PLAN));
}

/** What a link begins with; `undefined` if it does not say how much was taught. */
export function planOfShelf(link: ShelfLink): ExperimentPlan | undefined {
  const plan: ExperimentPlan = {
    scheme: link.scheme ?? USUAL_PLAN.scheme,
    learns: link.learns ?? USUAL_PLAN.learns,
    rival: link.teacher ?? USUAL_PLAN.rival,
    seed: link.seed ?? USUAL_PLAN.seed,
  };
  return link.taught && isPlan(plan) ? plan : undefined;
}
