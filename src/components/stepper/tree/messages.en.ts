import { countThings, numbers } from '#language/ui/language/grammar';

/** What the tree of calls says in the parts of it that come later. */
export const treeMessages = {
  title: 'The tree of calls',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show it all',
  willGrow: 'every call will be drawn here',
  limit: (most: number) =>
    `No more than about ${numbers.format(most)} calls are drawn at once. Fold some to open others.`,
  /** At the side of a row: who moves there, and which score that side keeps. */
  toMove: (mark: string) => `${mark} to move`,
  keeps: (which: string) => `keeps the ${which}`,
  /** Both in one line, where a row has no room for two. */
  sideKeeps: (mark: string, which: string) => `${mark}: ${which}`,
  highest: 'highest',
  lowest: 'lowest',
  gameOver: 'game over',
  legend: {
    kept: 'kept',
    /** After it, where there is room. */
    byWhom: 'by the call above',
    notKept: 'not kept',
    undecided: 'undecided',
    waiting: 'waiting',
    running: 'running',
    grab: '↕ drag a score: what if?',
  },
  /** Beside the disc of a search of thousands, when it is over. */
  allCalls: (calls: number) => countThings(calls, 'call'),
  discInks: { x: 'X wins', o: 'O wins', draw: 'a draw' },
  /** Written by hand where a call keeps another score than before. */
  changesMind: 'changes its mind',
  goesTo: (score: string, call: number) => `${score} goes up to call ${numbers.format(call)}`,
  /** On a branch that was pruned: the calls that are spared. A number, a space, and a word below it. */
  spared: (calls: number) => `${numbers.format(calls)} saved`,
  /** Beside the legend: of all branches that were pruned so far. */
  saved: (calls: number) => `${countThings(calls, 'call')} saved`,
  /** After it, where there is room. */
  soFar: 'so far',
  /** In the list of calls. */
  hidden: (count: number) => `+${countThings(count, 'call')}`,
  worth: (score: string) => `score ${score}`,
  keptBy: (call: number) => `kept by call ${numbers.format(call)}`,
  waiting: 'waiting',
  cut: (cells: readonly number[], calls: number) =>
    `pruned before cell ${cells.join(', ')}: ${countThings(calls, 'call')} saved`,
  horizon: 'at the limit',
} as const;
