import { CODES, positionIndex, setupOfCode } from '../../game/positionIndex.ts';
import type { Setup } from '../../game/setup.ts';
import type { Policy } from '../bot.ts';
import { goesOn } from './codes.ts';

/**
 * A player's policy in every position of a game that X began, in typed columns: computed once for each
 * position, then looked up. An unfinished position without entries means that the player resigns there.
 */
export interface PolicyTable {
  /** By code: where its entries begin and end. */
  readonly startOf: Uint16Array;
  readonly endOf: Uint16Array;
  /** By code: the sum of its weights. */
  readonly totalOf: Float64Array;
  /** By entry, in the order of the policy. */
  readonly cells: Uint8Array;
  readonly weights: Uint32Array;
}

/** Evaluates a policy in every unfinished position. Weights are below 2³². */
export function policyTable(policy: (setup: Setup) => Policy): PolicyTable {
  const startOf = new Uint16Array(CODES);
  const endOf = new Uint16Array(CODES);
  const totalOf = new Float64Array(CODES);
  const cells: number[] = [];
  const weights: number[] = [];
  for (const code of positionIndex().positions) {
    startOf[code] = cells.length;
    if (goesOn(code)) {
      for (const { cell, weight } of policy(setupOfCode(code))) {
        cells.push(cell);
        weights.push(weight);
        totalOf[code] = (totalOf[code] as number) + weight;
      }
    }
    endOf[code] = cells.length;
  }
  return {
    startOf,
    endOf,
    totalOf,
    cells: Uint8Array.from(cells),
    weights: Uint32Array.from(weights),
  };
}
