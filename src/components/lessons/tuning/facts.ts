import {
  ARTICLE_RULES,
  O,
  TUNED_FIELDS,
  SparseBoard,
  X,
  fiveCells,
  isSameCell,
  meanInterval,
  matchGames,
  other,
  MATCH_BOARD,
  pairedInterval,
  pointsOfResults,
  sprtAfter,
  seededRng,
  vectorOf,
  wilsonInterval,
  type Point,
  type ShareInterval,
} from '../../../engine/index.ts';
import { makeRulesCode } from '../../play/games/rulesCode.ts';
import { href } from '../../platform/pageLinks.ts';
import { once } from '../parts/ask.ts';
import {
  bestAgainShares,
  endOf,
  gamesEach,
  loggedRun,
  resultsOf,
  tunedRules,
  type LoggedMatch,
  loggedShares,
  type TuningRun,
} from './data.ts';
import { decidedAt, momentsOf, type MatchMoment } from './matchRun.ts';
import * as Plot from '@observablehq/plot';
import { tuningLesson } from '#language/lessons/tuning/lesson';
import type { ChartOptions, ChartTable, Ink, LegendEntry, Texture } from '../../ui/chart/chart.ts';

/** What lesson `tuning` counts, from its log and from games of its own. */

export function endOfMatch(name: LoggedMatch): MatchMoment {
  return momentsOf(resultsOf(name)).at(-1) as MatchMoment;
}

export function decisionOf(name: LoggedMatch): MatchMoment | undefined {
  return decidedAt(momentsOf(resultsOf(name)));
}

/** The address of a game against the tuned weights. */
export const tunedGame = (): string =>
  href('/play/') + `#variant=five,15x15&w=${makeRulesCode(tunedRules()) ?? ''}`;

/** A short match, and how often two equal players get as uneven a result, with no draws. */
export const SHORT = { games: 10, won: 7 } as const;

export const shortLuck = once((): number => {
  const { games, won } = SHORT;
  let ways = 1;
  let uneven = 0;
  for (let wins = 0; wins <= games; wins++) {
    if (Math.max(wins, games - wins) >= won) uneven += ways;
    ways = (ways * (games - wins)) / (wins + 1);
  }
  return uneven / 2 ** games;
});

/** The first match, when as few games of it have been played. */
export function earlyMoment(): MatchMoment {
  return momentsOf(resultsOf('tuned'))[SHORT.games] as MatchMoment;
}

/** How many games it takes until the interval of an even match goes no further than this to either side. */
export function gamesFor(half: number): number {
  let games = 1;
  while (wilsonInterval(games / 2, games).high - 0.5 > half) games += 1;
  return games;
}

/** Two equal players, and an onlooker who looks after each game: in how many matches one "wins". */
export const PEEKED = { matches: 2000, games: 400, first: 10 } as const;

export const peeking = once(() => {
  const rng = seededRng(1);
  let byInterval = 0;
  let byTest = 0;
  for (let match = 0; match < PEEKED.matches; match++) {
    let won = 0;
    let isSeen = false;
    let verdict: string | undefined;
    for (let games = 1; games <= PEEKED.games; games++) {
      won += rng.int(2);
      verdict ??= sprtAfter(won, games).verdict;
      if (games < PEEKED.first || isSeen) continue;
      const { low, high } = wilsonInterval(won, games);
      isSeen = low > 0.5 || high < 0.5;
    }
    if (isSeen) byInterval += 1;
    if (verdict === 'better') byTest += 1;
  }
  return { byInterval: byInterval / PEEKED.matches, byTest: byTest / PEEKED.matches };
});

/** How many times its old value each number has become; those that moved furthest, up or down, first. */
export const moved = once(() => {
  const before = vectorOf(ARTICLE_RULES);
  const now = endOf('wide');
  return TUNED_FIELDS.map((field, at) => {
    const [was, is] = [before[at] as number, now[at] as number];
    return { field, was, is, times: is / was };
  }).toSorted((a, b) => Math.max(b.times, 1 / b.times) - Math.max(a.times, 1 / a.times));
});

export function movedOf(field: (typeof TUNED_FIELDS)[number]) {
  const found = moved().find((each) => each.field === field);
  if (!found) throw new Error(`${field} is not tuned`);
  return found;
}

const meanOf = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;

/**
 * The shares of the best set of each generation: where it was the best, and in the games of the next generation. And of the set that
 * was made of the four best, in those same games, and how much more that is.
 */
export function promises() {
  const { log } = loggedRun('wide');
  const games = gamesEach('wide');
  const again = bestAgainShares();
  const next = log.slice(1).map(({ points }) => (points[0] as number) / games);
  const best = log.slice(0, -1).map(({ points }) => Math.max(...points) / games);
  return {
    best: meanOf(best),
    less: meanInterval(best.map((share, at) => share - (again[at] as number))),
    again: meanOf(again),
    next: meanOf(next),
    more: meanInterval(next.map((share, at) => share - (again[at] as number))),
  };
}

/** The interval at the end of a match if each opening with its two games counts as one: no game has to be called won or lost. */
export function pairInterval(name: LoggedMatch): ShareInterval {
  return pairedInterval(pointsOfResults(resultsOf(name)));
}

/**
 * Games of the article's bot against itself: how often the side to move could make five, or else had one five to stop, and how often it
 * did something else.
 */
export const FIVES_GAMES = 200;

export const fivesSeen = once(() => {
  const player = { rules: ARTICLE_RULES };
  const plan = { challenger: player, rival: player, pool: 'held-out', seed: 77 } as const;
  const seen = { had: 0, left: 0, threatened: 0, ignored: 0 };
  let games = 0;
  for (const { opening, stones } of matchGames(plan)) {
    const board = new SparseBoard(MATCH_BOARD, opening);
    for (const { x, y, mark } of stones.slice(opening.length)) {
      const side = mark === X ? X : O;
      const [fives, threats] = [fiveCells(board, side), fiveCells(board, other(side))];
      const takes = (cells: readonly Point[]) => cells.some((cell) => isSameCell(cell, { x, y }));
      if (fives.length > 0) {
        seen.had += 1;
        if (!takes(fives)) seen.left += 1;
      } else if (threats.length === 1) {
        seen.threatened += 1;
        if (!takes(threats)) seen.ignored += 1;
      }
      board.place(x, y, mark);
    }
    games += 1;
    if (games >= FIVES_GAMES) break;
  }
  return seen;
});

const messages = tuningLesson.chart;
/** The narrow run has few games in a generation: its line is a mean over so many of them. */
const SMOOTH = 5;

interface RunLine {
  readonly label: string;
  readonly shares: readonly number[];
  readonly look: { readonly ink: Ink; readonly texture?: Texture };
}

/** Shares of points, generation by generation, around the half with which every run begins. */
function linesOf(title: string, lines: readonly RunLine[], dots = false) {
  const options: ChartOptions = ({ ink }) => ({
    height: 260,
    marginLeft: 46,
    marginRight: 14,
    x: { label: messages.generation, ticks: 5 },
    y: { label: messages.share, domain: [0.4, 1], ticks: 4, tickFormat: messages.percent },
    marks: [
      Plot.ruleY([0.5], { stroke: ink('ink-soft'), strokeDasharray: '6 4' }),
      ...lines.map(({ shares, look }) =>
        Plot.lineY(shares, {
          x: (_, at) => at + 1,
          stroke: ink(look.ink),
          strokeWidth: 2.4,
          ...(look.texture && { strokeDasharray: '5 4' }),
          ...(dots && { marker: 'dot' }),
        }),
      ),
    ],
  });
  const legend: LegendEntry[] = lines.map(({ label, look }) => ({ label, ...look }));
  const table: ChartTable = {
    columns: [messages.generation, ...lines.map(({ label }) => label)],
    rows: (lines[0]?.shares ?? []).map((_, at) => [
      at + 1,
      ...lines.map(({ shares }) => messages.percent(shares[at] ?? NaN)),
    ]),
  };
  return { title, options, legend: lines.length > 1 ? legend : [], table };
}

/** The run whose end is shipped: what its mean set got in each generation. */
export function runChart() {
  const shares = loggedShares('wide');
  return linesOf(messages.run, [{ label: messages.share, shares, look: { ink: 'return' } }], true);
}

/** Both runs. */
export function runsChart() {
  // Each share with those before it.
  const shares = (run: TuningRun) =>
    loggedShares(run).map((_, at, all) => meanOf(all.slice(Math.max(0, at + 1 - SMOOTH), at + 1)));
  return linesOf(messages.title, [
    { label: messages.mean, shares: shares('wide'), look: { ink: 'return' } },
    { label: messages.narrow, shares: shares('narrow'), look: { ink: 'o', texture: 'hatch' } },
  ]);
}
