import type { RatingRule, RuleOfThumb } from '../../../engine/index.ts';
import { howOften, listed, numbers } from '#language/ui/language/grammar';

/** What a mark on the cell does, rule by rule. */
const rules: Readonly<Record<RatingRule, string>> = {
  win: 'It wins now.',
  stopWin: 'It stops a loss now.',
  fork: 'It makes a fork.',
  stopFork: 'It stops a fork.',
  prepare: 'It prepares a fork.',
  spoil: 'It stops a fork from being prepared.',
  free: 'It’s empty.',
};

/** The same for one digit of a rating. */
const REASONS: Readonly<Record<RatingRule, (times: string) => string>> = {
  win: (times) => `a mark here wins, ${times}.`,
  stopWin: (times) => `a mark here stops a loss, ${times}.`,
  fork: (times) => `a mark here makes a fork, ${times}.`,
  stopFork: (times) => `a mark here stops a fork, ${times}.`,
  prepare: (times) => `a mark here prepares a fork, ${times}.`,
  spoil: (times) =>
    `a mark here gets in the way of a fork that the other side could prepare, ${times}.`,
  free: () => 'the cell is empty.',
};

/** What a careful person asks, rule by rule. */
const thumb: Readonly<Record<RuleOfThumb, { readonly name: string; readonly question: string }>> = {
  win: { name: 'Win', question: 'Does a mark here complete a line of mine?' },
  block: { name: 'Block', question: 'Would a mark here complete a line of theirs?' },
  fork: { name: 'Fork', question: 'Does a mark here make two threats at once?' },
  stopFork: {
    name: 'Stop a fork',
    question:
      'They have a fork next. After a mark here, is none left, or must they block on a cell that makes none?',
  },
  centre: { name: 'Centre', question: 'Is it the centre?' },
  oppositeCorner: {
    name: 'Opposite corner',
    question: 'Is it a corner, and do they hold the opposite one?',
  },
  corner: { name: 'Corner', question: 'Is it a corner?' },
  edge: { name: 'Edge', question: 'Is it an edge?' },
};

/** Words around the ratings by rules. Prose itself is in the MDX file. */
export const ratingMessages = {
  rules,
  thumb,
  rating: (rating: number) => numbers.format(rating),
  table: {
    thumb: 'The eight questions, in order',
    rule: 'Rule',
    question: 'Asked of every empty cell',
  },
  read: {
    region: 'Read a rating digit by digit',
    note: (rating: number | undefined) => (rating ? `, rated ${numbers.format(rating)}` : ''),
    board: 'The ratings on their cells',
    begin: 'Press one of the numbers: which reasons is it made of?',
    ask: (cell: number) => `Why does cell ${cell} get this number?`,
    digits: (rating: number) => `The digits of ${numbers.format(rating)}`,
    digit: (rule: RatingRule, times: number) => `${times}: ${rules[rule]}`,
    /** Between three digits and the next three. */
    group: ',',
    hint: 'Press a digit, or another cell.',
    reason: (rule: RatingRule, times: number, amount: number) =>
      times === 0
        ? `${numbers.format(amount)}: nothing of that kind here.`
        : `${numbers.format(amount)}: ${REASONS[rule](howOften(times))}`,
  },
  crossings: {
    fork: 'O makes a fork where they cross.',
    stopFork: 'X would fork there: O gets in the way.',
    prepare: 'O prepares a fork.',
    spoil: 'X could prepare one: O gets in the way.',
  },
  crossingSpoken: (cell: number, lines: readonly (readonly number[])[]) =>
    `The lines ${listed(lines.map((line) => line.join('-')))} cross on cell ${cell}`,
  /** The boards of the lesson. */
  boards: { trap: 'X in two corners, ratings' },
  trap: {
    none: 'None of them',
    corners: 'The corners',
    edges: 'The edges',
    whyNotNone: 'Cells with equal ratings aren’t always equally good.',
    whyNotEdges: 'From an edge O threatens, and X’s answer makes no fork.',
  },
} as const;
