import {
  FOLK_IDS,
  VERDICTS,
  folkClaim,
  verdictOf,
  type FolkClaim,
  type FolkVerdict,
} from '../../../engine/index.ts';
import { folkMessages } from '#language/lessons/folk/messages';

/** The claims that the lesson tells, in its order; the others are on the page of sayings. */
export const IN_LESSON: readonly number[] = [11, 1, 2, 3, 9, 16, 20];

/** What lesson `folk` asks of the engine; MDX is not type-checked, so a slip there stops the build. */

export function claimOf(id: number): FolkClaim {
  const claim = folkClaim(id);
  if (!claim) throw new Error(`There is no claim ${id}: they go from 1 to ${FOLK_IDS.length}.`);
  return claim;
}

/** The verdict on the claim as a whole: its first part. */
export function verdictFor(id: number): FolkVerdict {
  const [whole] = claimOf(id).parts;
  if (!whole) throw new Error(`Claim ${id} says nothing.`);
  return verdictOf(whole);
}

/** Throws unless the engine's verdict is the author's: a false one is not printed. */
export function insistVerdict(id: number, says: string): FolkVerdict {
  const verdict = verdictFor(id);
  if (!VERDICTS.some((each) => each === says) || verdict !== says) {
    throw new Error(`The lesson says that claim ${id} is "${says}"; the engine says "${verdict}".`);
  }
  return verdict;
}

/** How many of the twenty have this verdict. */
export function countOf(verdict: FolkVerdict): number {
  return FOLK_IDS.filter((id) => verdictFor(id) === verdict).length;
}

/** "True or false?", before the text says so. */
export const verdictOptions = (id: number) =>
  VERDICTS.map((verdict) => ({
    text: folkMessages.guesses[verdict],
    isRight: verdict === verdictFor(id),
  }));
