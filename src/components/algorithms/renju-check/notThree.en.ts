import type { ForbiddenReason } from '../../../engine/index.ts';

/** Of a cell on which a three would become an open four: why it doesn't. */
export const notThree: Readonly<Record<ForbiddenReason | 'five', string>> = {
  overline: 'would itself make six or more in a row',
  'four-four': 'would itself make two fours',
  'three-three': 'would itself make two open threes',
  five: 'makes five on another line',
};
