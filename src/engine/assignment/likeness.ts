import type { TaskSummary, WorkSummary } from './summary.ts';

// How unlikely it is that two pupils of a class agree as they do, if neither has copied. For each pair a likelihood ratio is
// worked out: how probable the second one's answers are if part of them was copied, by how probable they are if not. If not, it
// reaches x in at most one of x pairs (Markov). Each share is counted over the others of the class and the pair as one of them,
// (n + 1) / (all + 1), by which no share is ever too small on the average: a class of few cannot prove anything.

/** Two works that agree more than chance lets them, by their indices. */
export interface AlikePair {
  readonly works: readonly [number, number];
  /** Tasks to which both began with the same answer, which isn't right; without those that a person reads. */
  readonly wrong: number;
  /** In the same seconds, too. */
  readonly isSameCode: boolean;
}

/** Of so many classes in which nobody copies one has a pair that is named. */
const CLASSES = 1000;
/** What part of the answers may have been copied: nobody knows, so each is thought as likely. */
const COPIED = [0.5, 0.98] as const;

/** So many pupils who have all mistakes of the pair count as much as all the others together. */
const CLASS_WEIGHT = 2;

/** An answer after those before it, as a class gives it. */
interface Given {
  readonly before: Given | undefined;
  readonly next: Map<number, Given>;
  /** How many have given it, and how many of them have given another after it. */
  pupils: number;
  goOn: number;
}

interface Pupil {
  /** By task, the answers in their order; none where nothing can be compared. */
  readonly paths: readonly (readonly Given[])[];
  readonly tasks: readonly TaskSummary[];
  /** How much likelier than the class to be right. */
  readonly odds: number;
}

/** What both of a pair answered at the same place, or that they answered differently. */
type Place = { readonly task: number; readonly given: Given } | 'differ';

/** Pairs of works that agree too well; of the tasks only those whose question is the same for all. */
export function alikePairs(
  works: readonly WorkSummary[],
  isShared: (task: number) => boolean,
): readonly AlikePair[] {
  const all = new ComparedClass(works, isShared);
  return works.flatMap((_, one) =>
    works.slice(one + 1).flatMap((_, at) => all.pair(one, one + 1 + at) ?? []),
  );
}

const isRightAtOnce = ({ state, counted }: TaskSummary) => state === 'right' && counted === 0;

class ComparedClass {
  private readonly pupils: readonly Pupil[];
  /** By task, how many began with a right answer, and with another one. */
  private readonly begun: readonly { readonly right: number; readonly wrong: number }[];
  /** What the logarithm of the ratio has to reach. */
  private readonly wanted: number;
  /** By answer, the logarithm of its weight for each part of `COPIED`, if shares of the class are all that is known. */
  private readonly weights = new Map<Given, readonly number[]>();

  constructor(works: readonly WorkSummary[], isShared: (task: number) => boolean) {
    const paths = pathsOf(works, isShared);
    const compared = works.map(({ tasks }, who) =>
      tasks.filter((_, task) => (paths[who]?.[task]?.length ?? 0) > 0),
    );
    const right = compared.map((tasks) => tasks.filter(isRightAtOnce).length);
    const [rightOfAll, all] = [sum(right), sum(compared.map(({ length }) => length))];
    const oddsOf = (good: number, of: number) => (good + 0.5) / (of - good + 0.5);
    this.pupils = works.map(({ tasks }, who) => ({
      paths: paths[who] ?? [],
      tasks,
      odds: oddsOf(right[who] ?? 0, compared[who]?.length ?? 0) / oddsOf(rightOfAll, all),
    }));
    const most = Math.max(0, ...works.map(({ tasks }) => tasks.length));
    this.begun = Array.from({ length: most }, (_, task) => {
      const there = this.pupils.filter(({ paths }) => (paths[task]?.length ?? 0) > 0);
      const right = there.filter(({ tasks }) => tasks[task] && isRightAtOnce(tasks[task])).length;
      return { right, wrong: there.length - right };
    });
    this.wanted = Math.log((CLASSES * works.length * (works.length - 1)) / 2);
    for (const given of new Set(paths.flat(2)))
      this.weights.set(given, weightsOf(shareAfter(given)));
  }

  pair(one: number, other: number): AlikePair | undefined {
    const [a, b] = [this.pupils[one], this.pupils[other]];
    if (!a || !b) return undefined;
    const places = placesOf(a, b);
    const same = places.filter((place) => place !== 'differ');
    const isTimedAlike = same.length === places.length && isInSameSeconds(a, b);
    // Most pairs are far from it, which is seen without looking at all the others.
    const rough = places.map((place) =>
      place === 'differ' ? DIFFER : this.weights.get(place.given),
    );
    if (!isTimedAlike && ratioOf(rough) < this.wanted / 2) return undefined;
    const wrong = same.filter(({ task, given }) => this.isFirstWrong(a, task, given));
    const shares = places.map((place) =>
      place === 'differ' ? 0 : this.shareFor([a, b], place, wrong),
    );
    const isSameCode = isTimedAlike && this.ratioInSeconds(a, shares) >= this.wanted;
    if (!isSameCode && ratioOf(shares.map(weightsOf)) < this.wanted) return undefined;
    const mistakes = wrong.filter(({ task }) => a.tasks[task]?.state !== 'needs-person');
    return { works: [one, other], wrong: mistakes.length, isSameCode };
  }

  private isFirstWrong({ tasks }: Pupil, task: number, { before }: Given): boolean {
    return before?.before === undefined && tasks[task] !== undefined && !isRightAtOnce(tasks[task]);
  }

  /** How probable it is that one of them gives this answer, if the other has. */
  private shareFor(
    pair: readonly Pupil[],
    { task, given }: Exclude<Place, 'differ'>,
    wrong: readonly Exclude<Place, 'differ'>[],
  ): number {
    const share = given.before?.before ? shareAfter(given) : this.shareAtFirst(pair, task, given);
    // Who has the same mistaken idea makes the same mistakes in several tasks: the more of them somebody shares with the
    // pair, the more it counts what that one has answered here.
    const others = wrong.filter((each) => each.task !== task);
    if (others.length === 0) return share;
    let [all, same] = [CLASS_WEIGHT, CLASS_WEIGHT * share];
    for (const pupil of this.pupils) {
      const path = pupil.paths[task] ?? [];
      const at = given.before ? path.indexOf(given.before) + 1 : 0;
      const isThere = given.before?.before === undefined || at > 0;
      if (pair.includes(pupil) || !isThere || path.length <= at) continue;
      const like = others.filter((each) => pupil.paths[each.task]?.[0] === each.given).length;
      const weight = (like / others.length) ** 3;
      all += weight;
      if (path[at] === given) same += weight;
    }
    return Math.max(share, same / all);
  }

  /** Of a first answer: how often these two are right, and what is answered by those who are, or are not. */
  private shareAtFirst(pair: readonly Pupil[], task: number, given: Given): number {
    const { right, wrong } = this.begun[task] ?? { right: 0, wrong: 0 };
    const first = pair[0]?.tasks[task];
    const isRight = first !== undefined && isRightAtOnce(first);
    const odds = (right - (isRight ? 2 : 0) + 1) / (wrong - (isRight ? 0 : 2) + 1);
    const chances = pair.map((pupil) => {
      const own = odds * pupil.odds;
      return (isRight ? own : 1) / (1 + own);
    });
    return (Math.max(...chances) * (given.pupils - 1)) / ((isRight ? right : wrong) - 1);
  }

  /** The same for two who have given all the same answers, each in the same number of seconds. */
  private ratioInSeconds({ tasks }: Pupil, shares: readonly number[]): number {
    const times = tasks.map(({ seconds, attempts }, task) =>
      attempts > 0 && seconds !== undefined ? this.timeShare(task, seconds) : 1,
    );
    return -sum([...shares, ...times].map(Math.log));
  }

  /** What part of the class takes just so many seconds: as many as take about as long, each in a second of its own. */
  private timeShare(task: number, seconds: number): number {
    const [from, to] = [Math.floor(seconds * 0.75), Math.ceil(seconds * 1.25)];
    const times = this.pupils.flatMap(({ tasks }) => {
      const { attempts = 0, seconds } = tasks[task] ?? {};
      return attempts > 0 && seconds !== undefined ? seconds : [];
    });
    const near = times.filter((each) => each >= from && each <= to).length;
    return (near - 1) / (times.length - 1) / (to - from + 1);
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Part of those who answered at this place, without the pair, and with it as one. */
const shareAfter = ({ pupils, before }: Given): number => (pupils - 1) / ((before?.goOn ?? 2) - 1);

const weightsOf = (share: number): readonly number[] =>
  COPIED.map((part) => Math.log(1 - part + (share > 0 ? part / share : 0)));
const DIFFER = weightsOf(0);

const isInSameSeconds = (a: Pupil, b: Pupil): boolean =>
  a.tasks.every(
    ({ seconds, attempts }, at) =>
      seconds === b.tasks[at]?.seconds && attempts === b.tasks[at]?.attempts,
  );

/** The logarithm of the likelihood ratio. */
function ratioOf(weights: readonly (readonly number[] | undefined)[]): number {
  const ratios = COPIED.map((_, at) => Math.exp(sum(weights.map((each) => each?.[at] ?? 0))));
  return Math.log(sum(ratios) / COPIED.length);
}

function pathsOf(
  works: readonly WorkSummary[],
  isShared: (task: number) => boolean,
): readonly (readonly (readonly Given[])[])[] {
  const starts: Given[] = [];
  return works.map(({ tasks }) =>
    tasks.map(({ answers }, task) => {
      if (!isShared(task)) return [];
      let place = (starts[task] ??= newGiven(undefined));
      return answers.map((answer) => {
        place.goOn++;
        const given = place.next.get(answer) ?? newGiven(place);
        place.next.set(answer, given);
        given.pupils++;
        return (place = given);
      });
    }),
  );
}

const newGiven = (before: Given | undefined): Given => ({
  before,
  next: new Map(),
  pupils: 0,
  goOn: 0,
});

/** Answer by answer, up to the first one in each task in which they differ. */
function placesOf(a: Pupil, b: Pupil): readonly Place[] {
  return a.paths.flatMap((path, task) => {
    const others = b.paths[task] ?? [];
    const places: Place[] = [];
    for (let at = 0; at < path.length && at < others.length; at++) {
      const given = path[at];
      if (!given || given !== others[at]) return [...places, 'differ' as const];
      places.push({ task, given });
    }
    return places;
  });
}
