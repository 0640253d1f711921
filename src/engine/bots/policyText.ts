import { makeVarints, parseVarints } from '../core/varint.ts';
import { positionIndex, setupOfClass } from '../game/positionIndex.ts';
import { emptyCells, type Setup } from '../game/setup.ts';
import { BitPosition } from '../game/bitPosition.ts';
import type { Policy } from './bot.ts';
import { ROW, makeTable, policyByWeight, rowOf } from './table.ts';

/** No weight is larger: sums of them stay exact. */
const MOST = 2 ** 32;

let known: readonly number[] | undefined;

/** Where a table has numbers: the free cells of every unfinished class. */
function places(): readonly number[] {
  known ??= [...positionIndex().classes.keys()].flatMap((at) => {
    const setup = setupOfClass(at);
    if (new BitPosition(setup).isOver) return [];
    return emptyCells(setup.cells).map((cell) => at * ROW + cell);
  });
  return known;
}

/**
 * Whatever plays nine cells as a text of some thousand letters, which an address keeps as they are: of every position
 * up to symmetry the weight of each free cell. For tables and boxes of a reader's own.
 */
export function makePolicyText(policy: (setup: Setup) => Policy): string {
  const { weights } = makeTable('ratings', (setup) => {
    const choices = policy(setup);
    return setup.cells.map((_, own) => choices.find(({ cell }) => cell === own)?.weight ?? 0);
  });
  return makeVarints(places().map((place) => weights[place] as number));
}

/** Reads what `makePolicyText` writes; `undefined` for any other text. Never throws. */
export function parsePolicyText(text: string): ((setup: Setup) => Policy) | undefined {
  const numbers = parseVarints(text);
  if (!numbers?.every((number) => number < MOST)) return undefined;
  const at = places();
  if (numbers.length !== at.length) return undefined;
  const weights = new Float64Array(positionIndex().classes.length * ROW);
  for (const [index, place] of at.entries()) weights[place] = numbers[index] as number;
  return (setup) => {
    const row = rowOf({ kind: 'ratings', weights }, setup);
    if (!row || new BitPosition(setup).isOver) return [];
    return policyByWeight(row, emptyCells(setup.cells));
  };
}
