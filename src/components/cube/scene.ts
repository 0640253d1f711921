import type { CellContent, MarkName } from '../../engine/index.ts';
import { stepsApart, type SheetCount } from './space.ts';

/** What the pile and the sheets show, both from the same. */
export interface CubeScene {
  readonly side: SheetCount;
  readonly board: readonly CellContent[];
  /** Lines that are lit. Where a cell is in focus they run through it, and each has its number. */
  readonly lines?: readonly (readonly number[])[];
  readonly focus?: number | undefined;
  /** Cells that will be taken one after the other, by O first: lit, with their place in this list. */
  readonly run?: readonly number[];
  /** In a game: the mark that a free cell offers; without one, no cell can be taken. */
  readonly offer?: MarkName | undefined;
  /** A mark that has to be made: dashed. */
  readonly due?: { readonly cell: number; readonly mark: MarkName } | undefined;
  /** Who wins from free cells, as a sign, and as it is heard. */
  readonly worths?: readonly { cell: number; winner?: string; note: string }[] | undefined;
  /** The mark that has just been made: drawn by the pen, and lit. */
  readonly drawn?: number | undefined;
}

export interface LitCell {
  /** The number of its line, where the lines have numbers. */
  readonly number: number | undefined;
  /** Of whose step it is, in a run. */
  readonly ink?: 'x-text' | 'o-text';
  /** Steps from the cell in focus: light runs outwards. */
  readonly step: number;
}

/** The cells that are lit; the cell in focus lies on all of its lines, and has no number. */
export function litCells({ side, lines = [], focus, run = [] }: CubeScene): Map<number, LitCell> {
  const lit = new Map<number, LitCell>();
  lines.forEach((line, i) => {
    for (const cell of line) {
      const step = focus === undefined ? 0 : stepsApart(cell, focus, side);
      const number = focus === undefined || cell === focus ? undefined : i + 1;
      lit.set(cell, { number, step });
    }
  });
  run.forEach((cell, i) =>
    lit.set(cell, { number: i + 1, ink: i % 2 === 0 ? 'o-text' : 'x-text', step: 0 }),
  );
  return lit;
}
