import { EMPTY, X } from '../../core/types.ts';
import { BLOCKED, CENTRE, FREE, OWN, type LineCell } from '../line.ts';
import { lineAttacks } from '../lineAttacks.ts';
import { ARTICLE_RULES } from '../rules.ts';
import { everyLine } from './memory.ts';
import { readLine } from './readLine.ts';
import { attempt, Steps } from './steps.ts';
import type { Choice } from './suspects.ts';
import type { Contents } from './walk.ts';

/** How the copy's reading of lines compares with the engine's, over every line that there can be. */
export interface LineComparison {
  readonly lines: number;
  /** How many of them the copy reads otherwise: weight, fives or breakpoint. */
  readonly wrong: number;
  /** The first of these. */
  readonly example: Contents | undefined;
}

/** What the engine's own reading has: an opposing mark and the edge are one to it. */
export function asEngineLine(contents: Contents): readonly LineCell[] {
  return contents.map((content, at) => {
    if (at === CENTRE || content === X) return OWN;
    return content === EMPTY ? FREE : BLOCKED;
  });
}

/** Reads every line that there can be, X being tried, with both. Mirror images are lines of their own. */
export function compareLines(choice: Choice): LineComparison {
  let [lines, wrong] = [0, 0];
  let example: Contents | undefined;
  for (const contents of everyLine()) {
    lines += 1;
    if (isReadAlike(contents, choice)) continue;
    wrong += 1;
    example ??= contents;
  }
  return { lines, wrong, example };
}

const TRIED = { x: 0, y: 0, mark: X } as const;

function isReadAlike(contents: Contents, choice: Choice): boolean {
  const right = lineAttacks(asEngineLine(contents), ARTICLE_RULES);
  const copy = attempt((steps: Steps) => readLine(contents, TRIED, choice, steps));
  if (copy.kind !== 'value') return false;
  const { weight, fives, breaks } = copy.value;
  return (
    weight === right.weight && fives === right.fives && breaks === (right.breaks !== undefined)
  );
}
