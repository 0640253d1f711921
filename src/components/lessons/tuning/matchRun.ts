import { sprtAfter, wilsonInterval, type SprtReading } from '../../../engine/index.ts';

/** The results of a match, a sign a game, as src/data/tuning.json keeps them: 1 won, 0 lost, = drawn. */
export type MatchResults = string;

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

export const pointsOf = (results: MatchResults): readonly number[] =>
  [...results].map((each) => (each === '1' ? 1 : each === '0' ? 0 : 0.5));

/** The moments of a match, from before its first game to after its last. */
export function momentsOf(results: MatchResults): readonly MatchMoment[] {
  const points = pointsOf(results);
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

/** Where a chart of shares is drawn. */
export interface ChartFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The frame for so much room. */
export function frameFor(place: number): ChartFrame {
  const width = Math.max(260, Math.min(place, 1100));
  return {
    width,
    height: place < 480 ? 200 : Math.max(260, Math.round(width / 3)),
    left: 46,
    right: 14,
    top: 10,
    bottom: 44,
  };
}

/** From shares and positions to places in the drawing. */
export function scaleOf(frame: ChartFrame, longest: number) {
  const { width, height, left, right, top, bottom } = frame;
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return {
    x: (at: number) => tenth(left + (at / Math.max(1, longest)) * (width - left - right)),
    y: (share: number) => tenth(top + (1 - share) * (height - top - bottom)),
  };
}

export function linePath(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** The line of the share and the band of its interval, from the first game to the last of these moments. */
export function drawMatch(moments: readonly MatchMoment[], { x, y }: ReturnType<typeof scaleOf>) {
  const played = moments.slice(1);
  const along = (of: (moment: MatchMoment) => number) =>
    played.map((moment) => [x(moment.games), y(of(moment))] as const);
  const band = [...along(({ high }) => high), ...along(({ low }) => low).toReversed()];
  return {
    line: linePath(along(({ share }) => share)),
    band: played.length > 0 ? `${linePath(band)}Z` : '',
  };
}
