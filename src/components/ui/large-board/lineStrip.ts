import { markName, type LinePlace, type MarkName, type Mark } from '../../../engine/index.ts';

/** A word or number under some cells of a line: from one place to another, both included. */
export interface StripTag {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly mark: MarkName | undefined;
}

/** The same with its row under the line, so that neighbours do not lie on one another. */
interface PlacedTag extends StripTag {
  /** From 0 at the top. */
  readonly row: number;
}

/** An end of a run: an arrow into the empty cell beside it, or a wall. */
export interface StripEnd {
  /** The border between two cells: the place of the cell to the right of it. */
  readonly border: number;
  /** To which side the run would grow. */
  readonly side: -1 | 1;
  readonly isOpen: boolean;
  readonly mark: MarkName;
}

interface RunPlaces {
  readonly mark: Mark;
  readonly from: number;
  readonly to: number;
}

/** Gives every tag the first row in which it keeps clear of the one before; `width` is in cells. */
export function placeTags(tags: readonly StripTag[], width: number): PlacedTag[] {
  const rowEnds: number[] = [];
  return tags.map((tag) => {
    const middle = (tag.from + tag.to + 1) / 2;
    const fits = rowEnds.findIndex((end) => end <= middle - width / 2);
    const row = fits < 0 ? rowEnds.length : fits;
    rowEnds[row] = middle + width / 2;
    return { ...tag, row };
  });
}

/** Both ends of every run, as they are drawn. */
export function stripEnds(line: readonly LinePlace[], runs: readonly RunPlaces[]): StripEnd[] {
  return runs.flatMap(({ mark, from, to }): StripEnd[] => [
    { border: from, side: -1, isOpen: line[from - 1] === 0, mark: markName(mark) },
    { border: to + 1, side: 1, isOpen: line[to + 1] === 0, mark: markName(mark) },
  ]);
}
