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
import { type CellNote, type SmallAt, type SmallView, eventOf } from '../../stepper/linear/view.ts';

/** What the look-up tells, and: */
export interface LookupFacts extends Required<LookupEvent> {
  readonly mover: MarkName;
  /** O has begun: the marks change places first. */
  readonly swapped: boolean;
  readonly cell: number;
  /** `turn`, `least`, `found`: the board as nine digits, 0 empty, 1 X, 2 O. */
  readonly digits: string;
  /** The symmetry by which the board lies. */
  readonly lies: number;
  readonly weight: number;
}

const digitsOf = (code: number): string => code.toString(3).padStart(9, '0');

function factsAt(at: SmallAt<LookupEvent>): LookupFacts {
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
    lies: isOfCode ? event.symmetry : 0,
    digits: isOfCode ? digitsOf(event.codes[event.symmetry] ?? 0) : '',
    cell,
    best,
    weights,
    weight: weights[cell < 0 ? (best[0] ?? cell) : cell] ?? 0,
  };
}

/** The board as this step sees it: turned while its code is looked for, as it lay when numbers come back. */
function boardAt({ setup }: SmallInput, { lies, swapped, digits }: LookupFacts) {
  const cells = swapped && digits ? swapMarks(setup.cells) : setup.cells;
  return boardOfSetup({ ...setup, cells: permuted(cells, SYMMETRIES[lies] as Permutation) });
}

function notesAt({ weights, kind, cell, best }: LookupFacts): (CellNote | undefined)[] {
  return Array.from({ length: 9 }, (_, own) => {
    const weight = weights[own];
    if (weight === undefined) return undefined;
    return {
      text: numbers.format(weight),
      changed: kind === 'bring' && cell === own,
      tone: best.includes(own) ? 'strong' : undefined,
    };
  });
}

export const tableLookupView: SmallView<LookupEvent, LookupFacts> = {
  run: tableLookupRun,
  inks: { leaf: ['found'], up: ['answer'] },
  facts: factsAt,

  moment(at) {
    const facts = factsAt(at);
    const { codes, least } = eventOf(at);
    const rows = SYMMETRIES.map((_, symmetry) => {
      const code = codes[symmetry];
      const isLeast = code !== undefined && code === least;
      const tone = isLeast ? ('strong' as const) : undefined;
      return {
        isNow: facts.kind !== 'answer' && symmetry === facts.symmetry,
        cells: [
          { term: `symmetry-${symmetry}` },
          { text: code === undefined ? '' : digitsOf(code), tone },
          isLeast ? { term: 'least' } : '',
        ],
      };
    });
    const lit = facts.kind === 'answer' ? [facts.best] : facts.cell >= 0 ? [[facts.cell]] : [];
    return {
      board: boardAt(at.input, facts),
      notes: notesAt(facts),
      lies: facts.lies,
      lit,
      account: [{ id: 'turns', rows, isCode: true }],
    };
  },
};
