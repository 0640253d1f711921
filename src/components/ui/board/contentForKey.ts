import { EMPTY, O, X, type CellContent } from '../../../engine/index.ts';
import { latinLetter } from '../../platform/latinLetter.ts';

/**
 * What a key puts on a cell; `undefined` for a key that does nothing here. X and O are found on a
 * Cyrillic keyboard too; there the letters that look like X and O do as well.
 */
export function contentForKey(press: Pick<KeyboardEvent, 'key' | 'code'>): CellContent | undefined {
  const key = press.key.toLowerCase();
  if (key === 'delete' || key === 'backspace') return EMPTY;
  if (key === 'х') return X;
  if (key === 'о' || key === '0') return O;
  const letter = latinLetter(press);
  if (letter === 'x') return X;
  return letter === 'o' || (!letter && press.code === 'Digit0') ? O : undefined;
}
