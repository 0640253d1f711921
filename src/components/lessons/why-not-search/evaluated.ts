import { BitPosition, O, X, readSetup, type Setup } from '../../../engine/index.ts';

/** The board on which the lesson counts lines by hand. */
export const EVALUATED = 'O...X....';

export function evaluatedBoard(): Setup {
  const read = readSetup(EVALUATED, X);
  if (!read.ok) throw new Error(`"${EVALUATED}" cannot be`);
  return read.value;
}

/** The lines that each side could still complete. */
export function openLinesOf(setup: Setup): { readonly x: number; readonly o: number } {
  const position = new BitPosition(setup);
  return { x: position.openLines(X), o: position.openLines(O) };
}
