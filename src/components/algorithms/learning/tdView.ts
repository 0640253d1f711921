import {
  TD,
  markName,
  placeOf,
  type MarkName,
  type Setup,
  type TdEvent,
  tdRun,
} from '../../../engine/index.ts';
import { decimal } from '#language/ui/language/grammar';
import { lastMark, learningBoard, setupBefore, winnerIn } from './moment.ts';
import type { CellNote, SmallAt, SmallView } from '../../stepper/linear/small/view.ts';
import type { AccountRow } from '../../stepper/linear/view.ts';

export interface TdFacts {
  readonly kind: TdEvent;
  readonly own: MarkName;
  readonly mover: MarkName;
  readonly cell: number;
  /** Millionths. */
  readonly value: number;
  /** `greedy`: how many cells have it; `explore`: how many there are. */
  readonly count: number;
  readonly winner: MarkName | undefined;
  readonly before: number;
  readonly after: number;
  readonly target: number;
  readonly explored: boolean;
  /** Per cent of the difference that is made good. */
  readonly step: number;
}

/** A value as it is drawn: from millionths to two places, with a true sign. */
function shownValue(millionths: number): string {
  const text = decimal(Math.abs(millionths) / 1e6, 2);
  if (text === decimal(0, 2)) return text;
  return `${millionths < 0 ? '−' : '+'}${text}`;
}

function factsAt({ input, trace, step }: SmallAt<TdEvent>): TdFacts {
  const { kind, values } = trace.events[step] ?? { kind: 'over' as const, values: [0] };
  const [first = 0, second = 0, third = 0, fourth = 0] = values;
  const ofCell = kind === 'look' ? third : second;
  return {
    kind,
    own: markName(input.setup.toMove),
    mover: kind === 'mark' ? markName(second as 1 | 4) : markName(input.setup.toMove),
    cell: first,
    value: ofCell,
    count: kind === 'greedy' ? third : second,
    winner: winnerIn(kind === 'over' ? first : 0),
    before: second,
    after: third,
    target: fourth,
    explored: kind === 'carry' && third === 1,
    step: TD.step,
  };
}

/** A move of the table: the position that it made, and by which step its value was corrected. */
interface MadeMove {
  readonly at: number;
  readonly cell: number;
  readonly markStep: number;
  readonly setup: Setup;
}

function movesIn({ input, trace }: SmallAt<TdEvent>): MadeMove[] {
  return trace.events.flatMap(({ kind, values }, step) => {
    if (kind !== 'mark' || values[1] !== input.setup.toMove) return [];
    const setup = setupBefore(input, trace, step + 1);
    return [{ at: placeOf(setup)?.at ?? -1, cell: values[0] as number, markStep: step, setup }];
  });
}

/** The values of the cells that were looked at for the move that is being chosen. */
function notesAt(
  { trace, step }: SmallAt<TdEvent>,
  now: number | undefined,
): (CellNote | undefined)[] {
  const notes: (CellNote | undefined)[] = Array<undefined>(9).fill(undefined);
  const from = trace.events.slice(0, step).findLastIndex(({ kind }) => kind === 'mark') + 1;
  for (const { kind, values } of trace.events.slice(from, step + 1)) {
    if (kind !== 'look') continue;
    const [cell = 0, , value = 0] = values;
    notes[cell] = {
      text: shownValue(value),
      changed: cell === now,
      tone: cell === now ? 'strong' : undefined,
      bar: (value / 1e6 + 1) / 2,
    };
  }
  return notes;
}

function rowsAt(at: SmallAt<TdEvent>): AccountRow[] {
  const { trace, step } = at;
  return movesIn(at).map(({ at: made, cell, markStep }, row) => {
    const movedAt = trace.events.findIndex(
      ({ kind, values }) => kind === 'move' && values[0] === made,
    );
    const carriedAt = trace.events.findIndex(
      ({ kind, values }) => kind === 'carry' && values[0] === made,
    );
    const [, before = 0, after = 0] = trace.events[movedAt]?.values ?? [];
    const kept = trace.events[carriedAt]?.values[1] ?? 0;
    const isMoved = movedAt >= 0;
    const isKnown = step >= (isMoved ? movedAt : carriedAt);
    return {
      isNow: [markStep, movedAt, carriedAt].includes(step),
      cells: [
        String(row + 1),
        markStep <= step ? String(cell) : '',
        markStep <= step ? shownValue(isMoved ? before : kept) : '',
        isKnown ? shownValue(isMoved ? after : kept) : '',
      ],
    };
  });
}

export const tdView: SmallView<TdEvent, TdFacts> = {
  run: tdRun,
  ink: {
    look: 'down',
    explore: 'leaf',
    greedy: 'down',
    mark: 'down',
    over: 'leaf',
    move: 'up',
    carry: 'up',
  },
  facts: factsAt,

  moment(at) {
    const { input, trace, step } = at;
    const facts = factsAt(at);
    const isChosen = facts.kind === 'greedy' || facts.kind === 'explore';
    const isChoosing = isChosen || facts.kind === 'look';
    const moved = movesIn(at).find(
      (each) => (facts.kind === 'move' || facts.kind === 'carry') && each.at === facts.cell,
    );
    const setup = moved?.setup ?? setupBefore(input, trace, step + 1);
    // Where values are written a mark that is only thought of would hide them.
    const ghost = facts.kind === 'explore' ? { cell: facts.cell, mark: facts.own } : undefined;
    return {
      board: learningBoard(setup, moved?.cell ?? lastMark(trace, step), ghost),
      notes: isChoosing ? notesAt(at, facts.cell) : [],
      lit: [],
      account: [{ id: 'values', rows: rowsAt(at) }],
    };
  },

  /** Before a cell is taken for its value: which one? */
  question({ trace, step }) {
    const event = trace.events[step];
    if (event?.kind !== 'greedy' || event.values[2] !== 1) return undefined;
    const from = trace.events.slice(0, step).findLastIndex(({ kind }) => kind === 'mark') + 1;
    const looked = trace.events.slice(from, step).filter(({ kind }) => kind === 'look');
    if (looked.length < 2) return undefined;
    const options = looked.map(({ values }) => values[0] as number);
    return { kind: 'cell', step, options, answer: event.values[0] as number, onCells: true };
  },
};
