import { LADDER_NODES, RUNGS, ladderGame, makeResults, pairedInterval } from '../engine/index.ts';
import { readOptions, shareText, writeData } from './commands.ts';

/**
 * `npm run -s ladder -- --seed=1 --games=400`: each machine that leads to the searching bot against the one before it. It prints how
 * the matches stand, a game of each at a time; `--write` also puts them into src/data/ladder.json, from which lesson
 * `strongest` is made.
 */
const { numbers, write } = readOptions({ seed: 1, games: 400 });
const { seed, games } = numbers;
/** How often it is said how the matches stand. */
const STEP = 20;

/** The points of each game, by rung. */
const points = RUNGS.map((): number[] => []);
for (let game = 0; game < games; game++) {
  for (const [at, machine] of RUNGS.entries()) points[at]!.push(ladderGame(machine, seed, game));
  if ((game + 1) % STEP !== 0 && game + 1 !== games) continue;
  const shares = RUNGS.map((machine, at) => `${machine} ${shareText(pairedInterval(points[at]!))}`);
  console.log(`${game + 1}: ${shares.join(', ')}`);
}
if (write) {
  const command = `npm run -s ladder -- --seed=${seed} --games=${games} --write`;
  const rungs = Object.fromEntries(RUNGS.map((machine, at) => [machine, makeResults(points[at]!)]));
  const data = { command, seed, nodes: LADDER_NODES, rungs };
  writeData('ladder.json', `${JSON.stringify(data, undefined, 2)}\n`);
}
