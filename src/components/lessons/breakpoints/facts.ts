import {
  BLOCKED,
  BREAK_REASONS,
  CENTRE,
  FIVE,
  FREE,
  OWN,
  PEEK,
  SparseBoard,
  checkAnswers,
  markWeight,
  other,
  parseDiagram,
  type BreakReason,
  type Line,
  type LineCell,
  type MarkAccount,
} from '../../../engine/index.ts';
import { BREAK_BOARDS, type BreakBoard } from './boards.ts';
import { readLines } from '../parts/readLines.ts';
import { once } from '../parts/ask.ts';
import * as Plot from '@observablehq/plot';
import { breakMessages } from '#language/lessons/breakpoints/lesson';
import { count, percent, percentRange } from '#language/ui/language/grammar';
import { brokenMarks } from './games.ts';
import type { ChartOptions, ChartTable, LegendEntry } from '../../ui/chart/chart.ts';

/** What lesson `breakpoints` says of its boards, and of every line that there can be. */

/** A board of the lesson: what the tried mark makes there, and what becomes of every answer to it. */
export function breakBoard(name: BreakBoard) {
  const { sheet, cell, mark } = parseDiagram(BREAK_BOARDS[name]);
  if (!cell || !mark) throw new Error(`The board "${name}" asks about no cell.`);
  const board = new SparseBoard(sheet.size, sheet.stones);
  const account: MarkAccount = markWeight(board, cell, mark, mark);
  board.place(cell.x, cell.y, mark);
  const { answers, pass } = checkAnswers(board, other(mark));
  const holding = answers.filter(({ loses }) => !loses).map((answer) => answer.cell);
  return { cell, mark, account, answers, holding, pass };
}

/** Why the one line of a board breaks; absent if none does. */
export function reasonOn(name: BreakBoard): BreakReason | undefined {
  return breakBoard(name).account.lines.find(({ breaks }) => breaks)?.breaks;
}

/** Five cells in a row of the eleven, as bits. */
const FIVES = Array.from({ length: 2 * PEEK + 2 - FIVE }, (_, from) => (2 ** FIVE - 1) << from);
const bitsOf = (line: Line, content: LineCell) =>
  line.reduce<number>((bits, each, at) => (each === content ? bits | (1 << at) : bits), 0);
const areMany = (bits: number) => (bits & (bits - 1)) !== 0;

/** The free cells that each make a five. */
const completing = (own: number, free: number) =>
  FIVES.reduce((found, five) => {
    const missing = five & ~own;
    return areMany(missing) || missing & ~free ? found : found | missing;
  }, 0);

/**
 * Whether one player wins with two marks more on this line alone, if the other side does not answer
 * the first time, and answers as well as it can the second. What lies beyond the eleven cells is taken
 * as in the way, so "yes" is certain.
 */
export function isWonAfterPass(line: Line): boolean {
  const [own, free] = [bitsOf(line, OWN), bitsOf(line, FREE)];
  if (FIVES.some((five) => (five & ~own) === 0) || completing(own, free)) return true;
  return [...line.keys()].some((at) => {
    const bit = free & (1 << at);
    return bit !== 0 && areMany(completing(own | bit, free ^ bit));
  });
}

/** Every line by what the rule says of it, and by whether a careless answer on it loses. */
export const careless = once(() => {
  const counts = Object.fromEntries(
    BREAK_REASONS.map((reason) => [reason, { lines: 0, won: 0 }]),
  ) as Record<(typeof BREAK_REASONS)[number], { lines: number; won: number }>;
  const falseAlarms: Line[] = [];
  const missed: Line[] = [];
  for (const { line, breaks } of readLines()) {
    const of = counts[breaks ?? 'none'];
    const won = isWonAfterPass(line);
    of.lines += 1;
    if (won) of.won += 1;
    if (breaks && !won) falseAlarms.push(line);
    // Only what the tried mark brings about: without it the careless answer would lose nothing.
    if (!breaks && won && !isWonAfterPass(line.with(CENTRE, FREE))) missed.push(line);
  }
  return { counts, falseAlarms, missed };
});

/** The shapes of the lesson's list, mirror images included: own marks (1) and empty cells (0), read along the line. */
const SHAPES = [
  ...['01111', '11110', '11111', '11011', '10111', '11101'],
  ...['01110', '010110', '011010'],
];

/** Whether one of these shapes lies on a line with one of its marks on the tried cell. */
export function isListed(line: Line): boolean {
  const text = line.join('');
  return SHAPES.some((shape) =>
    [...shape].some((sign, at) => sign === `${OWN}` && text.startsWith(shape, CENTRE - at)),
  );
}

/** Three in a row with a wall behind each of the two empty cells: nothing longer than a closed four fits. */
export function isCramped(line: Line): boolean {
  const text = line.join('');
  const three = `${BLOCKED}${FREE}${`${OWN}`.repeat(3)}${FREE}${BLOCKED}`;
  const from = text.indexOf(three);
  return from >= 0 && from <= CENTRE - 2 && from + 4 >= CENTRE && line.length === 2 * PEEK + 1;
}

const messages = breakMessages.chart;

/** How many marks that broke one line, or more, were the winner's: bars and table. */
export function breakChart() {
  const { single, double } = brokenMarks();
  const rows = [
    { name: messages.single, ...single },
    { name: messages.double, ...double },
  ].map((row) => ({ ...row, ...row.interval }));

  const options: ChartOptions = ({ isNarrow, ink, fill }) => ({
    height: 150,
    marginLeft: isNarrow ? 96 : 110,
    marginRight: 54,
    x: { label: messages.share, domain: [0, 1], ticks: isNarrow ? 2 : 4, tickFormat: percent },
    y: { label: null, domain: rows.map(({ name }) => name), padding: 0.3 },
    marks: [
      Plot.barX(rows, {
        y: 'name',
        x1: 0,
        x2: 1,
        fill: fill('ink-soft', 'empty'),
        stroke: ink('ink-soft'),
      }),
      Plot.barX(rows, { y: 'name', x: 'share', fill: fill('return'), stroke: ink('return') }),
      Plot.ruleY(rows, { y: 'name', x1: 'low', x2: 'high', stroke: ink('ink'), strokeWidth: 3 }),
      Plot.text(rows, {
        y: 'name',
        x: 1,
        dx: 8,
        textAnchor: 'start',
        fill: ink('ink'),
        text: ({ share }: { share: number }) => percent(share),
      }),
    ],
  });

  const legend: LegendEntry[] = [
    { label: messages.won, ink: 'return' },
    { label: messages.notWon, ink: 'ink-soft', texture: 'empty' },
  ];
  const table: ChartTable = {
    columns: [messages.lines, messages.marks, messages.wonMarks, messages.share],
    rows: rows.map(({ name, marks, won, share, interval }) => [
      name,
      count(marks),
      count(won),
      `${percent(share)} (${percentRange(interval)})`,
    ]),
  };
  return { title: messages.title, options, legend, table };
}
