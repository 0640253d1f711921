import {
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
import {
  type CellNote,
  type SmallAt,
  type SmallView,
  eventOf,
  lastOf,
} from '../../stepper/linear/view.ts';

/** What the look-up tells, and: */
export interface LookupFacts extends Required<LookupEvent> {
  readonly mover: MarkName;
  /** O has begun: the marks change places first. */
  readonly swapped: boolean;
  readonly cell: number;
  /** `turn`, `least`, `found`: the board as nine digits, 0 empty, 1 X, 2 O. */
  readonly digits: string;
  readonly weight: number;
}

const digitsOf = (code: number): string => code.toString(3).padStart(9, '0');

type At = SmallAt<LookupEvent>;

function factsAt(at: At): LookupFacts {
  const { setup } = at.input;
  const { cell = -1, best = [], weights = {}, ...event } = eventOf(at);
  const isOfCode = ['turn', 'least', 'found'].includes(event.kind);
  return {
    least: 0,
    row: -1,
    from: -1,
    ...event,
    mover: markName(setup.toMove),
    swapped: oHasBegun(setup),
    digits: isOfCode ? digitsOf(event.codes[event.symmetry] ?? 0) : '',
    cell,
    best,
    weights,
    weight: weights[cell < 0 ? (best[0] ?? cell) : cell] ?? 0,
  };
}

/** The board as this step sees it: turned while its code is looked for, as it lies when numbers come back. */
function boardAt({ setup }: SmallInput, { kind, symmetry, swapped }: LookupFacts) {
  if (kind !== 'turn' && kind !== 'least' && kind !== 'found') return boardOfSetup(setup);
  const cells = swapped ? swapMarks(setup.cells) : setup.cells;
  return boardOfSetup({ ...setup, cells: permuted(cells, SYMMETRIES[symmetry] as Permutation) });
}

function notesAt(at: At, facts: LookupFacts): (CellNote | undefined)[] {
  const isFound = facts.kind === 'found';
  const { weights = {} } = isFound ? lastOf(at.trace) : eventOf(at);
  const notes: (CellNote | undefined)[] = Array.from({ length: 9 });
  const bring = SYMMETRIES[facts.symmetry] as Permutation;
  for (const [from, cell] of bring.entries()) {
    const weight = weights[cell];
    if (weight === undefined) continue;
    const isChanged = facts.kind === 'bring' && facts.cell === cell;
    const tone = facts.best.includes(cell) && !isFound ? 'strong' : undefined;
    notes[isFound ? from : cell] = { text: numbers.format(weight), changed: isChanged, tone };
  }
  return notes;
}

export const tableLookupView: SmallView<LookupEvent, LookupFacts> = {
  run: tableLookupRun,
  inks: { leaf: ['found'], up: ['answer'] },
  facts: factsAt,

  moment(at) {
    const facts = factsAt(at);
    const { codes } = eventOf(at);
    const least = Math.min(...Object.values(codes));
    const rows = SYMMETRIES.map((_, symmetry) => {
      const code = codes[symmetry];
      const isLeast = code === least;
      const tone = isLeast ? ('strong' as const) : undefined;
      return {
        isNow: facts.kind !== 'answer' && symmetry === facts.symmetry,
        cells: [
          { term: `symmetry-${symmetry}` },
          { text: code === undefined ? '' : digitsOf(code), tone },
          { term: isLeast ? 'least' : 'not-least' },
        ],
      };
    });
    const lit = facts.kind === 'answer' ? [facts.best] : facts.cell >= 0 ? [[facts.cell]] : [];
    return {
      board: boardAt(at.input, facts),
      notes: notesAt(at, facts),
      lit,
      account: [{ id: 'turns', rows, isCode: true }],
    };
  },

  /** Before a number comes back: which cell of the board as it lies does it belong to? */
  question(at) {
    const { kind, cell = -1, symmetry } = eventOf(at);
    if (kind !== 'bring') return undefined;
    const { cells } = at.input.setup;
    const options = [...cells.keys()].filter((each) => cells[each] === 0);
    if (symmetry === 0 || options.length < 2) return undefined;
    return { kind: 'where', step: at.step, options, answer: cell, onCells: true };
  },
};
