import { RATING, RATINGS, type RatingRule } from '../../../engine/index.ts';
import { count } from '#language/ui/language/grammar';
import { depthScale, ratingRules } from '#language/exercises/frame/ratingRules';

/** What a table of rules shows. */
export interface RatingTable {
  readonly title: string;
  readonly columns?: readonly string[];
  readonly rows: readonly (readonly [string, ...string[]])[];
  readonly notes: readonly string[];
}

/** What each rule of the ratings adds. */
export function ruleRatingTable(): RatingTable {
  const { title, columns, notes, adds } = ratingRules;
  const rules = Object.keys(RATING) as readonly RatingRule[];
  return { title, columns, rows: rules.map((rule) => [count(RATING[rule]), adds(rule)]), notes };
}

/** What each rating of a machine says that looks so many marks ahead. */
export function depthRatingTable(limit: number): RatingTable {
  const { title, means, notes } = depthScale;
  const rows = RATINGS.map((rating) => [count(rating), means(rating, limit)] as const);
  return { title, rows, notes };
}
