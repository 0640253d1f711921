import type { StripContent } from '../../stepper/linear/large/view.ts';

const CONTENTS: Readonly<Record<string, StripContent>> = {
  x: 'X',
  o: 'O',
  e: 'edge',
  delete: 'empty',
  backspace: 'empty',
};

/** What a key puts on a cell of a line, while it is drawn. */
export function contentOfKey(key: string): StripContent | undefined {
  return CONTENTS[key.toLowerCase()];
}

/** Where a key leads on a strip of cells, from an offset; the strip keeps it between −5 and 5. */
export const STRIP_MOVES: Readonly<Record<string, (at: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => -5,
  End: () => 5,
};
