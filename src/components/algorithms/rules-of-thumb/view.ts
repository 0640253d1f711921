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
  type ThumbEvent,
  rulesOfThumbRun,
} from '../../../engine/index.ts';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import {
  type CellNote,
  type SmallAt,
  type SmallView,
  eventOf,
  lastOf,
  type LinearQuestion,
} from '../../stepper/linear/view.ts';

export interface ThumbFacts extends ThumbMoment {
  /** What the step before was about. */
  readonly before: ThumbMoment;
}

/** One step by itself. */
export interface ThumbMoment {
  readonly kind: ThumbEvent['kind'];
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

function factsAt(at: SmallAt<ThumbEvent>): ThumbFacts {
  return { ...momentAt(at), before: momentAt({ ...at, step: Math.max(0, at.step - 1) }) };
}

function momentAt(at: SmallAt<ThumbEvent>): ThumbMoment {
  const { setup } = at.input;
  const { kind, rule: place, cell = -1, found } = eventOf(at);
  const rule = RULES_OF_THUMB[place] ?? 'win';
  return {
    kind,
    bot: markName(setup.toMove),
    them: markName(other(setup.toMove)),
    rule,
    number: place + 1,
    cell,
    fits: kind === 'fits' || at.trace.events[at.step + 1]?.kind === 'fits',
    found,
    ...evidence(setup, rule, cell),
    isLastRule: place === RULES_OF_THUMB.length - 1,
  };
}

export const rulesOfThumbView: SmallView<ThumbEvent, ThumbFacts> = {
  run: rulesOfThumbRun,
  inks: { leaf: ['fits'], up: ['answer'] },
  facts: factsAt,

  moment(at) {
    const { input } = at;
    const facts = factsAt(at);
    const board = boardOfSetup(input.setup);
    const notes = input.setup.cells.map((_, cell): CellNote | undefined =>
      facts.found.includes(cell)
        ? { text: '✓', tone: 'strong', changed: facts.kind === 'fits' && cell === facts.cell }
        : undefined,
    );
    // No rule before this one has found a cell, or it would not be asked.
    const rows = RULES_OF_THUMB.map((_, place) => {
      const isNow = place === facts.number - 1;
      const hasNone = isNow
        ? facts.kind === 'answer' && facts.found.length === 0
        : place < facts.number;
      const says = hasNone ? { term: 'none' } : { text: isNow ? facts.found.join(', ') : '' };
      return { isNow, cells: [{ term: `${place + 1}` }, says] };
    });
    const here = facts.cell < 0 ? [] : [facts.cell];
    const lit = [facts.lines.flat(), facts.theirForks, here];
    return { board, notes, lit, account: [{ id: 'rules', isVaried: true, rows }] };
  },

  question: questionAt,
};

/** At the beginning: which rule will find a cell? Where forks are asked for: does it fit this cell? */
function questionAt({ trace, step }: SmallAt<ThumbEvent>): LinearQuestion | undefined {
  if (step === 1) {
    const { rule, found } = lastOf(trace);
    if (found.length === 0) return undefined;
    return { kind: 'first', step, options: [...RULES_OF_THUMB.keys()], answer: rule };
  }
  const before = trace.events[step - 1];
  const rule = RULES_OF_THUMB[before?.rule ?? -1];
  if (before?.kind !== 'look' || (rule !== 'fork' && rule !== 'stopFork')) return undefined;
  const fits = trace.events[step]?.kind === 'fits';
  return { kind: 'fits', step, options: [1, 0], answer: fits ? 1 : 0 };
}
