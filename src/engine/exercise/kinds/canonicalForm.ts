import { seededRng, shuffled, type Rng } from '../../core/rng.ts';
import { EMPTY, X, type CellContent } from '../../core/types.ts';
import { BitPosition } from '../../game/bitPosition.ts';
import { checkSetup, type Setup } from '../../game/setup.ts';
import { SYMMETRIES, canonical, permuted } from '../../game/symmetry.ts';
import { numberCodec, type CodecProblem } from '../codec.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import { drawSetup, pick, type Span } from '../draw.ts';
import { countField, openSetupField, paramsCodec, type Fields } from '../fields.ts';

export interface CanonicalFormParams {
  readonly setup: Setup;
  /** How many of the three wrong boards are this board all the same, turned or mirrored: they have a higher number. */
  readonly alike: number;
  /** Seed for the wrong boards and for the order of all four. */
  readonly others: number;
}

/** Why the chosen board, counted from 0, is not the one: another board, or this one with a number that is not the lowest. */
export type CanonicalFormReason =
  | { readonly code: 'other-board'; readonly chosen: number }
  | { readonly code: 'not-lowest'; readonly chosen: number; readonly number: string };

type Cells = readonly CellContent[];

/** How many boards there are to choose from. */
const FORMS_SHOWN = 4;

/** The number that a table knows a board by: cell by cell 0 for empty, 1 for X and 2 for O. */
export function boardNumber(cells: Cells): string {
  return cells
    .map((content) => {
      if (content === EMPTY) return 0;
      return content === X ? 1 : 2;
    })
    .join('');
}

const isSame = (a: Cells, b: Cells) => boardNumber(canonical(a)) === boardNumber(canonical(b));

/** The first of these boards with each number, without those that are left out. */
function different(boards: readonly Cells[], without: readonly Cells[]): readonly Cells[] {
  const known = new Set(without.map(boardNumber));
  return boards.filter((cells) => {
    const number = boardNumber(cells);
    return !known.has(number) && known.add(number);
  });
}

/** The looks of this board beside the stored one and its own. */
const otherLooks = ({ cells }: Setup): readonly Cells[] =>
  different(
    SYMMETRIES.map((symmetry) => permuted(cells, symmetry)),
    [canonical(cells), cells],
  );

/** Boards on which one mark has moved to an empty cell, and which no turn makes of this one; each once, as a table stores it. */
function movedBoards({ cells, toMove }: Setup): readonly Cells[] {
  const moved = cells.flatMap((mark, from) =>
    mark === EMPTY
      ? []
      : cells.flatMap((content, to) =>
          content === EMPTY ? [cells.with(from, EMPTY).with(to, mark)] : [],
        ),
  );
  const open = moved.filter((board) => {
    const found = checkSetup(board, toMove);
    return found.ok && !new BitPosition(found.value).isOver && !isSame(board, cells);
  });
  return different(
    open.map((board) => canonical(board)),
    [],
  );
}

/** The four boards, in the order in which they are shown. */
export function formsShown({ setup, alike, others }: CanonicalFormParams): readonly Setup[] {
  const rng = seededRng(others);
  const looks = shuffled(otherLooks(setup), rng).slice(0, alike);
  const moved = shuffled(movedBoards(setup), rng).slice(0, FORMS_SHOWN - 1 - alike);
  // Where numbers needn't be compared, a number mustn't tell either.
  const turned = moved.map((cells) => (alike > 0 ? cells : permuted(cells, pick(rng, SYMMETRIES))));
  const stored = canonical(setup.cells);
  return shuffled([stored, ...looks, ...turned], rng).map((cells) => ({ ...setup, cells }));
}

function refuse(params: CanonicalFormParams): CodecProblem | undefined {
  return formsShown(params).length < FORMS_SHOWN ? { code: 'nothing-to-find' } : undefined;
}

const fields: Fields<CanonicalFormParams> = {
  setup: openSetupField,
  alike: countField(0, FORMS_SHOWN - 1),
  others: countField(1, 20),
};

interface LevelRule {
  readonly emptyCells: Span;
  readonly alike: number;
}
const RULES: Record<Level, LevelRule> = {
  1: { emptyCells: [4, 6], alike: 0 },
  2: { emptyCells: [4, 6], alike: 2 },
  3: { emptyCells: [3, 6], alike: 3 },
};

/** Which of four boards is this one, as a table stores it? */
export const canonicalForm: ExerciseKind<
  CanonicalFormParams,
  number,
  CanonicalFormReason,
  'canonical-form'
> = {
  id: 'canonical-form',
  fields,
  params: paramsCodec(fields, refuse),
  answer: numberCodec(FORMS_SHOWN),

  generate(rng: Rng, level) {
    const { emptyCells, alike } = RULES[level];
    const others = 1 + rng.int(20);
    const setup = drawSetup(
      rng,
      emptyCells,
      (drawn) =>
        boardNumber(drawn.cells) !== boardNumber(canonical(drawn.cells)) &&
        refuse({ setup: drawn, alike, others }) === undefined,
    );
    return { setup, alike, others };
  },

  key(params) {
    const stored = boardNumber(canonical(params.setup.cells));
    return formsShown(params).findIndex(({ cells }) => boardNumber(cells) === stored);
  },

  allRight(params) {
    return [this.key(params)];
  },

  grade(params, chosen) {
    const found = formsShown(params)[chosen];
    if (!found) return { points: 0, reasons: [] };
    if (chosen === this.key(params)) return FULL_MARKS;
    return isSame(found.cells, params.setup.cells)
      ? wrong({ code: 'not-lowest', chosen, number: boardNumber(found.cells) })
      : wrong({ code: 'other-board', chosen });
  },
};
