import {
  O,
  SMALL_VARIANT,
  X,
  emptySetup,
  makePosition,
  parseSigns,
  type Field,
  type Setup,
  type Variant,
} from '../../../engine/index.ts';

/** A board as the parts of a draft have it: `XX.OO....x`, as its codec writes it, possible or not. */
export const setupText = ({ cells, toMove }: Setup): string =>
  makePosition(cells) + (toMove === X ? 'x' : 'o');

/** An empty one where the text is none of this variant. */
export function readSetupText(text: string, variant: Variant = SMALL_VARIANT): Setup {
  const cells = parseSigns(text.slice(0, -1), variant.geometry.cellCount);
  return cells ? { cells, toMove: text.endsWith('o') ? O : X } : emptySetup(X, variant);
}

/** A cell that a question is about, which is another part of it: it is chosen on the same board. */
export interface AskedCell {
  readonly label: string;
  readonly field: Field<unknown>;
  readonly text: string;
  readonly ontext: (text: string) => void;
}
