import {
  RULES_OF_THUMB,
  afterMove,
  cellsOf,
  emptyCells,
  forksOf,
  linesCompleted,
  linesThreatened,
  markName,
  other,
  type MarkName,
  type RuleOfThumb,
  type Setup,
  type LinearTrace,
  type ThumbEvent,
  rulesOfThumbRun,
} from '../../../engine/index.ts';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import type { CellNote, SmallAt, SmallView } from '../../stepper/linear/small/view.ts';
import type { LinearQuestion } from '../../stepper/linear/view.ts';

export interface ThumbFacts extends ThumbMoment {
  /** What the step before was about. */
  readonly before: ThumbMoment;
}

/** One step by itself. */
export interface ThumbMoment {
  readonly kind: ThumbEvent;
  readonly bot: MarkName;
  readonly them: MarkName;
  readonly rule: RuleOfThumb;
  /** The rule's place in the list, from 1. */
  readonly number: number;
  readonly cell: number;
  /** `look`: whether the rule says yes. */
  readonly fits: boolean;
  /** The cells that the rule has found so far. */
  readonly found: readonly number[];
  /** Win, block, fork: the lines that make it so, as their cells. */
  readonly lines: readonly (readonly number[])[];
  /** Stop a fork: where they would fork now, and where a mark on the cell makes them play. */
  readonly theirForks: readonly number[];
  readonly forced: readonly number[];
  /** Where they would fork after a mark on the cell. */
  readonly forksLeft: readonly number[];
  readonly isLastRule: boolean;
}

/** What shows that a rule fits a cell, or not. */
function evidence(setup: Setup, rule: RuleOfThumb, cell: number) {
  const { cells, toMove } = setup;
  const them = other(toMove);
  const lines =
    rule === 'win'
      ? linesCompleted(cells, cell, toMove)
      : rule === 'block'
        ? linesCompleted(cells, cell, them)
        : rule === 'fork'
          ? linesThreatened(cells, cell, toMove)
          : [];
  const asksForks = rule === 'stopFork';
  const after = asksForks && cell >= 0 ? afterMove(setup, cell).cells : undefined;
  return {
    lines: lines.map(cellsOf),
    theirForks: asksForks ? forksOf(cells, them) : [],
    forced: after
      ? emptyCells(after).filter((reply) => linesCompleted(after, reply, toMove).length > 0)
      : [],
    forksLeft: after ? forksOf(after, them) : [],
  };
}

/** The cells that a rule has found up to a step. */
function foundBy(trace: LinearTrace<ThumbEvent>, rule: number, step: number): number[] {
  return trace.events
    .slice(0, step + 1)
    .flatMap(({ kind, values }) =>
      kind === 'fits' && values[0] === rule ? [values[1] ?? -1] : [],
    );
}

function factsAt(at: SmallAt<ThumbEvent>): ThumbFacts {
  return { ...momentAt(at), before: momentAt({ ...at, step: Math.max(0, at.step - 1) }) };
}

function momentAt({ input, trace, step }: SmallAt<ThumbEvent>): ThumbMoment {
  const { kind, values } = trace.events[step] ?? { kind: 'answer' as const, values: [0, 0] };
  const [at = 0, second = -1] = values;
  const rule = RULES_OF_THUMB[at] ?? 'win';
  const cell = kind === 'look' || kind === 'fits' ? second : -1;
  return {
    kind,
    bot: markName(input.setup.toMove),
    them: markName(other(input.setup.toMove)),
    rule,
    number: at + 1,
    cell,
    fits: kind === 'fits' || trace.events[step + 1]?.kind === 'fits',
    found: foundBy(trace, at, step),
    ...evidence(input.setup, rule, cell),
    isLastRule: at === RULES_OF_THUMB.length - 1,
  };
}

/** How many cells each rule has found, as far as it has answered. */
function answersAt(trace: LinearTrace<ThumbEvent>, step: number): Map<number, number> {
  const told = trace.events.slice(0, step + 1).filter(({ kind }) => kind === 'answer');
  return new Map(told.map(({ values: [rule = 0, found = 0] }) => [rule, found]));
}

export const rulesOfThumbView: SmallView<ThumbEvent, ThumbFacts> = {
  run: rulesOfThumbRun,
  ink: { rule: 'down', look: 'down', fits: 'leaf', answer: 'up' },
  facts: factsAt,

  moment(at) {
    const { input, trace, step } = at;
    const facts = factsAt(at);
    const board = boardOfSetup(input.setup);
    const answers = answersAt(trace, step);
    const notes = input.setup.cells.map((_, cell): CellNote | undefined =>
      facts.found.includes(cell)
        ? { text: '✓', tone: 'strong', changed: facts.kind === 'fits' && cell === facts.cell }
        : undefined,
    );
    const rows = RULES_OF_THUMB.map((_, place) => {
      const found = foundBy(trace, place, step);
      const isNow = place === facts.number - 1;
      const answer = answers.get(place);
      const says =
        answer === undefined
          ? { text: isNow ? found.join(', ') : '' }
          : answer === 0
            ? { term: 'none' }
            : { text: found.join(', ') };
      return { isNow, cells: [{ term: `${place + 1}` }, says] };
    });
    const here = facts.cell < 0 ? [] : [facts.cell];
    const lit = [facts.lines.flat(), facts.theirForks, here];
    return { board, notes, lit, account: [{ id: 'rules', rows }] };
  },

  question: questionAt,
};

/** At the beginning: which rule will find a cell? Where forks are asked for: does it fit this cell? */
function questionAt({ trace, step }: SmallAt<ThumbEvent>): LinearQuestion | undefined {
  const last = trace.events.at(-1);
  if (step === 1) {
    if (!last?.values[1]) return undefined;
    const options = [...RULES_OF_THUMB.keys()];
    return { kind: 'first', step, options, answer: last.values[0] ?? 0 };
  }
  const before = trace.events[step - 1];
  const rule = RULES_OF_THUMB[before?.values[0] ?? -1];
  if (before?.kind !== 'look' || (rule !== 'fork' && rule !== 'stopFork')) return undefined;
  const fits = trace.events[step]?.kind === 'fits';
  return { kind: 'fits', step, options: [1, 0], answer: fits ? 1 : 0 };
}
