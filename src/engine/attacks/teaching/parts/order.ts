import { EMPTY } from '../../../core/types.ts';
import { PEEK } from '../../line.ts';
import type { Steps } from './steps.ts';
import type { Content, Walk } from './walk.ts';

/** The other parts that a walk uses. */
export interface WalkParts {
  isOpenAtRim(cell: Content, walk: Walk): boolean;
  addGap(walk: Walk): void;
}

/** One way along a line: from the tried cell to distance four, with a look at distance five. */
export const order = {
  right: function walkOneWay(walk: Walk, parts: WalkParts, steps: Steps): void {
    for (let distance = 1; distance <= PEEK; distance++) {
      steps.count();
      const cell = walk.cellAt(distance);
      if (distance === PEEK) {
        if (parts.isOpenAtRim(cell, walk)) walk.openEnd();
        break;
      }
      if (cell === walk.tried.mark) walk.addMark();
      else if (cell === EMPTY) parts.addGap(walk);
      else break;
    }
    walk.storeRun();
  },
  printed: function walkOneWay(walk: Walk, parts: WalkParts, steps: Steps): void {
    for (let distance = 1; distance <= PEEK; distance++) {
      steps.count();
      const cell = walk.cellAt(distance);
      if (cell === walk.tried.mark) walk.addMark();
      else if (cell === EMPTY) parts.addGap(walk);
      else break;
      if (distance === PEEK) {
        if (!walk.isAtRim) return;
        if (parts.isOpenAtRim(cell, walk)) walk.openEnd();
        break;
      }
    }
    walk.storeRun();
  },
  short: function walkOneWay(walk: Walk, parts: WalkParts, steps: Steps): void {
    for (let distance = 1; distance < PEEK; distance++) {
      steps.count();
      const cell = walk.cellAt(distance);
      if (cell === walk.tried.mark) walk.addMark();
      else if (cell === EMPTY) parts.addGap(walk);
      else break;
    }
    walk.storeRun();
  },
  after: function walkOneWay(walk: Walk, parts: WalkParts, steps: Steps): void {
    for (let distance = 1; distance < PEEK; distance++) {
      steps.count();
      const cell = walk.cellAt(distance);
      if (cell === walk.tried.mark) walk.addMark();
      else if (cell === EMPTY) parts.addGap(walk);
      else return walk.storeRun();
    }
    if (parts.isOpenAtRim(walk.cellAt(PEEK), walk)) walk.openEnd();
    walk.storeRun();
  },
} as const;
