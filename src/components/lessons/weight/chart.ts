import * as Plot from '@observablehq/plot';
import { weightLesson } from '#language/lessons/weight/lesson';
import type { ChartOptions, ChartTable, LegendEntry } from '../../ui/chart/chart.ts';
import { LESSER_RULES, without } from './games.ts';

const messages = weightLesson.chart;
const OUTCOMES = ['won', 'open', 'lost'] as const;

/** What each rule is worth: games of the bot without it against the bot with it. Bars and table. */
export function weightChart() {
  const results = LESSER_RULES.map((rule) => ({ rule, ...without(rule) }));
  const bars = results.flatMap(({ rule, won, open, lost }) => [
    { rule, outcome: 'won', from: 0, to: won },
    { rule, outcome: 'open', from: won, to: won + open },
    { rule, outcome: 'lost', from: won + open, to: won + open + lost },
  ]);
  const games = results[0]?.games ?? 0;

  const options: ChartOptions = ({ isNarrow, ink, fill }) => {
    const names = isNarrow ? messages.short : messages.without;
    const FILLS = {
      won: fill('return'),
      open: fill('pencil', 'empty'),
      lost: fill('ink-soft', 'hatch'),
    };
    return {
      height: 180,
      marginLeft: isNarrow ? 108 : 230,
      marginRight: 12,
      x: { label: messages.games, domain: [0, games], ticks: 5 },
      y: {
        label: null,
        domain: LESSER_RULES,
        tickFormat: (rule: keyof typeof names) => names[rule],
      },
      marks: [
        ...OUTCOMES.map((outcome) =>
          Plot.barX(
            bars.filter((bar) => bar.outcome === outcome),
            {
              x1: 'from',
              x2: 'to',
              y: 'rule',
              fill: FILLS[outcome],
              stroke: ink('ink-soft'),
            },
          ),
        ),
        Plot.ruleX([0, games / 2], { stroke: ink('ink') }),
      ],
    };
  };

  const legend: LegendEntry[] = [
    { label: messages.outcomes.won, ink: 'return' },
    { label: messages.outcomes.open, ink: 'pencil', texture: 'empty' },
    { label: messages.outcomes.lost, ink: 'ink-soft', texture: 'hatch' },
  ];
  const table: ChartTable = {
    columns: [messages.rule, ...OUTCOMES.map((outcome) => messages.outcomes[outcome])],
    rows: results.map(({ rule, won, open, lost }) => [messages.without[rule], won, open, lost]),
  };
  return { title: messages.title, options, legend, table };
}
