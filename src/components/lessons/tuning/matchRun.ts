import {
  pointsOfResults,
  sprtAfter,
  wilsonInterval,
  type MatchResults,
  type SprtReading,
} from '../../../engine/index.ts';
import { matchMessages as messages } from '#language/lessons/tuning/lesson';
import { percent } from '#language/ui/language/grammar';
import type { ChartOptions } from '../../ui/chart/chart.ts';

/** Pixels of its chart. */
export const MATCH_HEIGHT = 290;

/** A match as far as it has been played. */
export interface MatchMoment {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly sprt: SprtReading;
}

/** The moments of a match, from before its first game to after its last. */
export function momentsOf(results: MatchResults): readonly MatchMoment[] {
  const points = pointsOfResults(results);
  const [won, drawn, lost] = [1, 0.5, 0].map((value) => {
    let sum = 0;
    return [0, ...points.map((each) => (sum += each === value ? 1 : 0))];
  }) as [number[], number[], number[]];
  return won.map((wins, games) => {
    const draws = drawn[games] as number;
    const all = wins + draws / 2;
    return {
      games,
      won: wins,
      drawn: draws,
      lost: lost[games] as number,
      ...wilsonInterval(all, games),
      sprt: sprtAfter(all, games),
    };
  });
}

/** After how many games the sequential test has its verdict; `undefined` if it has none to the end. */
export function decidedAt(moments: readonly MatchMoment[]): MatchMoment | undefined {
  return moments.find(({ sprt }) => sprt.verdict !== undefined);
}

/** The share and its interval from the first game to the last of these moments, with the whole match along the foot. */
export function matchChart(
  moments: readonly MatchMoment[],
  last: number,
  stop: MatchMoment | undefined,
): ChartOptions {
  const played = moments.slice(1);
  const now = played.slice(-1);
  return ({ Plot, ink }) => ({
    height: MATCH_HEIGHT,
    marginTop: 12,
    marginLeft: 46,
    x: { label: messages.games, labelAnchor: 'center', domain: [0, last], ticks: 5 },
    y: {
      label: null,
      domain: [0, 1],
      ticks: [0, 0.25, 0.5, 0.75, 1],
      tickFormat: percent,
      grid: true,
    },
    marks: [
      Plot.ruleY([0.5], { stroke: ink('ink-soft'), strokeDasharray: '6 4' }),
      Plot.areaY(played, {
        x: 'games',
        y1: 'low',
        y2: 'high',
        fill: ink('call'),
        fillOpacity: 0.18,
      }),
      Plot.lineY(played, { x: 'games', y: 'share', stroke: ink('call'), strokeWidth: 2.4 }),
      Plot.ruleX(now, {
        x: 'games',
        y1: 'low',
        y2: 'high',
        stroke: ink('call'),
        strokeWidth: 2,
        marker: 'tick',
      }),
      Plot.dot(now, { x: 'games', y: 'share', r: 5, fill: ink('call'), stroke: 'var(--paper)' }),
      Plot.ruleX(stop ? [stop.games] : [], { stroke: ink('ink'), strokeWidth: 1.4 }),
      Plot.text(stop ? [stop.games] : [], {
        x: (games: number) => games,
        text: messages.stopsAt,
        frameAnchor: 'bottom-left',
        dx: 6,
        dy: -6,
        fontWeight: 600,
      }),
    ],
  });
}
