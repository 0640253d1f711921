import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { DRAW, LOSS, NOBODY, NO_CELL, WIN, other, snippetOf } from '../../src/engine/index.ts';
import type { minimax } from '../../src/engine/index.ts';

/** Minimax as it is shown: the same source without a trace of a tracer, made at this moment. */
export function untracedCopy(): typeof minimax {
  const file = new URL('../../src/engine/search/minimax.ts', import.meta.url);
  const { lines } = snippetOf(readFileSync(file, 'utf8'), 'minimax');
  const code = stripTypeScriptTypes(lines.join('\n').replace(/^export /, ''));
  const scope = { NOBODY, NO_CELL, DRAW, LOSS, WIN, other };
  const make = new Function(...Object.keys(scope), `${code}\nreturn minimax;`) as (
    ...values: unknown[]
  ) => typeof minimax;
  return make(...Object.values(scope));
}
