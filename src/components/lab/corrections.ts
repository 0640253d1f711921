import {
  NO_BOX,
  ONE,
  afterMove,
  boxLayout,
  emptySetup,
  markName,
  placeOf,
  solve,
  type LearntGame,
  type Mark,
  type MarkName,
  type Scheme,
  type Setup,
} from '../../engine/index.ts';
import { kindByCell } from '../algorithms/learning/boxView.ts';
import { shelfBox, type ShelfBox } from '../ui/shelf/shelf.ts';

/** Why a number was not simply moved. */
export type CorrectionNote = 'refilled' | 'unchanged' | 'random' | 'finished';

/** One move of the table in a game that it has learnt from. */
export interface Correction {
  readonly mark: MarkName;
  readonly cell: number;
  /** The position before the move. */
  readonly setup: Setup;
  /** Beads of the kind that was drawn, or values from −1 to 1; absent if there is no such number. */
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly note: CorrectionNote | undefined;
}

/** What a game has changed, move by move of the table; `marks` are those that it played. */
export function correctionsOf(
  scheme: Scheme,
  { cells, changes }: LearntGame,
  marks: readonly Mark[],
): Correction[] {
  let setup = emptySetup();
  return cells.flatMap((cell) => {
    const before = setup;
    setup = afterMove(setup, cell);
    if (!marks.includes(before.toMove)) return [];
    const entry = scheme.kind === 'menace' ? beadFor(before, cell) : placeOf(setup)?.at;
    const own = changes.filter((change) => change.entry === entry);
    const unit = scheme.kind === 'td' ? ONE : 1;
    const scaled = (value: number | undefined) => (value === undefined ? undefined : value / unit);
    return [
      {
        mark: markName(before.toMove),
        cell,
        setup: before,
        before: scaled(own[0]?.before),
        after: scaled(own.at(-1)?.after),
        note: noteOf(scheme, own.length, setup),
      },
    ];
  });
}

/** How many numbers are others after the game: a bead that is added and taken away, or a step of nothing, changes none. */
export function numbersChanged({ changes }: Pick<LearntGame, 'changes'>): number {
  const first = new Map(changes.toReversed().map(({ entry, before }) => [entry, before]));
  const last = new Map(changes.map(({ entry, after }) => [entry, after]));
  return [...first].filter(([entry, before]) => last.get(entry) !== before).length;
}

function noteOf(scheme: Scheme, changes: number, after: Setup): CorrectionNote | undefined {
  if (scheme.kind === 'menace') {
    return changes > 1 ? 'refilled' : changes === 0 ? 'unchanged' : undefined;
  }
  if (changes > 0) return undefined;
  return solve(after).distance === 0 ? 'finished' : 'random';
}

/** The kind of bead that stands for a move; `undefined` where there was no choice. */
function beadFor(setup: Setup, cell: number): number | undefined {
  const place = placeOf(setup);
  const box = place ? (boxLayout().boxOf[place.at] as number) : NO_BOX;
  if (!place || box === NO_BOX) return undefined;
  return kindByCell(place.at, box)[place.symmetry.indexOf(cell)];
}

/** A drawer that a table has drawn from. */
export interface DrawnBox {
  readonly box: ShelfBox;
  /** The cell on its label that the bead stood for: the board may lie turned on the table. */
  readonly cell: number;
  /** How the board is turned or mirrored, seen from the label: a matrix of CSS. Absent where both lie the same way. */
  readonly turn: string | undefined;
}

/** The drawer of a position, and the bead for a move; `undefined` where there was no choice. */
export function drawnBox(before: Setup, cell: number): DrawnBox | undefined {
  const kind = beadFor(before, cell);
  if (kind === undefined) return undefined;
  const { cellOf, ownerOf } = boxLayout();
  const [box, onLabel] = [shelfBox(ownerOf[kind] as number), cellOf[kind] as number];
  const isSame = onLabel === cell && box.setup.cells.every((each, at) => each === before.cells[at]);
  return { box, cell: onLabel, turn: isSame ? undefined : turnOf(before) };
}

/** Where the label's cells to the right of the middle and below it lie on the board. */
function turnOf(before: Setup): string | undefined {
  const symmetry = placeOf(before)?.symmetry;
  const ends = [symmetry?.[5] ?? 5, symmetry?.[7] ?? 7];
  const axes = ends.flatMap((cell) => [(cell % 3) - 1, Math.floor(cell / 3) - 1]);
  return `matrix(${axes.join()}, 0, 0)`;
}
