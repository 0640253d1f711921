import { readFileSync } from 'node:fs';
import { coloursOf, type Colours } from './contrast.ts';

export * from './contrast.ts';

/** The colours of the block of `src/styles/<sheet>` that begins with `selector`. */
export function colours(selector: string, sheet = 'tokens.css'): Colours {
  return coloursOf(readFileSync(`src/styles/${sheet}`, 'utf8'), selector);
}
