import type { RatingRule } from '../../../engine/index.ts';

/** Which cells a rule adds to. Each line has three cells. */
const ruleAdds: Readonly<Record<RatingRule, string>> = {
  win: 'The bot has two marks on a line: its empty cell.',
  stopWin: 'The other side has two marks on a line: its empty cell.',
  fork: 'Two lines with one mark of the bot each, and nothing else, cross on an empty cell: that cell.',
  stopFork:
    'Two lines with one mark of the other side each, and nothing else, cross on an empty cell: all empty cells of both.',
  prepare:
    'An empty line crosses a line with one mark of the bot: the other cells of the empty line.',
  spoil: 'An empty line crosses a line with one mark of the other side: all empty cells of both.',
  free: 'The cell is empty.',
};

/** The table of the rules by which a bot rates cells. */
export const ratingRules = {
  title: 'The seven rules',
  columns: ['Adds', 'To which cells'],
  adds: (rule: RatingRule) => ruleAdds[rule],
  notes: [
    'Every crossing adds. Where three lines make a fork on one cell, the rule adds for the first two, then again for all three, and with a fourth for all four. Rows come first, then columns, then diagonals.',
  ],
};
