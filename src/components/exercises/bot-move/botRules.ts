import { RATING, RATINGS, type BotSpec, type RatingRule } from '../../../engine/index.ts';
import { cellRatingMessages } from '#language/exercises/cell-rating/messages';
import { depthRatingMessages } from '#language/exercises/depth-rating/messages';

interface BotRules {
  readonly title: string;
  readonly columns?: readonly string[];
  readonly rows: readonly (readonly [string, ...string[]])[];
  readonly notes: readonly string[];
}

/** The table by which a bot rates cells: the one of the exercises that ask for such a rating. */
export function botRules({ kind, level }: BotSpec): BotRules | undefined {
  if (kind === 'rule-ratings') {
    const { title, columns, notes, adds } = cellRatingMessages.rules;
    const rules = Object.keys(RATING) as readonly RatingRule[];
    const rows = rules.map(
      (rule) => [cellRatingMessages.rating(RATING[rule]), adds(rule)] as const,
    );
    return { title, columns, rows, notes };
  }
  if (kind !== 'depth-ratings') return undefined;
  const { title, means, notes } = depthRatingMessages.scale;
  const rows = RATINGS.map(
    (rating) => [depthRatingMessages.rating(rating), means(rating, level ?? 0)] as const,
  );
  return { title, rows, notes };
}
