import {
  BitPosition,
  RATING,
  RULES_OF_THUMB,
  THUMB_EVENTS,
  afterMove,
  audit,
  canonical,
  emptyCells,
  emptySetup,
  policyOf,
  positionsFrom,
  prove,
  recordRun,
  recordSteps,
  ruleRatings,
  ruleRatingsRun,
  rulesOfThumb,
  smallInput,
  solve,
  solvedMoves,
  tableOf,
  type BotSpec,
  type Ending,
  type RatingRule,
  type Setup,
  type Side,
  type ThumbEvent,
} from '../../../engine/index.ts';
import { CROSSINGS, RATED, ratedSetup, ratingTrace, type RatedName } from './rated.ts';
import { ratingMessages as messages } from '#language/lessons/ratings/messages';
import { ruleRatingsView } from '../../algorithms/rule-ratings/view.ts';
import type { BoardView } from '../../ui/types.ts';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import { once } from '../parts/ask.ts';

export const NAMES = Object.keys(RATED) as readonly RatedName[];

export const ratingsOf = (name: RatedName) => ruleRatings(ratedSetup(name));
export const ratingAt = (name: RatedName, cell: number) => ratingsOf(name)[cell] ?? NaN;

/** Every position in which somebody has to move, X having begun. */
export const openPositions = once(() =>
  positionsFrom().filter((setup) => !new BitPosition(setup).isOver),
);

/** The positions in which one of the highest cells gives away a win or a draw. */
export const mistaken = once(() =>
  openPositions().filter((setup) => {
    const { value } = solve(setup);
    const chosen = policyOf(HIGHEST, setup).map(({ cell }) => cell);
    return solvedMoves(setup).some((move) => chosen.includes(move.cell) && move.value < value);
  }),
);

export const boardsOf = (setups: readonly Setup[]) =>
  new Set(setups.map(({ cells }) => canonical(cells).join(''))).size;

/** The bot that takes a cell of highest rating. */
export const HIGHEST: BotSpec = { kind: 'rule-ratings', level: 1 };

/** How often each rule has added to one cell, at the most. */
export const mostTimes = once(() => {
  let most = 0;
  for (const setup of openPositions()) {
    const times = new Map<string, number>();
    for (const { kind, target } of ratingTrace(setup).events) {
      if (!Object.hasOwn(RATING, kind)) continue;
      const key = `${kind} ${target}`;
      times.set(key, (times.get(key) ?? 0) + 1);
    }
    most = Math.max(most, ...times.values());
  }
  return most;
});

const RATED_PLAYERS = {
  rules: HIGHEST,
  thumb: { kind: 'rules-of-thumb' },
  random: { kind: 'random' },
} as const satisfies Record<string, BotSpec>;
type PlayerName = keyof typeof RATED_PLAYERS;

const tables = once(() =>
  Object.fromEntries(
    Object.entries(RATED_PLAYERS).map(([name, spec]) => [
      name,
      tableOf((setup) => policyOf(spec, setup)),
    ]),
  ),
);
export const table = (name: PlayerName) => {
  const found = tables()[name];
  if (!found) throw new Error(`no table of ${name}`);
  return found;
};

/** How often `player`, moving first or second, comes to `ending` against `opponent`. */
export const often = (player: PlayerName, plays: Side, opponent: PlayerName, ending: Ending) =>
  audit(table(player), table(opponent), plays)[ending];

export const proof = (player: PlayerName, plays: Side) => prove(table(player), plays);
export const neverLoses = (player: PlayerName, plays: Side) =>
  proof(player, plays).worst === 'draw';

/** The boards, up to symmetry, on which a player of this kind may spoil its own game, whoever it meets. */
export function spoiledBoards(spec: BotSpec, plays: Side): Set<string> {
  const spoiled = new Set<string>();
  const seen = new Set<string>();
  function walk(setup: Setup, own: boolean): void {
    const key = setup.cells.join('');
    if (seen.has(key)) return;
    seen.add(key);
    const chosen = new Set(policyOf(spec, setup).map(({ cell }) => cell));
    for (const { cell, value } of solvedMoves(setup)) {
      if (own && !chosen.has(cell)) continue;
      if (own && value < solve(setup).value) spoiled.add(canonical(setup.cells).join(''));
      walk(afterMove(setup, cell), !own);
    }
  }
  walk(emptySetup(), plays === 'first');
  return spoiled;
}

/** The rule that decides, and its cells. */
export function thumbOf(setup: Setup) {
  let cells: readonly number[] = [];
  const { events } = recordSteps<ThumbEvent>(THUMB_EVENTS, (trace) => {
    cells = rulesOfThumb(setup, trace);
  });
  return { rule: RULES_OF_THUMB[events.at(-1)?.rule ?? -1], cells };
}

/** One digit of a rating: a rule, how often it has added to the cell, and the lines it comes from. */
export interface RatingDigit {
  readonly rule: RatingRule;
  /** What it adds each time. */
  readonly amount: number;
  readonly times: number;
  readonly lines: readonly (readonly number[])[];
}

export interface RatedCell {
  readonly cell: number;
  readonly rating: number;
  /** The first digit that isn't zero, and all after it. */
  readonly digits: readonly RatingDigit[];
}

export interface ReadableRatings {
  readonly view: BoardView;
  readonly cells: readonly RatedCell[];
}

const RULES = Object.keys(RATING) as readonly RatingRule[];

/** Every addition of the ratings of a position, with what the figure says of it. */
export function additionsOf(name: RatedName) {
  const input = smallInput(ratedSetup(name));
  const trace = recordRun(ruleRatingsRun, input);
  return trace.events.flatMap(({ kind }, step) =>
    Object.hasOwn(RATING, kind) ? [ruleRatingsView.facts({ input, trace, step })] : [],
  );
}

/** The ratings of a position with the reasons behind each digit. */
export function readableRatings(name: RatedName): ReadableRatings {
  const setup = ratedSetup(name);
  const additions = additionsOf(name);
  const cells = emptyCells(setup.cells);
  return {
    view: boardOfSetup(setup),
    cells: cells.map((cell) => {
      const own = additions.filter(({ target }) => target === cell);
      const digits = RULES.map((rule) => {
        const fired = own.filter(({ kind }) => kind === rule);
        const lines = new Map(
          fired.flatMap(({ because }) => because.map((line) => [String(line), line])),
        );
        return { rule, amount: RATING[rule], times: fired.length, lines: [...lines.values()] };
      });
      return {
        cell,
        rating: own.reduce((sum, { amount }) => sum + amount, 0),
        digits: digits.slice(digits.findIndex(({ times }) => times > 0)),
      };
    }),
  };
}

/** Four times two lines that cross, and what cells get for it: from the ratings' own steps. */
export function crossingBoards() {
  return CROSSINGS.map(({ name, rule, cell }) => {
    const turn = additionsOf(name).filter((each) => each.kind === rule && each.cell === cell);
    const lines = turn[0]?.because;
    if (!lines) throw new Error(`${name}: nothing is added in the turn of cell ${cell}.`);
    const view = boardOfSetup(ratedSetup(name));
    const gets = new Set(turn.map(({ target }) => target));
    const ratings = view.cells.map((each) => (gets.has(each.cell) ? RATING[rule] : 0));
    const says = messages.crossingSpoken(cell, lines);
    return { view, ratings, lines, what: messages.crossings[rule], says };
  });
}

/** A board with its rating on every empty cell. */
export const ratedBoards = (name: RatedName & keyof typeof messages.boards) => [
  { view: boardOfSetup(ratedSetup(name)), ratings: ratingsOf(name), says: messages.boards[name] },
];
