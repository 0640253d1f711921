import type { BotSpec } from '../../../engine/index.ts';
import { depthRatingTable, ruleRatingTable, type RatingTable } from '../frame/ratingTables.ts';

/** The table by which a bot rates cells: the one of the exercises that ask for such a rating. */
export function botRules({ kind, level }: BotSpec): RatingTable | undefined {
  if (kind === 'rule-ratings') return ruleRatingTable();
  return kind === 'depth-ratings' ? depthRatingTable(level ?? 0) : undefined;
}
