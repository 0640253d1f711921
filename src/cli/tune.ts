import {
  ARTICLE_RULES,
  FIRST_STATE,
  TUNED_FIELDS,
  TUNING_PLAN,
  bestCandidates,
  makeResults,
  setsOfGeneration,
  matchPoints,
  playGeneration,
  pointsIn,
  rulesOf,
  wilsonInterval,
  type MatchPlan,
  type TuningPlan,
  type WeightPlayer,
} from '../engine/index.ts';
import { readOptions, shareText, writeData } from './commands.ts';

/**
 * `npm run -s tune -- --seed=1 --generations=30`: tunes the article's weights twice, on new openings in every generation and on
 * the same few, and plays matches on openings that were held out. It prints the log; `--write` also puts it
 * into src/data/tuning.json, from which lesson `tuning` is made.
 */
const { numbers, write } = readOptions({ seed: 1, generations: 30, games: 400 });
const { seed, generations, games } = numbers;

/** The same few openings in every generation: what comes of it is good on those. */
const FEW = 4;
const PLANS = {
  wide: { ...TUNING_PLAN, seed },
  narrow: { ...TUNING_PLAN, seed, openings: FEW, sameOpenings: true },
} as const satisfies Readonly<Record<string, TuningPlan>>;

interface Generation {
  readonly points: readonly number[];
  readonly mean: readonly number[];
}

function run(name: string, plan: TuningPlan) {
  console.log(`${name}: generation, share of each set, the mean set after it`);
  console.log(`  ${TUNED_FIELDS.join(' ')}`);
  const log: Generation[] = [];
  let state = FIRST_STATE;
  while (state.generation < generations) {
    const report = playGeneration(plan, state);
    state = report.state;
    const shares = report.points.map((each) => Math.round((100 * each) / report.games));
    console.log(`${state.generation}: ${shares.join(' ')} | ${state.mean.join(' ')}`);
    log.push({ points: report.points, mean: state.mean });
  }
  return { plan, log, rules: rulesOf(state.mean) };
}

/** What the best set of each generation gets in the games of the next one, without the luck that made it the best. */
function bestAgain({ plan, log }: { plan: TuningPlan; log: readonly Generation[] }) {
  return log.slice(0, -1).map(({ points }, generation) => {
    const mean = log[generation - 1]?.mean ?? FIRST_STATE.mean;
    const [best = 0] = bestCandidates(points);
    const vector = setsOfGeneration(plan, { generation, mean })[best] ?? mean;
    return pointsIn(plan, generation + 1, vector);
  });
}

function match(name: string, challenger: WeightPlayer, rival: WeightPlayer, at: number): string {
  const plan: MatchPlan = { challenger, rival, pool: 'held-out', seed: seed + 1000 + at };
  const points = matchPoints(plan, games);
  const sum = points.reduce((all, each) => all + each, 0);
  console.log(`${name}, ${games} games: ${shareText(wilsonInterval(sum, games))}`);
  return makeResults(points);
}

const wide = run('wide', PLANS.wide);
const narrow = run('narrow', PLANS.narrow);
const again = bestAgain(wide);
console.log(`the best of each generation, in the next one: ${again.join(' ')}`);
const article: WeightPlayer = { rules: ARTICLE_RULES };
const fiveFirst: WeightPlayer = { ...article, fiveFirst: true };
const tuned: WeightPlayer = { rules: wide.rules };
const matches = {
  tuned: match('tuned against article', tuned, article, 0),
  fiveFirst: match('five first against article', fiveFirst, article, 1),
  narrow: match('narrow against article', { rules: narrow.rules }, article, 2),
  tunedFiveFirst: match(
    'tuned, five first, against tuned',
    { ...tuned, fiveFirst: true },
    tuned,
    3,
  ),
  tunedAgainstFiveFirst: match('tuned against five first', tuned, fiveFirst, 4),
};
if (write) {
  const rowsOf = ({ plan, log }: ReturnType<typeof run>) =>
    `{ "plan": ${JSON.stringify(plan)}, "log": [\n    ${log.map((each) => JSON.stringify(each)).join(',\n    ')}\n  ] }`;
  const rows = [
    `"command": "npm run -s tune -- --seed=${seed} --generations=${generations} --games=${games} --write"`,
    `"wide": ${rowsOf(wide)}`,
    `"narrow": ${rowsOf(narrow)}`,
    `"bestAgain": ${JSON.stringify(again)}`,
    `"matches": ${JSON.stringify(matches, undefined, 2).replaceAll('\n', '\n  ')}`,
  ];
  writeData('tuning.json', `{\n  ${rows.join(',\n  ')}\n}\n`);
}
