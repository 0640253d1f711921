import {
  DRAW,
  RATED_DRAWN,
  RATED_LOST,
  RATED_UNKNOWN,
  RATED_WON,
  type Score,
  type SearchName,
} from '../../engine/index.ts';

/** How the scores of a search are read, from the computer's side. */
export interface Scale {
  /** Below it the computer loses, and above the other it wins; neither between the two. */
  readonly notLost: Score;
  readonly notWon: Score;
  /** Only of depth ratings: the ends of their scale, which has no signs. */
  readonly ends?: { readonly lost: Score; readonly won: Score };
}

const SIGNED: Scale = { notLost: DRAW, notWon: DRAW };
const RATED: Scale = {
  notLost: RATED_UNKNOWN,
  notWon: RATED_DRAWN,
  ends: { lost: RATED_LOST, won: RATED_WON },
};

export function scaleOf(search: SearchName): Scale {
  return search === 'depthRatings' ? RATED : SIGNED;
}
