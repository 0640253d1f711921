import {
  ARTICLE_RULES,
  BLOCKED,
  CENTRE,
  FREE,
  OWN,
  lineAttacks,
  type LineReading,
} from '../../../engine/index.ts';
import type { LineExample } from '#language/exercises/frame/lineRules';

/** The tried cell with a mark beside it and one behind a gap: here divider and distance differ. */
const DIVIDED = 'xX.X';

/** The engine's reading of such an example: its first sign is the tried cell, and all around it is free. */
function readExample(line: string): LineReading {
  const cells = Array.from({ length: 2 * CENTRE + 1 }, (_, at) => {
    const sign = line[at - CENTRE] ?? '.';
    return sign === '.' ? FREE : sign === 'O' ? BLOCKED : OWN;
  });
  return lineAttacks(cells, ARTICLE_RULES);
}

export function dividerExample(): LineExample {
  const last = readExample(DIVIDED).attacks.at(-1);
  if (!last) throw new Error('the example has no attack');
  const between = DIVIDED.slice(0, last.from);
  return {
    line: DIVIDED,
    divider: last.divider,
    empty: [...between].filter((sign) => sign === '.').length,
  };
}
