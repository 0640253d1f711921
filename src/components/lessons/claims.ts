import type { WordForm } from '#language/lessons/parts/wordForms';
import * as breakpoints from './breakpoints/claims.ts';
import * as bugs from './bugs/claims.ts';
import * as count from './count/claims.ts';
import * as depth from './depth/claims.ts';
import * as fin from './win-check/claims.ts';
import * as five from './five/claims.ts';
import * as folk from './folk/claims.ts';
import * as arena from './arena/claims.ts';
import * as attacks from './attacks/claims.ts';
import * as learning from './learning/claims.ts';
import * as minimax from './minimax/claims.ts';
import * as ragged from './ragged/claims.ts';
import * as ratings from './ratings/claims.ts';
import * as table from './table/claims.ts';
import * as weight from './weight/claims.ts';
import * as wholeTree from './whole-tree/claims.ts';

/**
 * What the lessons say, as questions to the engine: one file a lesson. A lesson's text holds no number
 * and no "only" of its own; it names an entry of these tables, and the page is not built if the answer
 * is not there or is "no". Names begin with the lesson's: `count.positions`. (Lesson 5 is older than
 * that rule.) `test/components/lessons/claims.test.ts` asks all of them again.
 */
export interface LessonClaims {
  readonly NUMBERS?: Readonly<Record<string, () => number>>;
  /** Sentences: what must be true for them to be said. */
  readonly FACTS?: Readonly<Record<string, () => boolean>>;
  /** What is neither: a fraction, a list of cells, the name of a bot; in the form that a page asks for. */
  readonly TEXTS?: Readonly<Record<string, (form?: WordForm) => string>>;
}

export const CLAIMS: Readonly<Record<string, LessonClaims>> = {
  breakpoints,
  bugs,
  count,
  depth,
  arena,
  attacks,
  fin,
  five,
  folk,
  learning,
  minimax,
  ragged,
  ratings,
  table,
  weight,
  'whole-tree': wholeTree,
};

function merged<Name extends keyof LessonClaims>(name: Name): NonNullable<LessonClaims[Name]> {
  const tables = Object.values(CLAIMS).map((claims) => claims[name] ?? {});
  return Object.assign({}, ...tables) as NonNullable<LessonClaims[Name]>;
}

export const NUMBERS = merged('NUMBERS');
export const FACTS = merged('FACTS');
export const TEXTS = merged('TEXTS');

export { SCORES, type ScoreName } from './minimax/claims.ts';
