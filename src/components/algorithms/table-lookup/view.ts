import {
  CODES,
  SYMMETRIES,
  markName,
  oHasBegun,
  permuted,
  swapMarks,
  type LookupEvent,
  type MarkName,
  type Permutation,
  type SmallInput,
  tableLookupRun,
} from '../../../engine/index.ts';
import { numbers } from '#language/ui/language/grammar';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import type { CellNote, SmallAt, SmallView } from '../../stepper/linear/small/view.ts';

export interface LookupFacts {
  readonly kind: LookupEvent;
  readonly mover: MarkName;
  /** O has begun: the marks change places first. */
  readonly swapped: boolean;
  /** `turn`, `least`, `found`, `bring`: which symmetry. */
  readonly symmetry: number;
  /** The board as nine digits: 0 empty, 1 X, 2 O. */
  readonly digits: string;
  /** `found`: the row's number in the table. */
  readonly row: number;
  /** `bring`: the cell of the table's board, and that of the board as it lies. */
  readonly from: number;
  readonly cell: number;
  readonly weight: number;
  /** `answer`: the cells that may be played. */
  readonly best: readonly number[];
}

const digitsOf = (code: number): string => code.toString(3).padStart(9, '0');

type At = SmallAt<LookupEvent>;

function factsAt({ input, trace, step }: At): LookupFacts {
  const { kind, values } = trace.events[step] ?? { kind: 'turn' as const, values: [] };
  const [first = 0, second = 0, third = 0] = values;
  const isOfBoard = kind === 'turn' || kind === 'least';
  return {
    kind,
    mover: markName(input.setup.toMove),
    swapped: oHasBegun(input.setup),
    symmetry: isOfBoard ? first : symmetryFoundIn({ input, trace, step }),
    digits: isOfBoard || kind === 'found' ? digitsOf(second) : '',
    row: kind === 'found' ? first : -1,
    from: kind === 'bring' ? first : -1,
    cell: kind === 'bring' ? second : kind === 'greatest' || kind === 'equal' ? first : -1,
    weight: kind === 'bring' ? third : second,
    best: bestBy({ input, trace, step }),
  };
}

/** The symmetry of least code, once the row has been found. */
function symmetryFoundIn({ trace }: At): number {
  return trace.events.find(({ kind }) => kind === 'found')?.values[2] ?? 0;
}

/** The cells of greatest number at this step. */
function bestBy({ trace, step }: At): number[] {
  let best: number[] = [];
  for (const { kind, values } of trace.events.slice(0, step + 1)) {
    if (kind === 'greatest') best = [values[0] as number];
    if (kind === 'equal') best = [...best, values[0] as number];
  }
  return best;
}

/** The board as this step sees it: turned while its code is looked for, as it lies when numbers come back. */
function boardAt({ setup }: SmallInput, { kind, symmetry, swapped }: LookupFacts) {
  if (kind !== 'turn' && kind !== 'least' && kind !== 'found') return boardOfSetup(setup);
  const cells = swapped ? swapMarks(setup.cells) : setup.cells;
  return boardOfSetup({ ...setup, cells: permuted(cells, SYMMETRIES[symmetry] as Permutation) });
}

function notesAt(at: At, facts: LookupFacts): (CellNote | undefined)[] {
  const { trace, step } = at;
  const isFound = facts.kind === 'found';
  const shown = isFound ? trace.events : trace.events.slice(0, step + 1);
  const notes: (CellNote | undefined)[] = Array.from({ length: 9 });
  for (const { kind, values } of shown) {
    if (kind !== 'bring') continue;
    const [from = 0, cell = 0, weight = 0] = values;
    const isChanged = facts.kind === 'bring' && facts.cell === cell;
    const tone = facts.best.includes(cell) && !isFound ? 'strong' : undefined;
    notes[isFound ? from : cell] = { text: numbers.format(weight), changed: isChanged, tone };
  }
  return notes;
}

export const tableLookupView: SmallView<LookupEvent, LookupFacts> = {
  run: tableLookupRun,
  ink: {
    turn: 'down',
    least: 'down',
    found: 'leaf',
    bring: 'down',
    greatest: 'down',
    equal: 'down',
    answer: 'up',
  },
  facts: factsAt,

  moment(at) {
    const { input, trace, step } = at;
    const facts = factsAt(at);
    const turns = trace.events.flatMap(({ kind, values }, when) =>
      kind === 'turn' ? [{ symmetry: values[0] ?? 0, code: values[1] ?? CODES, when }] : [],
    );
    const least = Math.min(...turns.filter(({ when }) => when <= step).map(({ code }) => code));
    const isBoard = facts.kind === 'turn' || facts.kind === 'least';
    const rows = turns.map(({ symmetry, code, when }) => {
      const isLeast = code === least && when <= step;
      const tone = isLeast ? ('strong' as const) : undefined;
      return {
        isNow: (isBoard || facts.kind === 'found') && symmetry === facts.symmetry,
        cells: [
          { term: `symmetry-${symmetry}` },
          { text: when <= step ? digitsOf(code) : '', tone },
          { term: isLeast ? 'least' : 'not-least' },
        ],
      };
    });
    const lit = facts.kind === 'answer' ? [facts.best] : facts.cell >= 0 ? [[facts.cell]] : [];
    return {
      board: boardAt(input, facts),
      notes: notesAt(at, facts),
      lit,
      account: [{ id: 'turns', rows, isCode: true }],
    };
  },

  /** Before a number comes back: which cell of the board as it lies does it belong to? */
  question({ input, trace, step }) {
    const event = trace.events[step];
    if (event?.kind !== 'bring') return undefined;
    const options = [...input.setup.cells.keys()].filter((cell) => input.setup.cells[cell] === 0);
    const isTurned = symmetryFoundIn({ input, trace, step }) !== 0;
    if (!isTurned || options.length < 2) return undefined;
    return { kind: 'where', step, options, answer: event.values[1] ?? -1, onCells: true };
  },
};
