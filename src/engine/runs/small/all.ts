// Every linear trace on nine cells, for figures, each of which takes its own: one line a file.
export * from './fin.ts';
export * from './learning.ts';
export * from './ruleRatings.ts';
export * from './rulesOfThumb.ts';
export * from './tableLookup.ts';
export * from './weightedChoice.ts';
