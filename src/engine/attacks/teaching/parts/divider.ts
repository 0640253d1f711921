import type { Walk } from './walk.ts';

/** Passes an empty cell: it ends the run, and the next run is one further away. */
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
