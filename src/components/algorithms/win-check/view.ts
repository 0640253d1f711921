import {
  DRAWN,
  EMPTY,
  SMALL_VARIANT,
  NOT_OVER,
  O,
  X,
  markNameOf,
  type CellContent,
  type FinEvent,
  type FinResult,
  type LineState,
  type MarkName,
  finRun,
} from '../../../engine/index.ts';
import { drawnBoard } from '../../ui/board/setupView.ts';
import {
  type CellNote,
  type SmallAt,
  type SmallMoment,
  type SmallView,
  eventOf,
  type AccountTable,
  type LinearQuestion,
} from '../../stepper/linear/view.ts';

/** What a sentence about the win check may mention. */
export interface FinFacts {
  readonly kind: FinEvent['kind'];
  /** How far the check has come in its line: each stage is told by an event. */
  readonly stage: number;
  /** The line that is looked at, from 0; at the result the last. */
  readonly line: number;
  /** Its cells, the marks on them, and the numbers that stand for those. */
  readonly cells: readonly number[];
  readonly marks: readonly (MarkName | undefined)[];
  readonly contents: readonly CellContent[];
  /** Numbers and AND and OR of them as three bits each. */
  readonly bits: readonly string[];
  readonly and: string;
  readonly or: string;
  readonly sum: number;
  readonly state: LineState;
  /** What the whole comes to. */
  readonly result: FinResult;
  readonly winner: MarkName | undefined;
  readonly wonLine: readonly number[] | undefined;
  /** Lines that are still open, of all eight, and cells that are empty. */
  readonly openLines: number;
  readonly emptyCells: number;
}

const { lines } = SMALL_VARIANT.geometry;

/** What a line can be, as options of a question: 0 open, 1 dead, 2 won. */
const LINE_STATES: readonly LineState[] = ['open', 'dead', 'won'];
const FIN_RESULTS: readonly FinResult[] = [NOT_OVER, X, DRAWN, O];

/** A number from 0 to 7 as three bits: 5 is "101". */
export function bits(value: number): string {
  return value.toString(2).padStart(3, '0');
}

const STAGE: Record<FinEvent['kind'], number> = {
  look: 0,
  and: 1,
  or: 2,
  won: 3,
  dead: 3,
  open: 3,
  sum: 4,
  result: 5,
};

const toneOf = (content: CellContent | undefined): 'x' | 'o' | undefined =>
  content === X ? 'x' : content === O ? 'o' : undefined;

function factsAt(at: SmallAt<FinEvent>): FinFacts {
  const { cells } = at.input.setup;
  const { kind, line, ands = {}, ors = {}, sums = {}, states = {}, ...event } = eventOf(at);
  const lineCells = lines[line] ?? [];
  const contents = lineCells.map((cell) => cells[cell] ?? EMPTY);
  const read = Object.values(states);
  const wonLine = lines[read.indexOf('won')];
  return {
    kind,
    stage: STAGE[kind],
    line,
    cells: lineCells,
    marks: contents.map(markNameOf),
    contents,
    bits: contents.map(bits),
    and: bits(ands[line] ?? EMPTY),
    or: bits(ors[line] ?? EMPTY),
    sum: sums[line] ?? 0,
    state: states[line] ?? 'open',
    result: event.result ?? NOT_OVER,
    winner: wonLine && markNameOf(cells[wonLine[0] ?? 0]),
    wonLine,
    openLines: read.filter((state) => state === 'open').length,
    emptyCells: cells.filter((content) => content === EMPTY).length,
  };
}

function momentAt(at: SmallAt<FinEvent>): SmallMoment {
  const facts = factsAt(at);
  const isEnd = facts.kind === 'result';
  return {
    board: drawnBoard(at.input.setup.cells, { showWon: facts.wonLine !== undefined }),
    notes: isEnd ? [] : notesOf(facts),
    lit: isEnd ? [] : [facts.cells],
    account: [linesTable(eventOf(at), facts)],
  };
}

/** The line's cells, as they stand in the computer: what flies from there has been there. */
function notesOf({ cells, contents }: FinFacts): (CellNote | undefined)[] {
  return Array.from({ length: SMALL_VARIANT.geometry.cellCount }, (_, cell) => {
    const i = cells.indexOf(cell);
    if (i < 0) return undefined;
    return { text: bits(contents[i] ?? EMPTY), tone: toneOf(contents[i]) ?? 'soft', news: '' };
  });
}

const textOf = (value: number | undefined) => (value === undefined ? '' : String(value));

/** All eight lines, as far as they have been looked at. */
function linesTable(
  { line: now, ands = {}, ors = {}, states = {}, sums = {} }: FinEvent,
  { stage }: FinFacts,
): AccountTable {
  return {
    id: 'lines',
    rows: lines.map((cells, line) => {
      const state = states[line];
      const owner = state === 'won' ? (ands[line] as CellContent) : EMPTY;
      const isNow = line === now;
      return {
        isNow: isNow && stage < STAGE.result,
        cells: [
          cells.join(' '),
          textOf(ands[line]),
          textOf(ors[line]),
          state ? { term: `${state}${markNameOf(owner) ?? ''}`, tone: toneOf(owner) } : '',
          sums[line] === undefined
            ? ''
            : { text: textOf(sums[line]), isNow: isNow && stage === STAGE.sum },
        ],
      };
    }),
  };
}

function questionAt(at: SmallAt<FinEvent>): LinearQuestion | undefined {
  const { kind, state, result } = factsAt(at);
  if (kind === 'result') {
    return { kind, step: at.step, options: FIN_RESULTS, answer: result };
  }
  if (STAGE[kind] !== STAGE.won) return undefined;
  const options = LINE_STATES.map((_, option) => option);
  return { kind: 'state', step: at.step, options, answer: LINE_STATES.indexOf(state) };
}

/** The win check as it is drawn. */
export const finView: SmallView<FinEvent, FinFacts> = {
  run: finRun,
  inks: { leaf: ['won', 'dead', 'open'], up: ['sum', 'result'] },
  facts: factsAt,
  moment: momentAt,
  question: questionAt,
};
