import type { WordForm } from '#language/lessons/parts/wordForms';

/**
 * What the lessons say, as questions to the engine: one file a lesson. A lesson's text holds no number
 * and no "only" of its own; it names an entry of these tables, and the page is not built if the answer
 * is not there or is "no". Names begin with the lesson's: `count.positions`. (Lesson `minimax` is older than
 * that rule.) `test/components/lessons/claims.test.ts` asks all of them again.
 */
export interface LessonClaims {
  readonly NUMBERS?: Readonly<Record<string, () => number>>;
  /** Sentences: what must be true for them to be said. */
  readonly FACTS?: Readonly<Record<string, () => boolean>>;
  /** What is neither: a fraction, a list of cells, the name of a bot; in the form that a page asks for. */
  readonly TEXTS?: Readonly<Record<string, (form?: WordForm) => string>>;
  /** What an end of the game is worth. */
  readonly SCORES?: Readonly<Record<string, () => number>>;
}

const found = import.meta.glob<LessonClaims>('../*/claims.ts', { eager: true });

/** The claims of every lesson, by its folder. They are found, so that a lesson is one folder and nothing else. */
export const CLAIMS: Readonly<Record<string, LessonClaims>> = Object.fromEntries(
  Object.entries(found).map(([path, claims]) => [path.split('/').at(-2) ?? path, claims] as const),
);

function merged<Name extends keyof LessonClaims>(name: Name): NonNullable<LessonClaims[Name]> {
  const tables = Object.values(CLAIMS).map((claims) => claims[name] ?? {});
  return Object.assign({}, ...tables) as NonNullable<LessonClaims[Name]>;
}

export const NUMBERS = merged('NUMBERS');
export const FACTS = merged('FACTS');
export const TEXTS = merged('TEXTS');
export const SCORES = merged('SCORES');
