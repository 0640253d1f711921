import {
  EMPTY,
  LINE_SUM,
  RATING,
  cellsOf,
  markName,
  other,
  type MarkName,
  type RatingEvent,
  type RatingRule,
  ruleRatingsRun,
} from '../../../engine/index.ts';
import { numbers } from '#language/ui/language/grammar';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import type { CellNote, SmallAt, SmallView } from '../../stepper/linear/small/view.ts';
import type { AccountTable, LinearQuestion } from '../../stepper/linear/view.ts';

/** The rules, greatest first. */
const RATING_RULES = Object.keys(RATING) as readonly RatingRule[];

const isRule = (kind: RatingEvent): kind is RatingRule => Object.hasOwn(RATING, kind);

/** What a line holds; `both` if both players are on it, or it is full. */
export type LineHolds = keyof typeof LINE_SUM | 'both';

function holdsOf(sum: number): LineHolds {
  const names = Object.keys(LINE_SUM) as (keyof typeof LINE_SUM)[];
  return names.find((name) => LINE_SUM[name] === sum) ?? 'both';
}

/** Everything that the sentence of a step may mention. Lines are their cells. */
export interface RatingFacts {
  readonly kind: RatingEvent;
  readonly bot: MarkName;
  readonly them: MarkName;
  /** The cell whose turn it is. */
  readonly cell: number;
  readonly line: readonly number[];
  readonly sum: number;
  /** What the sum says of it. */
  readonly holds: LineHolds;
  /** An addition: who gets how much. */
  readonly target: number;
  readonly amount: number;
  /** The lines that it comes of, the visited one last. */
  readonly because: readonly (readonly number[])[];
  /** Of those: the one that is all empty, and the other, with one mark on it. */
  readonly crossing: { readonly empty: readonly number[]; readonly single: readonly number[] };
  readonly free: number;
  /** At the end: the greatest rating, and where it is. */
  readonly greatest: number;
  readonly best: readonly number[];
}

interface State {
  readonly ratings: number[];
  /** How often each rule has added to each cell. */
  readonly times: Record<RatingRule, number>[];
  cell: number | undefined;
  line: number | undefined;
  lists: Record<'E' | 'A' | 'B', number[]>;
}

/** What is known when the step has happened: everything before it, told again. */
function stateAt({ trace, input, step }: SmallAt<RatingEvent>): State {
  const none = Object.fromEntries(RATING_RULES.map((rule) => [rule, 0]));
  const state: State = {
    ratings: input.setup.cells.map(() => 0),
    times: input.setup.cells.map(() => ({ ...none }) as Record<RatingRule, number>),
    cell: undefined,
    line: undefined,
    lists: { E: [], A: [], B: [] },
  };
  for (const { kind, values } of trace.events.slice(0, step + 1)) {
    const [first = -1, second = -1] = values;
    if (isRule(kind)) {
      state.ratings[first] = (state.ratings[first] ?? 0) + second;
      const times = state.times[first];
      if (times) times[kind] += 1;
    } else if (kind === 'line') state.line = second;
    else if (kind === 'keepEmpty') state.lists.E.push(second);
    else if (kind === 'keepTheirs') state.lists.A.push(second);
    else if (kind === 'keepOwn') state.lists.B.push(second);
    else {
      state.cell = kind === 'cell' ? first : undefined;
      state.line = undefined;
      state.lists = { E: [], A: [], B: [] };
    }
  }
  return state;
}

/** The lines that an addition comes of, the one that is being visited last. */
function because(kind: RatingEvent, values: readonly number[], { lists }: State): number[] {
  const [, , , line = -1, partner = -1] = values;
  if (kind === 'win' || kind === 'stopWin') return [line];
  if (kind === 'fork') return lists.B;
  if (kind === 'stopFork') return lists.A;
  return kind === 'prepare' || kind === 'spoil' ? [partner, line] : [];
}

/** The cells of greatest rating; none if every cell is taken. */
function greatestOf({ ratings }: State): number[] {
  const greatest = Math.max(...ratings);
  return [...ratings.keys()].filter((cell) => greatest > 0 && ratings[cell] === greatest);
}

function factsAt(at: SmallAt<RatingEvent>): RatingFacts {
  const { input, trace, step } = at;
  const state = stateAt(at);
  const { kind, values = [] } = trace.events[step] ?? { kind: 'done' as const };
  const greatest = Math.max(...state.ratings);
  const { cells, toMove } = input.setup;
  const lines = because(kind, values, state).map(cellsOf);
  const isEmpty = (line: readonly number[]) => line.every((each) => cells[each] === EMPTY);
  return {
    kind,
    bot: markName(toMove),
    them: markName(other(toMove)),
    cell: state.cell ?? -1,
    line: cellsOf(state.line ?? -1),
    sum: kind === 'line' ? (values[2] ?? 0) : 0,
    holds: holdsOf(kind === 'line' ? (values[2] ?? 0) : 0),
    target: values[0] ?? -1,
    amount: values[1] ?? 0,
    because: lines,
    crossing: {
      empty: lines.find(isEmpty) ?? [],
      single: lines.find((line) => !isEmpty(line)) ?? [],
    },
    free: cells.filter((content) => content === EMPTY).length,
    greatest,
    best: kind === 'done' ? greatestOf(state) : [],
  };
}

const written = (line: number) => cellsOf(line).join('-');

/** The three lists, and how often each rule has added to the cell that the step is about. */
function accountOf(state: State, { kind, target, cell, best }: RatingFacts): AccountTable[] {
  const joins = { keepEmpty: 'E', keepTheirs: 'A', keepOwn: 'B' }[kind as string];
  const focus = isRule(kind) ? target : (best[0] ?? cell);
  const lists = (['E', 'A', 'B'] as const).map((name) => ({
    isNow: joins === name,
    cells: [{ term: name }, state.lists[name].map(written).join(', ') || '–'],
  }));
  const rules = RATING_RULES.map((rule) => ({
    isNow: kind === rule,
    cells: [{ term: rule }, String(state.times[focus]?.[rule] ?? '–')],
  }));
  return [
    { id: 'lists', isVaried: true, rows: lists },
    { id: 'rules', about: focus < 0 ? '' : String(focus), rows: rules },
  ];
}

export const ruleRatingsView: SmallView<RatingEvent, RatingFacts> = {
  run: ruleRatingsRun,
  ink: {
    begin: 'down',
    cell: 'down',
    line: 'down',
    keepEmpty: 'down',
    keepTheirs: 'down',
    keepOwn: 'down',
    win: 'leaf',
    stopWin: 'leaf',
    fork: 'leaf',
    stopFork: 'leaf',
    prepare: 'leaf',
    spoil: 'leaf',
    free: 'leaf',
    done: 'up',
  },
  facts: factsAt,

  moment(at) {
    const state = stateAt(at);
    const facts = factsAt(at);
    const { kind, target, best } = facts;
    const board = boardOfSetup(at.input.setup);
    const notes = state.ratings.map((rating, place): CellNote | undefined => {
      if (rating === 0) return undefined;
      return {
        text: numbers.format(rating),
        tone: best.includes(place) ? 'strong' : undefined,
        changed: isRule(kind) && place === target,
      };
    });
    const { cell, line } = facts;
    const [visited = line, ...others] = [...facts.because].reverse();
    const here = cell < 0 ? [best] : [[], [cell]];
    const lit = visited.length > 0 ? [visited, others.flat()] : here;
    return { board, notes, lit, account: accountOf(state, facts) };
  },

  question: questionAt,
};

/** Before the first of a batch of additions: how much? */
function questionAt({ trace, step }: SmallAt<RatingEvent>): LinearQuestion | undefined {
  const event = trace.events[step];
  const before = trace.events[step - 1];
  if (!event || !isRule(event.kind) || event.kind === 'free') return undefined;
  const isSame =
    before?.kind === event.kind && String(before.values.slice(2)) === String(event.values.slice(2));
  if (isSame) return undefined;
  const options = RATING_RULES.map((rule) => RATING[rule]);
  return { kind: 'amount', step, options, answer: RATING[event.kind] };
}
