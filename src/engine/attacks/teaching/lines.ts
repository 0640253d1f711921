import { EMPTY, X } from '../../core/types.ts';
import { BLOCKED, CENTRE, FREE, OWN, type LineCell } from '../line.ts';
import { lineAttacks } from '../lineAttacks.ts';
import { ARTICLE_RULES } from '../rules.ts';
import { rememberedLines } from './copyBot.ts';
import { readTaughtLine } from './readLine.ts';
import { attempt } from './parts/steps.ts';
import type { CopyChoice } from './suspects.ts';
import type { Contents } from './parts/walk.ts';

/** How the copy's reading of lines compares with the engine's, over all possible lines. */
export interface LineComparison {
  readonly lines: number;
  /** How many of them the copy reads otherwise: weight, fives or breakpoint. */
  readonly wrong: number;
}

/** A line as the engine reads it, which does not distinguish an opposing mark from the edge. */
export function asEngineLine(contents: Contents): readonly LineCell[] {
  return contents.map((content, at) => {
    if (at === CENTRE || content === X) return OWN;
    return content === EMPTY ? FREE : BLOCKED;
  });
}

/** Reads every possible line with both, where X is tried. Mirror images count as lines of their own. */
export function compareLines(choice: CopyChoice): LineComparison {
  let [lines, wrong] = [0, 0];
  for (const contents of rememberedLines()) {
    if (!isReadAlike(contents, lines, choice)) wrong += 1;
    lines += 1;
  }
  return { lines, wrong };
}

/** Whether the copy reads every line as the engine does. Stops at the first difference. */
export function readsAllLines(choice: CopyChoice): boolean {
  let at = 0;
  for (const contents of rememberedLines()) {
    if (!isReadAlike(contents, at, choice)) return false;
    at += 1;
  }
  return true;
}

const TRIED = { x: 0, y: 0, mark: X } as const;

function isReadAlike(contents: Contents, at: number, choice: CopyChoice): boolean {
  const right = engineReadings();
  const copy = attempt((steps) => readTaughtLine(contents, TRIED, choice, steps));
  if (copy.kind !== 'value') return false;
  const { weight, fives, breaks } = copy.value;
  return weight === right.weights[at] && signOf(fives, breaks) === right.signs[at];
}

const signOf = (fives: number, breaks: boolean) => 2 * fives + (breaks ? 1 : 0);

/** The engine's readings of all lines, in the order of `rememberedLines`. */
interface Readings {
  readonly weights: Float64Array;
  readonly signs: Uint8Array;
}

let readings: Readings | undefined;

/** Cached, because it is most of the cost of a comparison. */
function engineReadings(): Readings {
  if (readings) return readings;
  const read = [...rememberedLines()].map((line) => lineAttacks(asEngineLine(line), ARTICLE_RULES));
  readings = {
    weights: Float64Array.from(read, ({ weight }) => weight),
    signs: Uint8Array.from(read, ({ fives, breaks }) => signOf(fives, breaks !== undefined)),
  };
  return readings;
}
