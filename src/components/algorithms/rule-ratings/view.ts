import {
  EMPTY,
  LINE_SUM,
  RATING,
  cellsOf,
  linesThreatened,
  markName,
  other,
  type MarkName,
  type RatingEvent,
  type RatingRule,
  ruleRatingsRun,
} from '../../../engine/index.ts';
import { numbers } from '#language/ui/language/grammar';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import {
  type CellNote,
  type SmallAt,
  type SmallView,
  eventOf,
  type AccountTable,
  type LinearQuestion,
} from '../../stepper/linear/view.ts';

/** The rules, greatest first. */
const RATING_RULES = Object.keys(RATING) as readonly RatingRule[];

const isRule = (kind: RatingEvent['kind']): kind is RatingRule => Object.hasOwn(RATING, kind);

/** What a line holds; `both` if both players are on it, or it is full. */
export type LineHolds = keyof typeof LINE_SUM | 'both';

function holdsOf(sum: number): LineHolds {
  const names = Object.keys(LINE_SUM) as (keyof typeof LINE_SUM)[];
  return names.find((name) => LINE_SUM[name] === sum) ?? 'both';
}

/** What the sentence of a step may mention besides what the rating tells. Lines are their cells. */
export interface RatingFacts extends Pick<RatingEvent, 'kind'> {
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
  /** After a mark on the target the other side has no fork on the cell. */
  readonly isStopped: boolean;
  /** Of those: the one that is all empty, and the other, with one mark on it. */
  readonly crossing: { readonly empty: readonly number[]; readonly single: readonly number[] };
  /** At the end: the greatest rating, and where it is. */
  readonly greatest: number;
  readonly best: readonly number[];
}

/** The lines that an addition comes of, the one that is being visited last. */
function becauseOf({ kind, own, theirs, because = [] }: RatingEvent): readonly number[] {
  if (kind === 'fork') return own;
  if (kind === 'stopFork') return theirs;
  return isRule(kind) ? because : [];
}

function factsAt(at: SmallAt<RatingEvent>): RatingFacts {
  const event = eventOf(at);
  const { kind, ratings, cell = -1, line = -1, target = -1, amount = 0 } = event;
  const { cells, toMove } = at.input.setup;
  const greatest = Math.max(...ratings);
  const lines = becauseOf(event).map(cellsOf);
  const isEmpty = (line: readonly number[]) => line.every((each) => cells[each] === EMPTY);
  const sum = kind === 'line' ? (event.sum ?? 0) : 0;
  const isBest = (each: number) => greatest > 0 && ratings[each] === greatest;
  return {
    kind,
    bot: markName(toMove),
    them: markName(other(toMove)),
    cell,
    line: cellsOf(line),
    sum,
    holds: holdsOf(sum),
    target,
    amount,
    because: lines,
    isStopped:
      target === cell ||
      linesThreatened(cells.with(target, toMove), cell, other(toMove)).length < 2,
    crossing: {
      empty: lines.find(isEmpty) ?? [],
      single: lines.find((line) => !isEmpty(line)) ?? [],
    },
    greatest,
    best: kind === 'done' ? [...ratings.keys()].filter(isBest) : [],
  };
}

const written = (line: number) => cellsOf(line).join('-');

/** The three lists, and how often each rule has added to the cell that the step is about. */
function accountOf(at: SmallAt<RatingEvent>, facts: RatingFacts): AccountTable[] {
  const { kind, target, cell, best } = facts;
  const { allEmpty, theirs, own } = eventOf(at);
  const joins = { keepEmpty: 'E', keepTheirs: 'A', keepOwn: 'B' }[kind as string];
  const focus = isRule(kind) ? target : (best[0] ?? cell);
  const lists = Object.entries({ E: allEmpty, A: theirs, B: own }).map(([name, list]) => ({
    isNow: joins === name,
    cells: [{ term: name }, list.map(written).join(', ') || '–'],
  }));
  const additions = at.trace.events.filter((event, i) => i <= at.step && event.target === focus);
  const rules = RATING_RULES.map((rule) => {
    const times = additions.filter((event) => event.kind === rule).length;
    return { isNow: kind === rule, cells: [{ term: rule }, focus < 0 ? '–' : String(times)] };
  });
  return [
    { id: 'lists', isVaried: true, rows: lists },
    { id: 'rules', about: focus < 0 ? '' : String(focus), rows: rules },
  ];
}

export const ruleRatingsView: SmallView<RatingEvent, RatingFacts> = {
  run: ruleRatingsRun,
  inks: { leaf: ['win', 'stopWin', 'fork', 'stopFork', 'prepare', 'spoil', 'free'], up: ['done'] },
  facts: factsAt,

  moment(at) {
    const facts = factsAt(at);
    const { kind, target, best } = facts;
    const board = boardOfSetup(at.input.setup);
    const notes = eventOf(at).ratings.map((rating, place): CellNote | undefined => {
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
    return { board, notes, lit, account: accountOf(at, facts) };
  },

  question: questionAt,
};

/** Before the first of a batch of additions: how much? */
function questionAt({ trace, step }: SmallAt<RatingEvent>): LinearQuestion | undefined {
  const event = trace.events[step];
  const before = trace.events[step - 1];
  if (!event || !isRule(event.kind) || event.kind === 'free') return undefined;
  const batch = ({ kind, cell, line, because = [] }: RatingEvent) =>
    String([kind, cell, line, ...because]);
  if (before && batch(before) === batch(event)) return undefined;
  const options = RATING_RULES.map((rule) => RATING[rule]);
  return { kind: 'amount', step, options, answer: RATING[event.kind] };
}
