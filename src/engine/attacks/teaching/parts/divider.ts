import type { Walk } from '../walk.ts';

/** An empty cell on the way: it ends the run, and the next run is further off by one. */
export const divider = {
  right: function addGap(walk: Walk): void {
    walk.openEnd();
    walk.empty += 1;
  },
  printed: function addGap(walk: Walk): void {
    if (walk.run) walk.empty = 0;
    walk.openEnd();
    walk.empty += 1;
  },
  gaps: function addGap(walk: Walk): void {
    if (walk.run) walk.empty += 1;
    walk.openEnd();
  },
  sooner: function addGap(walk: Walk): void {
    walk.empty += 1;
    walk.openEnd();
  },
} as const;
