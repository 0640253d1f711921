import { EMPTY, other } from '../../../core/types.ts';
import type { Content, Tried } from './walk.ts';

/** Whether a run that reaches distance four has an open end at distance five. */
export const rim = {
  right: function isOpenAtRim(cell: Content, tried: Tried): boolean {
    return cell === EMPTY || cell === tried.mark;
  },
  printed: function isOpenAtRim(cell: Content, tried: Tried): boolean {
    // @ts-expect-error There is no such field, so nothing is ever equal to it.
    return cell === EMPTY || cell === tried.figure;
  },
  empty: function isOpenAtRim(cell: Content, _tried: Tried): boolean {
    return cell === EMPTY;
  },
  notTheirs: function isOpenAtRim(cell: Content, tried: Tried): boolean {
    return cell !== other(tried.mark);
  },
} as const;
