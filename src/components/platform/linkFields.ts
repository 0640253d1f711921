import {
  EMPTY,
  MOST_BITS,
  MOST_SEED,
  O,
  SMALL_VARIANT,
  X,
  checkSetup,
  fail,
  makePosition,
  markName,
  parseSigns,
  parseVariant,
  type CellContent,
  type Mark,
  type Result,
  type Setup,
  type SetupProblem,
  type Variant,
  type VariantProblem,
} from '../../engine/index.ts';
import { wholeNumber, type LinkField, type LinkLimits } from './link.ts';

/** Fields that several kinds of links have: none here asks for more of the engine than the smallest page has. */

/** What is read of a link to a figure on nine cells. */
export const FIGURE_LIMITS: LinkLimits = { fragment: 600, value: 60 };

/** The name of a figure. */
export const figure: LinkField<string> = {
  make: String,
  parse: (text) => (/^[a-z][a-z0-9-]{0,39}$/.test(text) ? text : undefined),
};

const anyStep = wholeNumber(Number.MAX_SAFE_INTEGER);

/** A step, from 0; links count from 1, as figures do. `end`, here `Infinity`, is the last, whatever its number is. */
export const step: LinkField<number> = {
  make: (value) => (value === Infinity ? 'end' : String(value + 1)),
  parse(text) {
    if (text === 'end') return Infinity;
    const number = anyStep.parse(text);
    return number === undefined || number === 0 ? undefined : number - 1;
  },
};

/** The seed of everything that is left to chance. */
export const seed: LinkField<number> = wholeNumber(MOST_SEED);

/** X or O, in either case. */
export const mark: LinkField<Mark> = {
  make: markName,
  parse: (text) => (/^x$/i.test(text) ? X : /^o$/i.test(text) ? O : undefined),
};

/** Why a board is none that is drawn cell by cell. */
export type BoardProblem =
  | VariantProblem
  | { readonly code: 'too-large'; readonly cells: number; readonly most: number }
  | { readonly code: 'in-space'; readonly text: string };

/** Below that a finger finds every cell of a phone. */
export const LONGEST_SMALL_SIDE = 8;
/** Cells of a small board: as many as a position of bits holds. */
export const MOST_ON_SMALL = MOST_BITS;

export const isTooLarge = (columns: number, rows: number, most = MOST_ON_SMALL): boolean =>
  columns * rows > most || Math.max(columns, rows) > LONGEST_SMALL_SIDE;

/** A small board that lies flat, or why it is none. */
export function smallVariant(
  read: Result<Variant, VariantProblem>,
  most = MOST_ON_SMALL,
): Result<Variant, BoardProblem> {
  if (!read.ok) return read;
  const { columns, rows, layers, cellCount } = read.value.geometry;
  if (layers > 1) return fail({ code: 'in-space', text: read.value.id });
  const isSmall = !isTooLarge(columns, rows, most);
  return isSmall ? read : fail({ code: 'too-large', cells: cellCount, most });
}

/** The kind of a small board, as the engine's `parseVariant` reads it. */
export const variant: LinkField<Result<Variant, BoardProblem>> = {
  make: (read) => (read.ok ? read.value.id : undefined),
  parse: (text) => smallVariant(parseVariant(text)),
};

/** A sign for each cell of a board of any size, up to so many cells; `linkedSetup` says if they are not the board's. */
export const boardOf = (most = MOST_ON_SMALL): LinkField<readonly CellContent[]> => ({
  make: makePosition,
  parse: (text) => (text.length > most ? undefined : parseSigns(text, text.length)),
});

/** A game on nine cells: a digit for each of its moves. */
export const cells: LinkField<readonly number[]> = {
  make: (moves) => moves.join(''),
  parse: (text) => (/^[0-8]{0,9}$/.test(text) ? [...text].map(Number) : undefined),
};

/** The step that a link asks for is none of a recording. */
export interface StepBeyondEnd {
  readonly code: 'step-beyond-end';
  readonly step: number;
  readonly last: number;
}

/** The step that a link asks for, inside a recording that ends with step `last`; 0 if it asks for none. */
export function linkedStep(
  { step = 0 }: { readonly step?: number | undefined },
  last: number,
): { readonly step: number; readonly problems: readonly StepBeyondEnd[] } {
  const isBeyond = step > last && step !== Infinity;
  return {
    step: Math.min(step, last),
    problems: isBeyond ? [{ code: 'step-beyond-end', step, last }] : [],
  };
}

/** What a link says of a position cannot arise in a game. */
export interface ImpossibleBoard {
  readonly code: 'impossible-board';
  readonly why: SetupProblem;
}

/** A board without the full stop of the sentence that its link was copied out of: that reads as an empty cell. */
function withoutStop(
  board: readonly CellContent[],
  { geometry: { cellCount } }: Variant,
): readonly CellContent[] {
  const isStop = board.length === cellCount + 1 && board[cellCount] === EMPTY;
  return isStop ? board.slice(0, cellCount) : board;
}

/** The position that a link asks for on a page that shows `own`; that one stays if the other cannot be. */
export function linkedSetup(
  link: {
    readonly board?: readonly CellContent[] | undefined;
    readonly move?: Mark | undefined;
  },
  own: Setup,
  variant = SMALL_VARIANT,
): { readonly setup: Setup; readonly problems: readonly ImpossibleBoard[] } {
  if (!link.board && link.move === undefined) return { setup: own, problems: [] };
  const cells = link.board ? withoutStop(link.board, variant) : own.cells;
  const asked = checkSetup(cells, link.move, variant);
  if (asked.ok) return { setup: asked.value, problems: [] };
  return { setup: own, problems: [{ code: 'impossible-board', why: asked.problem }] };
}

/** A whole number at random, 0 … `most`: a seed that nobody has chosen. The engine itself knows no other chance. */
export function randomSeed(most = MOST_SEED): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % (most + 1);
}
