import { EMPTY, other } from '../../../core/types.ts';
import type { Content, Walk } from './walk.ts';

/** Whether a run that reaches distance four has an open end at distance five. */
export const rim = {
  right: function isOpenAtRim(cell: Content, walk: Walk): boolean {
    return cell === EMPTY || cell === walk.tried.mark;
  },
  printed: function isOpenAtRim(cell: Content, walk: Walk): boolean {
    // @ts-expect-error There is no such field, so nothing is ever equal to it.
    return cell === EMPTY || cell === walk.figure;
  },
  empty: function isOpenAtRim(cell: Content, _walk: Walk): boolean {
    return cell === EMPTY;
  },
  notTheirs: function isOpenAtRim(cell: Content, walk: Walk): boolean {
    return cell !== other(walk.tried.mark);
  },
} as const;
