import {
  ARTICLE_RULES,
  EMPTY,
  MOST_POWER,
  O,
  X,
  lineRuns,
  tableWeight,
  type LinePlace,
  type Mark,
  type Potential,
} from '../../../engine/index.ts';
import { readLine } from '../../algorithms/line-attacks/lineText.ts';

/** The lines of lesson `attacks`, and what can be said of one line alone. */

export const LESSON_LINES = {
  /** Four marks each time: both ends open, one, none. */
  openFour: '...XXXX....',
  four: '..OXXXX....',
  closedFour: '..OXXXXO...',
  openThree: '....XXX....',
  closedThree: '..OXXX.....',
  single: '.....X.....',
  /** No attack of power four, and yet one mark makes five. */
  brokenFour: '...XX.XX...',
  /** X has an open four, and it is O's turn. */
  hurry: '...XXXX....',
  answer: '|OOOO......',
  /** To begin drawing with. */
  drawing: '..XXX..O.OO|',
} as const;
export type LessonLine = keyof typeof LESSON_LINES;

/** The three with which the lesson begins. */
export const FOURS = ['openFour', 'four', 'closedFour'] as const satisfies LessonLine[];

export const lineNamed = (name: LessonLine): readonly LinePlace[] => readLine(LESSON_LINES[name]);

/** The line after a mark on one of its empty places. */
function after(line: readonly LinePlace[], at: number, mark: Mark): LinePlace[] {
  return line.map((place, each) => (each === at ? mark : place));
}

const emptyPlaces = (line: readonly LinePlace[]) =>
  line.flatMap((place, at) => (place === EMPTY ? [at] : []));
const hasFive = (line: readonly LinePlace[], mark: Mark) =>
  lineRuns(line).some((run) => run.mark === mark && run.power >= MOST_POWER);

/** The places where one more mark makes five, on this line alone. */
export function finishes(line: readonly LinePlace[], mark: Mark): number[] {
  return emptyPlaces(line).filter((at) => hasFive(after(line, at, mark), mark));
}

/** The places where O can play so that X cannot finish with its next mark. */
export function stops(line: readonly LinePlace[]): number[] {
  return emptyPlaces(line).filter((at) => finishes(after(line, at, O), X).length === 0);
}

/** The greatest `[power : potential]` that X can have after one more mark, by its weight. */
export function bestNext(line: readonly LinePlace[]) {
  const made = emptyPlaces(line).flatMap((at) =>
    lineRuns(after(line, at, X)).filter(({ mark }) => mark === X),
  );
  return made.sort(
    (a, b) => lessonWeight(b.power, b.potential) - lessonWeight(a.power, a.potential),
  )[0];
}

export function lessonWeight(power: number, potential: Potential): number {
  return tableWeight(ARTICLE_RULES, power, potential);
}

/** The places where O can play so that X cannot make an open four with its next mark. */
export function answersToThree(line: readonly LinePlace[]): number[] {
  return emptyPlaces(line).filter((at) => bestNext(after(line, at, O))?.potential !== 2);
}

/** What X still has on a line once O has answered as well as it can, at one of these places. */
export function leftAfter(line: readonly LinePlace[], answers: readonly number[]): number {
  return Math.min(...answers.map((at) => lineWeight(after(line, at, O))));
}

/** What the attacks of X on a line weigh together, as they are. */
export function lineWeight(line: readonly LinePlace[]): number {
  return lineRuns(line)
    .filter(({ mark }) => mark === X)
    .reduce((sum, { power, potential }) => sum + lessonWeight(power, potential), 0);
}
