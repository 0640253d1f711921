import {
  MOST_SEED,
  TUNED_FIELDS,
  TUNING_PLAN,
  list,
  number,
  object,
  readBy,
  whole,
  type WeightVector,
} from '../../../engine/index.ts';
import { stored, type LostSome } from '../../platform/stored.ts';

/** A run is over after so many generations. */
export const MOST_GENERATIONS = 30;
/** Games of each set in a generation. */
export const GAMES_EACH = 2 * TUNING_PLAN.openings;
/** So many runs are kept; the one that was looked at longest ago makes place. */
export const MOST_RUNS = 12;

/** A run of the tuner as far as it has come: all that it needs to be drawn and to go on. */
export interface TunerRun {
  readonly seed: number;
  /** What the mean set got in each generation, of `GAMES_EACH` points. */
  readonly points: readonly number[];
  /** The mean set now. */
  readonly mean: WeightVector;
}

/** With this run as the last one looked at. Of two runs of one seed the one that has come further stays. */
export function withTunerRun(runs: readonly TunerRun[], run: TunerRun): readonly TunerRun[] {
  const known = runs.find(({ seed }) => seed === run.seed);
  const further = known && known.points.length > run.points.length ? known : run;
  return [...runs.filter((each) => each !== known), further].slice(-MOST_RUNS);
}

const vector = list(TUNED_FIELDS.length, number(Number.MIN_VALUE, Number.MAX_VALUE));
const tunerRun = object({
  seed: whole(0, MOST_SEED),
  points: list(MOST_GENERATIONS, number(0, GAMES_EACH)),
  mean: vector,
});

/** The runs of this browser, the one that was looked at last at the end. A run that cannot be read costs none of the others. */
export const tunerStore = stored<readonly TunerRun[], LostSome>('noughtbook.tuning', {
  empty: [],
  read({ runs }, report) {
    if (!Array.isArray(runs)) return undefined;
    const read = runs.flatMap((found) => {
      const run = readBy(tunerRun, found);
      return run?.mean.length === TUNED_FIELDS.length ? [run] : [];
    });
    const count = runs.length - read.length;
    if (count > 0 && read.length === 0) return undefined;
    if (count > 0) report({ code: 'lost-some', count });
    return read.reduce<readonly TunerRun[]>(withTunerRun, []);
  },
  write: (runs) => ({ runs }),
});
