import * as Plot from '@observablehq/plot';
import data from '../../../data/lines.json' with { type: 'json' };
import { raggedMessages } from '#language/algorithms/line-attacks/ragged';
import type { ChartOptions, ChartTable, LegendEntry } from '../../ui/chart/chart.ts';
import type { CountedBoard } from '../../../engine/index.ts';

const messages = raggedMessages.chart;
const BOARDS = ['open', 'bordered'] as const;

/** Of the lines that the bot reads in games, how many have so many attacks: bars and table. */
export function raggedChart() {
  const shares = BOARDS.map(lineShares);
  const counts = (shares[0] ?? []).flatMap((_, attacks) =>
    shares.some((each) => (each[attacks] ?? 0) > 0) ? [attacks] : [],
  );
  const bars = counts.flatMap((attacks) =>
    BOARDS.map((board, at) => ({
      attacks: messages.count(attacks),
      board,
      percent: 100 * (shares[at]?.[attacks] ?? 0),
    })),
  );
  const isOpen = ({ board }: { board: string }) => board === 'open';

  const options: ChartOptions = ({ isNarrow, ink, fill }) => ({
    height: isNarrow ? 220 : 240,
    marginLeft: 48,
    x: { axis: null, domain: BOARDS, padding: 0.05 },
    fx: { label: messages.attacks, domain: counts.map(messages.count), padding: 0.2 },
    y: { label: messages.lines, domain: [0, 100], ticks: 5 },
    marks: [
      Plot.barY(bars, {
        x: 'board',
        fx: 'attacks',
        y: 'percent',
        fill: (bar: { board: string }) =>
          isOpen(bar) ? fill('return') : fill('ink-soft', 'hatch'),
        stroke: (bar: { board: string }) => (isOpen(bar) ? ink('return') : ink('ink-soft')),
      }),
      Plot.ruleY([0], { stroke: ink('ink') }),
    ],
  });
  const legend: LegendEntry[] = [
    { label: messages.boards.open, ink: 'return' },
    { label: messages.boards.bordered, ink: 'ink-soft', texture: 'hatch' },
  ];
  const table: ChartTable = {
    columns: [messages.attacks, messages.boards.open, messages.boards.bordered],
    rows: counts.map((attacks) => [
      messages.count(attacks),
      ...shares.map((each) => messages.percent(each[attacks] ?? 0)),
    ]),
  };
  return { title: messages.title, options, legend, table };
}

/** What lines the bot reads in its games: `npm run lines` has counted them, and a test counts a part of them again. */
const KEPT: Readonly<Record<CountedBoard, readonly (readonly number[])[]>> = data;

export const gamesRead = KEPT.open.length;

/** Of all lines read on a board: the share without room for a five (0), and with so many attacks (1 … 5). */
export function lineShares(board: CountedBoard): readonly number[] {
  const [noRoom = 0, none = 0, ...attacks] = KEPT[board].reduce<readonly number[]>(
    (sums, game) => game.map((lines, at) => lines + (sums[at] ?? 0)),
    [],
  );
  if (none > 0) throw new Error('a line with room has the attack of the tried mark at least');
  const counts = [noRoom, ...attacks];
  const all = counts.reduce((sum, lines) => sum + lines, 0);
  return counts.map((lines) => lines / all);
}

/** The share of lines with a side attack, which a divider is for. */
export function sideShare(board: CountedBoard): number {
  return lineShares(board).reduce((sum, share, attacks) => sum + (attacks > 1 ? share : 0), 0);
}
