import {
  EMPTY,
  SMALL_VARIANT,
  checkSetup,
  markName,
  parseSigns,
  type CellContent,
  type Mark,
  type MarkName,
  type Setup,
  type Variant,
} from '../../../engine/index.ts';
import type { BoardView } from '../types.ts';

interface BoardExtras {
  readonly last?: number | undefined;
  readonly ghost?: { readonly cell: number; readonly mark: MarkName } | undefined;
  /** Whether a finished line is shown as such. */
  readonly showWon: boolean;
}

/** The lines that one mark fills, in the order of the geometry. */
export function wonLinesOf(
  cells: readonly CellContent[],
  variant: Variant = SMALL_VARIANT,
): (readonly number[])[] {
  return variant.geometry.lines.filter((line) => {
    const first = cells[line[0] as number];
    return first !== EMPTY && line.every((cell) => cells[cell] === first);
  });
}

/** A board with what is to be seen on it beside its marks. */
export function drawnBoard(
  cells: readonly CellContent[],
  { last, ghost, showWon }: BoardExtras,
  variant: Variant = SMALL_VARIANT,
): BoardView {
  const won = showWon ? wonLinesOf(cells, variant) : [];
  const winning = new Set(won.flat());
  const wonLine = won[0];
  const winner = wonLine && nameOf(cells[wonLine[0] as number]);
  return {
    columns: variant.geometry.columns,
    isJar: variant.gravity,
    cells: cells.map((content, cell) => ({
      cell,
      mark: nameOf(content),
      isLast: cell === last,
      ghost: ghost?.cell === cell ? ghost.mark : undefined,
      isWinning: winning.has(cell),
    })),
    wonLine,
    winner,
    isLoss: variant.misere,
  };
}

function nameOf(content: CellContent | undefined): MarkName | undefined {
  return content === undefined || content === EMPTY ? undefined : markName(content);
}

/** A position that no search has looked at yet, and perhaps its last mark, lit. */
export function boardOfSetup(setup: Setup, last?: number): BoardView {
  return drawnBoard(setup.cells, { showWon: true, last });
}

/** A position that we wrote down ourselves, in nine signs. Throws if it cannot be, so that no page is built with it. */
export function writtenSetup(text: string, toMove?: Mark): Setup {
  const read = checkSetup(parseSigns(text) ?? [], toMove);
  if (!read.ok) throw new Error(`"${text}" cannot be: ${read.problem.code}`);
  return read.value;
}
