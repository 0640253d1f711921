import * as Plot from '@observablehq/plot';
import {
  CELLS,
  OPEN,
  SECOND_WON,
  FIRST_WON,
  audit,
  botTable,
  drawCell,
  fractionNumber,
  gameGraph,
  seededRng,
  type PlayerTable,
} from '../../../engine/index.ts';
import { arenaLesson } from '#language/lessons/parts/messages';
import type { ChartOptions, ChartTable } from '../../ui/chart/chart.ts';
import { once } from '../parts/ask.ts';

/** The bot of the lesson's first section, which moves second, against random play. */
const random = () => botTable({ kind: 'random' });
const bot = () => botTable({ kind: 'rule-ratings', level: 1 });

export const SAMPLE_GAMES = 1000;
export const SAMPLE_RUNS = 40;

/** In each of forty matches of a thousand games, how many the bot lost. Game n has seed n. */
export const sampleLosses = once((): readonly number[] =>
  Array.from({ length: SAMPLE_RUNS }, (_, run) => lossesIn(run + 1)),
);

function lossesIn(seed: number): number {
  const rng = seededRng(seed);
  let losses = 0;
  for (let game = 0; game < SAMPLE_GAMES; game++) {
    if (playedOut(random(), bot(), rng) === FIRST_WON) losses++;
  }
  return losses;
}

/** Plays one game by chance, and tells how it stands at its end. */
function playedOut(
  first: PlayerTable,
  second: PlayerTable,
  rng: ReturnType<typeof seededRng>,
): number {
  const { stands, next, firstMoves } = gameGraph();
  let position = 0;
  while (stands[position] === OPEN) {
    const cell = drawCell((firstMoves[position] ? first : second)(position), rng);
    position = next[position * CELLS + (cell ?? 0)] as number;
  }
  return stands[position] ?? SECOND_WON;
}

/** The chance that a game is lost, exactly. */
export function exactLoss(): number {
  return fractionNumber(audit(bot(), random(), 'second').loss);
}

/** Matches by how many games were lost in them. */
export function sampleRows(): { losses: number; matches: number }[] {
  const most = Math.max(...sampleLosses());
  return Array.from({ length: most + 1 }, (_, losses) => ({
    losses,
    matches: sampleLosses().filter((each) => each === losses).length,
  }));
}

const say = arenaLesson.samples;

export const sampleTable = (): ChartTable => ({
  columns: say.columns,
  rows: sampleRows().map(({ losses, matches }) => [losses, matches]),
});

/** One dot a match, stacked over the number of games that were lost. */
export const sampleChart: ChartOptions = ({ isNarrow, ink }) => {
  const dots = sampleRows().flatMap(({ losses, matches }) =>
    Array.from({ length: matches }, (_, at) => ({ losses, at: at + 0.5 })),
  );
  const tallest = Math.max(...sampleRows().map(({ matches }) => matches));
  const exact = exactLoss() * SAMPLE_GAMES;
  return {
    height: tallest * 13 + 80,
    marginTop: 26,
    x: { label: say.losses, ticks: sampleRows().map(({ losses }) => losses), tickFormat: 'd' },
    y: { axis: null, domain: [0, tallest] },
    marks: [
      Plot.dot(dots, { x: 'losses', y: 'at', r: isNarrow ? 4.4 : 5, fill: ink('x') }),
      Plot.ruleX([exact], { stroke: ink('o'), strokeWidth: 2, strokeDasharray: '5 3' }),
      Plot.text([exact], {
        x: (each: number) => each,
        y: tallest,
        text: () => say.exact,
        textAnchor: 'start',
        dx: 6,
        dy: -12,
        fill: ink('o-text'),
      }),
    ],
  };
};
