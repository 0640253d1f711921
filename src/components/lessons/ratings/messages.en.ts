import type { RatingRule, RuleOfThumb } from '../../../engine/index.ts';
import { listed, numbers, percent } from '#language/ui/language/grammar';

/** What a mark on the cell does, rule by rule. */
const rules: Readonly<Record<RatingRule, string>> = {
  win: 'It wins now.',
  stopWin: 'It stops a loss now.',
  fork: 'It makes a fork.',
  stopFork: 'It stops a fork.',
  prepare: 'It prepares a fork.',
  spoil: 'It stops a fork from being prepared.',
  free: 'It is empty.',
};

/** What a careful person asks, rule by rule. */
const thumb: Readonly<Record<RuleOfThumb, { readonly name: string; readonly question: string }>> = {
  win: { name: 'Win', question: 'Does a mark here complete a line of mine?' },
  block: { name: 'Block', question: 'Would a mark here complete a line of theirs?' },
  fork: { name: 'Fork', question: 'Does a mark here make two threats at once?' },
  stopFork: {
    name: 'Stop a fork',
    question:
      'They have a fork next. After a mark here, and any answer that it forces, have they none?',
  },
  centre: { name: 'Centre', question: 'Is it the centre?' },
  oppositeCorner: {
    name: 'Opposite corner',
    question: 'Is it a corner, and do they hold the corner across?',
  },
  corner: { name: 'Corner', question: 'Is it a corner?' },
  edge: { name: 'Edge', question: 'Is it an edge?' },
};

/** Words around the ratings of lesson `ratings`. Prose itself is in the MDX file. */
export const ratingMessages = {
  rules,
  thumb,
  rating: (rating: number) => numbers.format(rating),
  percent,
  table: {
    caption: 'The seven rules',
    amount: 'Adds',
    reason: 'Why, for a mark on the cell',
    byte: 'Left in a byte',
    thumb: 'The eight questions, in order',
    rule: 'Rule',
    question: 'Asked of every empty cell',
  },
  /** The boards of the lesson. */
  boards: {
    reasons: 'The board of the first figure',
    corner: 'X in a corner',
    edge: 'X on an edge',
    centre: 'X in the centre',
    trap: 'X in two corners',
    bytes: 'Two cells are left',
  },
  shows: {
    rating: 'ratings',
    0: 'chances at level 0',
    1: 'chances at level 1',
    value: 'what best play makes of each cell',
  },
  trap: {
    none: 'None of them',
    corners: 'The corners',
    edges: 'The edges',
    whyNotNone: 'Equal ratings are not equal cells.',
    whyNotEdges: 'From an edge O threatens, and X’s answer makes no fork.',
  },
  value: { 1: 'wins', 0: 'draws', [-1]: 'loses' },
  /** A board with numbers, for someone who does not see it. */
  spoken: (what: string, cells: readonly string[]) => `${what}: ${listed(cells)}.`,
  spokenCell: (cell: number, text: string) => `cell ${cell} ${text}`,
  levels: {
    title: 'How likely each cell is, after X in a corner',
    level: (level: number) => `Level ${level}`,
    cell: 'Cell',
    rating: 'Rating',
    chance: 'chance',
    legend: { 0: 'level 0: by chance, in proportion', 1: 'level 1: the greatest only' },
  },
} as const;
