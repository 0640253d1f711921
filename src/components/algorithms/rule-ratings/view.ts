import {
  EMPTY,
  LINE_SUM,
  O,
  RATING,
  X,
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
  type LineStroke,
  type SmallAt,
  type SmallView,
  eventOf,
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

/** Lines that are remembered of the cell, and on top of them those that the step is about. */
function linesAt(at: SmallAt<RatingEvent>, { line, because }: RatingFacts): readonly LineStroke[] {
  const { allEmpty, theirs, own } = eventOf(at);
  const now = because.length > 0 ? because : [line].filter(({ length }) => length > 0);
  const kept = [...allEmpty, ...theirs, ...own].map(cellsOf);
  return [...new Set([...kept, ...now])].map((cells) => {
    const marks = new Set(cells.map((cell) => at.input.setup.cells[cell] ?? EMPTY));
    const ink = marks.has(X) === marks.has(O) ? 'pencil' : marks.has(X) ? 'x' : 'o';
    return { cells, ink, isNow: now.includes(cells) };
  });
}

/** How often each rule has added to the cell that a step is about; the cell is -1 at first. */
export function ruleCounts(at: SmallAt<RatingEvent>) {
  const { kind, target, best, cell: visited } = factsAt(at);
  const cell = isRule(kind) ? target : (best[0] ?? visited);
  const additions = at.trace.events.filter((event, i) => i <= at.step && event.target === cell);
  const rules = RATING_RULES.map((rule) => {
    const times = additions.filter((event) => event.kind === rule).length;
    return { rule, times, isNow: kind === rule };
  });
  return { cell, rules };
}

export const ruleRatingsView: SmallView<RatingEvent, RatingFacts> = {
  run: ruleRatingsRun,
  inks: { leaf: ['win', 'stopWin', 'fork', 'stopFork', 'prepare', 'spoil', 'free'], up: ['done'] },
  facts: factsAt,

  moment(at) {
    const facts = factsAt(at);
    const { kind, target, amount, cell, best } = facts;
    const board = boardOfSetup(at.input.setup);
    const notes = eventOf(at).ratings.map((rating, place): CellNote | undefined => {
      if (rating === 0) return undefined;
      return {
        text: numbers.format(rating),
        tone: best.includes(place) ? 'strong' : undefined,
        ...(isRule(kind) &&
          place === target && { changed: true, news: `+${numbers.format(amount)}` }),
      };
    });
    const lit = cell < 0 ? [best] : [[], [cell]];
    return {
      board,
      notes,
      lit,
      lines: linesAt(at, facts),
      account: [],
    };
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
