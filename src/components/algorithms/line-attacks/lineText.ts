import {
  EMPTY,
  MOST_POWER,
  O,
  X,
  lineRuns,
  markName,
  tableWeight,
  type AttackRules,
  type LinePlace,
  type LineRun,
  type MarkName,
} from '../../../engine/index.ts';
import { stripEnds, type StripEnd, type StripTag } from '../../ui/large-board/lineStrip.ts';

const SIGNS: Readonly<Record<string, LinePlace>> = { '.': EMPTY, X, O, '|': undefined };

/** A line as an author writes it: `.XX.O|`, where `|` is beyond the edge. Throws for anything else. */
export function readLine(text: string): LinePlace[] {
  return [...text].map((sign) => {
    if (!(sign in SIGNS)) throw new RangeError(`“${sign}” is no cell of a line: ${text}`);
    return SIGNS[sign];
  });
}

/**
 * The line with one place changed. Beyond an edge there is nothing: making a cell an edge takes away
 * what lies outside of it, and a cell that comes back brings those between it and the board along.
 */
export function withPlace(line: readonly LinePlace[], at: number, place: LinePlace): LinePlace[] {
  const isLeft = at < line.length / 2;
  const isOutside = (cell: number) => (isLeft ? cell < at : cell > at);
  return line.map((old, cell) => {
    if (cell === at) return place;
    if (place === undefined) return isOutside(cell) ? undefined : old;
    const isSameSide = isLeft ? cell < line.length / 2 : cell >= line.length / 2;
    return old === undefined && isSameSide && !isOutside(cell) ? EMPTY : old;
  });
}

/** What a line is drawn with. */
export const LINE_PENS = ['next', 'X', 'O', 'empty', 'edge'] as const;
export type LinePen = (typeof LINE_PENS)[number];

/** What a tap makes of a cell. `next` goes round: empty, X, O, edge. */
export function placeOfPen(pen: LinePen, before: LinePlace): LinePlace {
  if (pen !== 'next') return { X, O, empty: EMPTY, edge: undefined }[pen];
  if (before === EMPTY) return X;
  if (before === X) return O;
  return before === O ? undefined : EMPTY;
}

/** What a key puts on a cell, by its code. */
export const PLACE_KEYS: Readonly<Record<string, LinePlace>> = {
  KeyX: X,
  KeyO: O,
  KeyE: undefined,
  Delete: EMPTY,
  Backspace: EMPTY,
  Digit0: EMPTY,
};

/** An attack of a line, weighed as it stands. */
interface LineEntry {
  readonly run: LineRun;
  readonly mark: MarkName;
  /** Power as the table knows it: five stands for five and more. */
  readonly power: number;
  /** `undefined` if it does not count: closed, and no five. */
  readonly weight: number | undefined;
}

interface LineAccount {
  readonly entries: readonly LineEntry[];
  readonly ends: readonly StripEnd[];
}

/** Every attack on a line with its weight. Below five an attack without an open end does not count. */
export function lineAccount(line: readonly LinePlace[], rules: AttackRules): LineAccount {
  const runs = lineRuns(line);
  const entries = runs.map((run): LineEntry => {
    const isDropped = run.potential === 0 && run.power < MOST_POWER;
    return {
      run,
      mark: markName(run.mark),
      power: Math.min(run.power, MOST_POWER),
      weight: isDropped ? undefined : tableWeight(rules, run.power, run.potential),
    };
  });
  return { entries, ends: stripEnds(line, runs) };
}

/** "[3 : 2]" under every run. */
export function attackTags(entries: readonly LineEntry[]): StripTag[] {
  return entries.map(({ run, mark }) => ({
    from: run.from,
    to: run.to,
    text: attackSymbol(run),
    mark,
  }));
}

/** `[3 : 2]`, with spaces that do not break. */
export function attackSymbol({ power, potential }: Pick<LineRun, 'power' | 'potential'>): string {
  return `[${power}\u00a0:\u00a0${potential}]`;
}
