import { other, type Mark } from '../../core/types.ts';
import type { Setup } from '../../game/setup.ts';
import { solve } from '../../search/solved.ts';
import { listCodec } from '../codec.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import { drawSetup, pick } from '../draw.ts';
import { moveFields, paramsCodec, type MoveParams } from '../fields.ts';
import { hurriedLine } from '../hurriedLine.ts';

/** On nine cells no forced win takes more than five plies. */
export const WIN_LENGTHS = [1, 2, 3, 4, 5] as const;
type WinLength = (typeof WIN_LENGTHS)[number];

/** It takes more plies than the answer says, or fewer. */
export interface MovesToWinReason {
  readonly code: 'other-length';
  readonly more: boolean;
}

/** Who wins with best play, and in how many marks of both sides; `undefined` if nobody does. */
export function sureWin(setup: Setup): { winner: Mark; length: number } | undefined {
  const { value, distance } = solve(setup);
  if (value === 0) return undefined;
  return { winner: value > 0 ? setup.toMove : other(setup.toMove), length: distance };
}

/** Each of these is asked for equally often. */
const WANTED: Record<Level, readonly WinLength[]> = { 1: [1, 2, 3], 2: [2, 3, 4], 3: [3, 4, 5] };

/**
 * How many marks do both sides together place until the game is won? The winner hurries, and the loser
 * delays.
 */
export const movesToWin: ExerciseKind<MoveParams, WinLength, MovesToWinReason, 'moves-to-win'> = {
  id: 'moves-to-win',
  fields: moveFields,
  params: paramsCodec(moveFields, ({ setup }) =>
    sureWin(setup) ? undefined : { code: 'nothing-to-find' },
  ),
  answer: listCodec(WIN_LENGTHS),

  generate(rng, level) {
    const wanted = pick(rng, WANTED[level]);
    return { setup: drawSetup(rng, [3, 7], (setup) => sureWin(setup)?.length === wanted) };
  },

  key({ setup }) {
    const found = WIN_LENGTHS.find((length) => length === sureWin(setup)?.length);
    if (found === undefined) throw new Error('nobody is sure to win here');
    return found;
  },

  grade(params, answer) {
    const right = this.key(params);
    if (answer === right) return FULL_MARKS;
    const { setup } = params;
    return wrong(
      { code: 'other-length', more: right > answer },
      { setup, moves: hurriedLine(setup) },
    );
  },
};
