import { isHeavier, type WeighedCell } from '../../../engine/index.ts';
import { decimal } from '#language/ui/language/grammar';
import type { Shade } from './scene.ts';

/** What a heat map is drawn from. */
export interface Heat {
  readonly cells: Iterable<WeighedCell>;
  /** What a cell weighs that has nothing near. */
  readonly far: number;
  /** The greatest weight on the board. */
  readonly most: number;
}

/** A weight that is this much above that of a far cell, or less, is still pale. */
const PALE = 20;
/** Below this a shade cannot be told from the paper. */
const FAINT = 0.03;
/** Below this the number would be one of very many that say the same. */
const WORTH_A_NUMBER = 0.12;

/** How strong a weight's shade is, 0 … 1. Weights are powers of ten apart, so it goes by the logarithm. */
export function heatOf(weight: number, { far, most }: Pick<Heat, 'far' | 'most'>): number {
  const above = Math.log1p(Math.max(0, weight - far));
  return Math.min(1, above / Math.log1p(Math.max(PALE, most - far)));
}

/** A weight in four characters at most, for a cell: "2.1", "15", "210", "12k". */
export function shortWeight(weight: number): string {
  if (weight < 9.95) return decimal(weight, 1);
  if (weight < 999.5) return weight.toFixed(0);
  return weight < 999_500 ? `${(weight / 1000).toFixed(0)}k` : '1M+';
}

/** The shades of a heat map. The heaviest cells bear their number always. */
export function shadesOf(heat: Heat): Shade[] {
  const shades: Shade[] = [];
  for (const { x, y, weight } of heat.cells) {
    const strength = heatOf(weight, heat);
    const isBest = !isHeavier(heat.most, weight);
    if (strength < FAINT && !isBest) continue;
    const text = strength >= WORTH_A_NUMBER || isBest ? shortWeight(weight) : undefined;
    shades.push({ x, y, strength, text, isBest });
  }
  return shades;
}
