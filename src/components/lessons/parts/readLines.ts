import {
  ARTICLE_RULES,
  BLOCKED,
  CENTRE,
  DIRECTIONS,
  FREE,
  OWN,
  PEEK,
  boardOfSheet,
  lineAttacks,
  lineThrough,
  parseDiagram,
  type Line,
  type LineCell,
  type LinePlace,
  type LineReading,
  type Mark,
} from '../../../engine/index.ts';
import { once } from './ask.ts';

/** Every line that there can be, read by the definition. */

const CONTENTS: readonly LineCell[] = [FREE, OWN, BLOCKED];
const NEIGHBOURS = 2 * PEEK;

/** All fillings of the ten neighbours of a tried cell; the cell itself is the player's own. */
function everyLine(): Line[] {
  return Array.from({ length: CONTENTS.length ** NEIGHBOURS }, (_, code) => {
    let rest = code;
    return Array.from({ length: NEIGHBOURS + 1 }, (_, at): LineCell => {
      if (at === CENTRE) return OWN;
      const content = CONTENTS[rest % CONTENTS.length] ?? FREE;
      rest = Math.floor(rest / CONTENTS.length);
      return content;
    });
  });
}

interface ReadLine extends LineReading {
  readonly line: Line;
}

/** All of them, read by the definition. */
export const readLines: () => readonly ReadLine[] = once(() =>
  everyLine().map((line) => ({ line, ...lineAttacks(line, ARTICLE_RULES) })),
);

/** A line as an author draws it, from five cells before the tried one to five after it. */
interface Row extends ReadLine {
  /** What its eleven cells hold, the tried mark in the middle. */
  readonly places: readonly LinePlace[];
  readonly mark: Mark;
}

/** Reads a line as an author writes it (`parseDiagram`, one row): what its small letter makes of it. */
export function readRow(row: string): Row {
  const { sheet, cell, mark } = parseDiagram(row);
  if (!cell || !mark) throw new RangeError(`A row tries one cell: ${row}`);
  const board = boardOfSheet(sheet);
  const line = lineThrough(board, cell.x, cell.y, DIRECTIONS[0], mark);
  const places = line.map((_, at): LinePlace => {
    const x = cell.x + at - CENTRE;
    if (at === CENTRE) return mark;
    return board.has(x, cell.y) ? board.at(x, cell.y) : undefined;
  });
  return { line, places, mark, ...lineAttacks(line, ARTICLE_RULES) };
}
