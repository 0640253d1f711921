// Every linear trace on nine cells: one line a file. `smallRuns.ts` finds the runs among what they export.
export * from './fin.ts';
export * from './learning.ts';
export * from './ruleRatings.ts';
export * from './rulesOfThumb.ts';
export * from './tableLookup.ts';
export * from './weightedChoice.ts';
