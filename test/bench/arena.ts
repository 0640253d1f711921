import process from 'node:process';
import {
  PLAYERS,
  audit,
  auditNumbers,
  makeArena,
  makeBot,
  policyOf,
  probabilitiesOf,
  tableOf,
  type BotSpec,
} from '../../src/engine/index.ts';
import { medianOfCalls } from './measure.ts';
import { row } from './report.ts';

const SECOND = 1e9;
const MILLISECOND = 1e6;
const fresh = (spec: BotSpec) => tableOf((setup) => policyOf(spec, setup));
const seconds = (run: () => unknown): number => {
  const began = process.hrtime.bigint();
  run();
  return Number(process.hrtime.bigint() - began) / SECOND;
};

/** The arena: the whole matrix, any pair from nothing, and the audit in numbers beside the exact one. */
export function arenaRows(): void {
  row(`the whole arena, ${PLAYERS.length} players`, seconds(makeArena), 's', { atMost: 20 });
  // The longest fractions belong to the players who take any cell in proportion to a rating.
  const opponent = PLAYERS.find((spec) => makeBot(spec) === 'rule-ratings:0') as BotSpec;
  const pairs = PLAYERS.map((spec) => seconds(() => audit(fresh(spec), fresh(opponent), 'first')));
  row('the slowest pair, both players asked anew', Math.max(...pairs), 's', { atMost: 1 });

  const random = fresh({ kind: 'random' });
  const numbers = probabilitiesOf(random);
  const five = [1, 2, 3, 4, 5];
  const exact = medianOfCalls(five, () => audit(random, random, 'first'));
  const rounded = medianOfCalls(five, () => auditNumbers(numbers, numbers));
  row('random against random, exactly', exact / MILLISECOND, 'ms median');
  row('the same in numbers', rounded / MILLISECOND, 'ms median');
  row('exact ÷ in numbers', exact / rounded, 'times', { atLeast: 10 });
}
