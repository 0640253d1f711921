import type { MarkName } from '../../../engine/index.ts';
import { countThings } from '#language/ui/language/grammar';

/** What the analysis says; it loads when it is opened. */
export const analysisMessages = {
  title: 'Analysis',
  opened: 'The analysis is open, below the game. Each free cell shows where it leads.',
  closed: 'The analysis is closed.',
  values: (mark: MarkName) => `Where each of ${mark}’s moves leads`,
  explain:
    'Each free cell shows how the game ends if it’s taken and both sides then play their best: in a draw, or in a win or loss and after how many marks.',
  framed: 'The best cells are framed.',
  alike: 'All moves are equally good.',
  /** Where every move draws: replies that lose. */
  traps: {
    short: (traps: number) => countThings(traps, 'trap'),
    long: (traps: number) => `a draw, with ${countThings(traps, 'trap')}`,
    /** Above the board, in a few words. */
    brief: (some: boolean) =>
      some ? 'Every move draws; a trap is a reply that loses.' : 'Every move draws.',
    /** `replies`: how many there are to each move. */
    explain: (mark: MarkName, replies: number) =>
      `Every move draws, if both sides then play their best. What sets them apart is how easily ${mark} goes wrong: each free cell shows how many of the ${countThings(replies, 'reply', 'replies')} to it would lose. Those are its traps.`,
    none: 'Every move draws, and no reply to any of them would lose.',
  },
  over: 'The game is over. Go back to a move to see where the others would have led.',
  table: 'The same as a table',
  cellHead: 'Cell',
  worthHead: 'Result',
  best: 'best',
};
