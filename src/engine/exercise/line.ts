import { CENTRE } from '../attacks/line.ts';
import type { LinePlace } from '../attacks/lineRuns.ts';
import { ok } from '../core/result.ts';
import { EMPTY, O, X } from '../core/types.ts';
import { strange, type Codec } from './codec.ts';

/** Cells of a line in exercises: the middle one, and as far as an attack is looked at on both sides. */
export const LINE_LENGTH = 2 * CENTRE + 1;

const SIGNS: readonly (readonly [LinePlace, string])[] = [
  [EMPTY, '.'],
  [X, 'X'],
  [O, 'O'],
  // Beyond the edge: a character that needs no escaping in an address.
  [undefined, '-'],
];
const signOf = (place: LinePlace) => SIGNS.find(([each]) => each === place)?.[1] ?? '';

/** One sign a place, from the left; places beyond an edge stand at the ends only. */
export const lineCodec: Codec<readonly LinePlace[]> = {
  limit: LINE_LENGTH,
  encode: (line) => line.map(signOf).join(''),
  decode(text) {
    if (text.length !== LINE_LENGTH || !/^-*[.XO]+-*$/.test(text)) return strange(text);
    return ok([...text].map((sign) => SIGNS.find(([, each]) => each === sign)?.[0]));
  },
};
