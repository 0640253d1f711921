import {
  EMPTY,
  RATING,
  RATING_EVENTS,
  RULES_OF_THUMB,
  TD,
  THUMB_EVENTS,
  cellValues,
  chooseByCards,
  depthRatingsOf,
  lookUp,
  recordSteps,
  rootSearch,
  ruleRatings,
  ruleRatingsTable,
  rulesOfThumb,
  solve,
  trainedLearner,
  tutorialRequest,
  type BotKindId,
  type CardId,
  type Policy,
  type RatingEvent,
  type RatingRule,
  type RuleOfThumb,
  type SearchName,
  type Setup,
  type ThumbEvent,
} from '../../engine/index.ts';
import { isNineBot, type Machine } from './players.ts';
import { cardsOf, policyOfMachine } from './policy.ts';

/** Why a player takes what it takes, as data: everything that its sentence may mention. */
export type Reason =
  /** Every cell alike. */
  | { readonly code: 'any'; readonly count: number }
  | { readonly code: 'thumb'; readonly rule: RuleOfThumb; readonly cells: readonly number[] }
  /** The card that fits; none if no card does, and any cell is as likely. */
  | { readonly code: 'card'; readonly card: CardId | undefined; readonly cells: readonly number[] }
  /** `rules`: what gave the greatest cell its points, the weightiest first. */
  | {
      readonly code: 'rated';
      readonly cells: readonly number[];
      readonly rating: number;
      readonly rules: readonly RatingRule[];
    }
  /** Drawn in proportion: the likeliest cells, and how many of all the parts one of them has. */
  | {
      readonly code: 'drawn';
      readonly what: 'points' | 'beads';
      readonly cells: readonly number[];
      readonly weight: number;
      readonly sum: number;
    }
  /** `depth`: the limit in marks; it may be beyond the end of the game. */
  | {
      readonly code: 'depth';
      readonly cells: readonly number[];
      readonly rating: number;
      readonly depth: number;
    }
  /** `equals`: how many moves are worth the same; unknown to a search that cuts. */
  | {
      readonly code: 'search';
      readonly cell: number;
      readonly value: 1 | 0 | -1;
      readonly equals: number | undefined;
      /** In marks; only where the search knows. */
      readonly distance: number | undefined;
    }
  /** `value` −1 … 1 in hundredths. */
  | { readonly code: 'value'; readonly cells: readonly number[]; readonly hundredths: number }
  | { readonly code: 'table'; readonly cells: readonly number[]; readonly number: number }
  | {
      readonly code: 'best';
      readonly cells: readonly number[];
      readonly value: 1 | 0 | -1;
      readonly distance: number;
    };

/** What the numbers on a bot's board are. */
export type NumberKind = 'rating' | 'depth-rating' | 'score' | 'beads' | 'value';

/** A number for each cell that the bot has one for. */
export interface BotNumbers {
  readonly kind: NumberKind;
  readonly cells: readonly (number | undefined)[];
}

/** What a player makes of a position: what it may do, its own numbers, and its reason. */
export interface Opinion {
  readonly policy: Policy;
  readonly numbers: BotNumbers | undefined;
  readonly reason: Reason;
}

interface Asked {
  readonly setup: Setup;
  readonly policy: Policy;
  readonly level: number;
}
type Explainer = (asked: Asked) => Omit<Opinion, 'policy'>;

const cellsIn = (policy: Policy) => policy.map(({ cell }) => cell);

/** Of a policy the likeliest cells, with what they weigh and all weigh together. */
function likeliest(policy: Policy) {
  const weight = Math.max(...policy.map((choice) => choice.weight));
  const cells = cellsIn(policy.filter((choice) => choice.weight === weight));
  return { cells, weight, sum: policy.reduce((sum, choice) => sum + choice.weight, 0) };
}

/** Numbers on the empty cells only. */
function onEmpty(kind: NumberKind, { cells }: Setup, numbers: readonly number[]): BotNumbers {
  const onCell = (number: number, cell: number) => (cells[cell] === EMPTY ? number : undefined);
  return { kind, cells: numbers.map(onCell) };
}

const anyCell: Explainer = ({ policy }) => ({
  numbers: undefined,
  reason: { code: 'any', count: policy.length },
});

const thumb: Explainer = ({ setup, policy }) => {
  const { events } = recordSteps<ThumbEvent>(THUMB_EVENTS, (tracer) => {
    rulesOfThumb(setup, tracer);
  });
  const rule = RULES_OF_THUMB[events.at(-1)?.rule ?? 0] as RuleOfThumb;
  return { numbers: undefined, reason: { code: 'thumb', rule, cells: cellsIn(policy) } };
};

/** The rules that added to each of these cells, the weightiest first; "free" only if there is no other. */
function rulesFor(setup: Setup, cells: readonly number[]): RatingRule[] {
  const { events } = recordSteps<RatingEvent>(RATING_EVENTS, (tracer) => {
    ruleRatings(setup, tracer);
  });
  const isAdded = (rule: RatingRule, cell: number) =>
    events.some(({ kind, target }) => kind === rule && target === cell);
  const rules = (Object.keys(RATING) as RatingRule[]).filter((rule) =>
    cells.every((cell) => isAdded(rule, cell)),
  );
  return rules.length > 1 ? rules.filter((rule) => rule !== 'free') : rules;
}

const ruleRated: Explainer = ({ setup, policy, level }) => {
  const ratings = ruleRatings(setup);
  const numbers = onEmpty('rating', setup, ratings);
  const { cells, weight, sum } = likeliest(policy);
  if (level === 0) {
    return { numbers, reason: { code: 'drawn', what: 'points', cells, weight, sum } };
  }
  const [first = 0] = cells;
  const rating = ratings[first] ?? 0;
  return { numbers, reason: { code: 'rated', cells, rating, rules: rulesFor(setup, cells) } };
};

const depthRated: Explainer = ({ setup, policy, level }) => {
  const ratings = depthRatingsOf(setup, level);
  const cells = cellsIn(policy);
  return {
    numbers: onEmpty('depth-rating', setup, ratings),
    reason: { code: 'depth', cells, rating: ratings[cells[0] ?? 0] ?? 0, depth: level },
  };
};

/** Searches tell their first call's moves; of one that cuts, only the kept move's score is exact. */
function searched(search: SearchName, { cuts = false, isQuick = false } = {}): Explainer {
  return ({ setup }) => {
    const request = { ...tutorialRequest(setup), search, computer: setup.toMove };
    const { cell = 0, score, moves } = rootSearch(request);
    const scores = setup.cells.map(
      (_, at) => moves.find((move) => move.cell === at && (!cuts || at === cell))?.score,
    );
    const equals = cuts ? undefined : moves.filter((move) => move.score === score).length;
    const distance = isQuick && score !== 0 ? 10 - Math.abs(score) : undefined;
    return {
      numbers: { kind: 'score', cells: scores },
      reason: { code: 'search', cell, value: Math.sign(score) as 1 | 0 | -1, equals, distance },
    };
  };
}

const beads: Explainer = ({ setup, policy }) => {
  const numbers = setup.cells.map((content, cell) =>
    content === EMPTY ? (policy.find((choice) => choice.cell === cell)?.weight ?? 0) : undefined,
  );
  return {
    numbers: { kind: 'beads', cells: numbers },
    reason: { code: 'drawn', what: 'beads', ...likeliest(policy) },
  };
};

const learntValues: Explainer = ({ setup, policy }) => {
  const values = cellValues(trainedLearner(TD), setup);
  const cells = cellsIn(policy);
  const hundredths = Math.round((values[cells[0] ?? 0] ?? 0) * 100);
  return {
    numbers: { kind: 'value', cells: values },
    reason: { code: 'value', cells, hundredths },
  };
};

const lookedUp: Explainer = ({ setup, policy, level }) => {
  const row = lookUp(ruleRatingsTable(), setup);
  const numbers = onEmpty('rating', setup, row);
  const { cells, weight, sum } = likeliest(policy);
  if (level === 0) {
    return { numbers, reason: { code: 'drawn', what: 'points', cells, weight, sum } };
  }
  return { numbers, reason: { code: 'table', cells, number: row[cells[0] ?? 0] ?? 0 } };
};

/** How every kind explains itself; a kind is explained here before or when it is registered. */
const ALL = {
  random: anyCell,
  'rules-of-thumb': thumb,
  'rule-ratings': ruleRated,
  'depth-ratings': depthRated,
  minimax: searched('minimax'),
  'quick-minimax': searched('quickMinimax', { isQuick: true }),
  'alpha-beta': searched('alphaBeta', { cuts: true }),
  'lookup-table': lookedUp,
  'learning-table': beads,
  'td-table': learntValues,
} as const satisfies Readonly<Record<string, Explainer>>;

/** A kind of the registry that does not explain itself is a type error here. */
const EXPLAINERS: Readonly<Record<BotKindId, Explainer>> = ALL;

/** What a player makes of a position; `undefined` if the game is over. */
export function opinionOf(player: Machine, setup: Setup): Opinion | undefined {
  const policy = policyOfMachine(player, setup);
  if (policy.length === 0) return undefined;
  if (isNineBot(player)) {
    return { policy, ...EXPLAINERS[player.kind]({ setup, policy, level: player.level ?? 0 }) };
  }
  const cards = cardsOf(player);
  if (cards) {
    const { at, cells } = chooseByCards(cards, setup);
    return { policy, numbers: undefined, reason: { code: 'card', card: cards[at], cells } };
  }
  const reason = { code: 'best' as const, cells: cellsIn(policy), ...solve(setup) };
  return { policy, numbers: undefined, reason };
}
