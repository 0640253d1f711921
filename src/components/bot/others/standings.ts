import { fractionNumber, type GameShares } from '../../../engine/index.ts';
import type { JudgedShort } from '../judgedShort.ts';
import type { ClassPlayed } from './othersHandlers.dom.ts';

/** A machine’s row of the table. */
export interface Standing {
  /** Its place among the machines as they were given. */
  readonly at: number;
  /** From 1; those with equally many points share one. */
  readonly place: number;
  readonly points: number;
  /** Games that it can expect of those against all the others, on both sides. */
  readonly ends: EndsInGames;
  readonly judged: JudgedShort;
}

/** How many games end how. */
export type EndsInGames = Readonly<Record<keyof GameShares, number>>;

/** Points that differ by less are the same: they are sums of rounded numbers. */
const SAME = 1e-9;

/** The table of a tournament, best first. */
export function standingsOf({ shares, points, judged }: ClassPlayed): readonly Standing[] {
  const sorted = [...points.keys()].sort((a, b) => {
    const ahead = (points[b] as number) - (points[a] as number);
    return Math.abs(ahead) < SAME ? a - b : ahead;
  });
  let place = 0;
  return sorted.map((at, index) => {
    const own = points[at] as number;
    const before = sorted[index - 1];
    if (before === undefined || (points[before] as number) - own > SAME) place = index + 1;
    return { at, place, points: own, ends: endsOf(shares, at), judged: judged[at] as JudgedShort };
  });
}

function endsOf(shares: ClassPlayed['shares'], own: number): EndsInGames {
  const ends = { win: 0, draw: 0, loss: 0 };
  for (const other of shares.keys()) {
    if (other === own) continue;
    const [first, second] = [shares[own]?.[other], shares[other]?.[own]] as [
      GameShares,
      GameShares,
    ];
    ends.win += fractionNumber(first.win) + fractionNumber(second.loss);
    ends.draw += fractionNumber(first.draw) + fractionNumber(second.draw);
    ends.loss += fractionNumber(first.loss) + fractionNumber(second.win);
  }
  return ends;
}
