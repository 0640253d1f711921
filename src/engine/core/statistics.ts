/** Points of a match as a share, with the interval in which the true share lies 95 times out of 100. */
export interface ShareInterval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The standard deviations on either side that leave out 5 %. */
const Z = 1.96;

/**
 * The interval of Edwin B. Wilson (1927). A drawn game counts as half a game won and half a game lost, which makes
 * the interval wider than it need be. With no games it is everything.
 */
export function wilsonInterval(points: number, games: number): ShareInterval {
  if (games === 0) return { share: 0.5, low: 0, high: 1 };
  const share = points / games;
  const z = Z * Z;
  const middle = (points + z / 2) / (games + z);
  const half = (Z * Math.sqrt((points * (games - points)) / games + z / 4)) / (games + z);
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The share of each opening that is played twice, from both sides; a game without its second counts for both. */
export const pairShares = (points: readonly number[]): readonly number[] =>
  points.flatMap((each, at) => (at % 2 === 0 ? [(each + (points[at + 1] ?? each)) / 2] : []));

/**
 * The interval of a match in which each opening is played twice, from both sides. Often the same side wins both games; that
 * says nothing about the players, so openings vary less than games. It is that of Alan Agresti and Yongyi Min (2005) for matched
 * pairs: half a pair is added for each of the ways in which two games can end.
 */
export function pairedInterval(points: readonly number[]): ShareInterval {
  const pairs = pairShares(points);
  const count = pairs.length + 2;
  const middle = pairs.reduce((sum, each) => sum + each, 1) / count;
  const squares = pairs.reduce((sum, each) => sum + each ** 2, 0.75) / count;
  const half = Z * Math.sqrt((squares - middle ** 2) / count);
  const share = points.reduce((sum, each) => sum + each, 0) / points.length || 0;
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Whether the challenger of a match is better, or worse; open while half of the points lies inside the interval. */
export const MATCH_VERDICTS = ['better', 'worse', 'open'] as const;
export type MatchVerdict = (typeof MATCH_VERDICTS)[number];

export function matchVerdict({ low, high }: ShareInterval): MatchVerdict {
  if (low > 0.5) return 'better';
  return high < 0.5 ? 'worse' : 'open';
}

/** The mean of some shares, with its interval of 95 in 100: Student's, wider the fewer they are (the first terms of its series). */
export function meanInterval(shares: readonly number[]): ShareInterval {
  const [count, free] = [shares.length, shares.length - 1];
  const share = shares.reduce((a, b) => a + b, 0) / count;
  const squares = shares.reduce((sum, each) => sum + (each - share) ** 2, 0);
  const t =
    Z +
    (Z ** 3 + Z) / (4 * free) +
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * free ** 2) +
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / (384 * free ** 3) +
    (79 * Z ** 9 + 776 * Z ** 7 + 1482 * Z ** 5 - 1920 * Z ** 3 - 945 * Z) / (92_160 * free ** 4);
  const half = t * Math.sqrt(squares / free / count);
  return { share, low: share - half, high: share + half };
}

/** A share of counts that come in groups, such as the marks of a game, with its interval of 95 in 100: groups vary, not counts. */
export function ratioInterval(
  groups: readonly (readonly [part: number, all: number])[],
): ShareInterval {
  const all = groups.reduce((sum, [, count]) => sum + count, 0);
  const share = groups.reduce((sum, [part]) => sum + part, 0) / all;
  const { low } = meanInterval(groups.map(([part, count]) => part - share * count));
  const half = (-low * groups.length) / all;
  return { share, low: Math.max(0, share - half), high: Math.min(1, share + half) };
}

/** What a sequential test is asked, and how often it may be wrong. */
export interface SprtPlan {
  /** "No better": the share of points that it is to be rejected against. */
  readonly p0: number;
  /** "Better": the share that would be worth having. */
  readonly p1: number;
  /** How often it may say "better" where p0 is true. */
  readonly alpha: number;
  /** How often it may say "no better" where p1 is true. */
  readonly beta: number;
}

/** Equal, or worth having: three games won for two lost. */
export const SPRT_PLAN: SprtPlan = { p0: 0.5, p1: 0.6, alpha: 0.05, beta: 0.05 };

export type SprtVerdict = 'better' | 'no-better';

export interface SprtReading {
  /** The logarithm of how much likelier the result is under p1 than under p0. */
  readonly ratio: number;
  /** At or below `low` the test says "no better", at or above `high` "better". */
  readonly low: number;
  readonly high: number;
  /** Absent: play on. */
  readonly verdict: SprtVerdict | undefined;
}

/**
 * The sequential probability ratio test of Abraham Wald (1945), after any number of games. A draw is half a win and half
 * a loss; that can only make the test more careful. Stopping as soon as it says so keeps `alpha` and `beta`.
 */
export function sprtAfter(points: number, games: number): SprtReading {
  const { p0, p1, alpha, beta } = SPRT_PLAN;
  const ratio = points * Math.log(p1 / p0) + (games - points) * Math.log((1 - p1) / (1 - p0));
  const low = Math.log(beta / (1 - alpha));
  const high = Math.log((1 - beta) / alpha);
  const verdict = ratio >= high ? 'better' : ratio <= low ? 'no-better' : undefined;
  return { ratio, low, high, verdict };
}
