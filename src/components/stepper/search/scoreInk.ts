import {
  SEARCH_TRAITS,
  type MarkName,
  type Score,
  type SearchName,
} from '../../../engine/index.ts';

/** Whose win a score is: the ink it is written in. None for a draw, nor for the unknown. */
export function scoreInk(
  score: Score | undefined,
  computer: MarkName,
  search: SearchName = 'minimax',
): 'x' | 'o' | undefined {
  if (score === undefined) return undefined;
  const { notLost, notWon } = SEARCH_TRAITS[search].scale;
  if (score >= notLost && score <= notWon) return undefined;
  return score > notWon === (computer === 'X') ? 'x' : 'o';
}
