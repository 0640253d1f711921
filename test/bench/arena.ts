import process from 'node:process';
import {
  PLAYERS,
  audit,
  makeArena,
  makeBot,
  policyOf,
  tableOf,
  type BotSpec,
} from '../../src/engine/index.ts';
import { startProgram } from '../../src/components/bot/code/starts.ts';
import { loadInterpreter } from '../../src/runtimes/interpreters.ts';
import { processorTime } from './measure.ts';
import { row } from './report.ts';

const SECOND = 1e9;
const fresh = (spec: BotSpec) => tableOf((setup) => policyOf(spec, setup));
const seconds = (run: () => unknown): number => {
  const began = process.hrtime.bigint();
  run();
  return Number(process.hrtime.bigint() - began) / SECOND;
};

/** The arena: the whole matrix, and any pair from nothing. */
export function arenaRows(): void {
  row(`the whole arena, ${PLAYERS.length} players`, seconds(makeArena), 's', { atMost: 20 });
  // The longest fractions belong to the players who take any cell in proportion to a rating.
  const opponent = PLAYERS.find((spec) => makeBot(spec) === 'rule-ratings:0') as BotSpec;
  const pairs = PLAYERS.map((spec) => seconds(() => audit(fresh(spec), fresh(opponent), 'first')));
  row('the slowest pair, both players asked anew', Math.max(...pairs), 's', { atMost: 1 });
}

/** What a class of programs waits for longest: a search that remembers nothing. */
export async function programRows(): Promise<void> {
  const python = await loadInterpreter('python');
  python.load(startProgram('holed', 'python', []).source.replace('key not in KNOWN', 'True'));
  const began = processorTime();
  const { cell } = python.play({ board: Array(9).fill(''), mark: 'X', draws: [] });
  const taken = cell === undefined ? Infinity : (processorTime() - began) / 1000;
  row('the first move of a search without memory, in Python', taken, 's', { atMost: 2.6 });
}
