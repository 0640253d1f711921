import { alphaBetaFromRoot } from '../search/alphaBeta.ts';
import { depthRatings } from '../search/depthRatings.ts';
import { limitedMinimax } from '../search/limitedMinimax.ts';
import { minimax } from '../search/minimax.ts';
import { quickMinimax } from '../search/quickMinimax.ts';
import type { SearchFunction } from '../search/rules.ts';
import type { SearchName } from './request.ts';

/** The function of every search. */
export const RUN: Readonly<Record<SearchName, SearchFunction>> = {
  minimax,
  quickMinimax,
  alphaBeta: alphaBetaFromRoot,
  depthRatings,
  limitedMinimax,
};
