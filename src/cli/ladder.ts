import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LADDER_NODES, RUNGS, ladderGame, wilsonInterval } from '../engine/index.ts';

/**
 * `npm run -s ladder -- --seed=1 --games=400`: each machine that leads to the searching bot against the one before it. It prints how
 * the matches stand, a game of each at a time; `--write` also puts them into src/data/ladder.json, from which lesson
 * `strongest` is made.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    games: { type: 'string', default: '400' },
    write: { type: 'boolean', default: false },
  },
});

function whole(name: 'seed' | 'games', least: number): number {
  const text = values[name];
  if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text);
  console.error(`--${name} is a whole number from ${least} on, not "${text}".`);
  process.exit(1);
}
const seed = whole('seed', 0);
const games = whole('games', 1);
/** How often it is said how the matches stand. */
const STEP = 20;

const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
const results = RUNGS.map(() => '');
const points = RUNGS.map(() => 0);

function report(played: number): void {
  const shares = RUNGS.map((machine, at) => {
    const { share, low, high } = wilsonInterval(points[at] ?? 0, played);
    return `${machine} ${percent(share)} (${percent(low)} to ${percent(high)})`;
  });
  console.log(`${played}: ${shares.join(', ')}`);
}

function write(): void {
  const command = `npm run -s ladder -- --seed=${seed} --games=${games} --write`;
  const rungs = Object.fromEntries(RUNGS.map((machine, at) => [machine, results[at]]));
  const file = fileURLToPath(new URL('../data/ladder.json', import.meta.url));
  const data = { command, seed, nodes: LADDER_NODES, rungs };
  writeFileSync(file, `${JSON.stringify(data, undefined, 2)}\n`);
}

for (let game = 0; game < games; game++) {
  for (const [at, machine] of RUNGS.entries()) {
    const won = ladderGame(machine, seed, game);
    points[at]! += won;
    results[at] += won === 1 ? '1' : won === 0 ? '0' : '=';
  }
  if ((game + 1) % STEP === 0) report(game + 1);
}
report(games);
if (values.write) write();
