import {
  findPairing,
  makeVariant,
  type GameValue,
  type SolverOptions,
  type VariantSpec,
} from '../../engine/index.ts';
import type { SettledBy } from './sheet.ts';

/** A board to be settled, and with which of the solver's means. */
export interface BoardQuestion {
  readonly spec: VariantSpec;
  readonly options?: SolverOptions;
}
/** How far it has come; with a value it is done. */
export interface BoardProgress {
  readonly positions: number;
  readonly value?: GameValue;
  readonly by?: SettledBy;
  /** It may look at no more positions. */
  readonly isSpent?: true;
}

/** What settles a board before any search: it has no lines, or pairs of its cells stop them all. */
export function settledWithoutSearch(spec: VariantSpec): BoardProgress | undefined {
  const variant = makeVariant(spec);
  if (variant.geometry.lines.length === 0) return { positions: 0, value: 'draw', by: 'no-line' };
  return findPairing(variant) ? { positions: 0, value: 'draw', by: 'pairs' } : undefined;
}
