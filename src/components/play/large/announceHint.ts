import { markName } from '../../../engine/index.ts';
import { largeHintMessages as say } from '#language/play/large/hint';
import { LARGE_GAME } from './largeGame.ts';
import type { LargeSession } from './largeSession.svelte.ts';

/** What a hint says: first how the game stands, then which cells the bot finds best. */
export function largeHintText({
  match,
  hint: stage,
  seen,
}: Pick<LargeSession, 'match' | 'hint' | 'seen'>): {
  readonly stands: string;
  readonly cells: string;
} {
  if (!seen?.hint) return { stands: say.over, cells: '' };
  const { hint } = seen;
  const names = seen.cells.map((cell) => LARGE_GAME.nameOf(match, cell));
  const cells = hint.kind === 'win' ? say.five(names) : say.cells(names);
  const mark = markName(hint.mark);
  const stands = {
    win: () => say.win(mark),
    threatened: () => say.threatened(mark, hint.kind === 'threatened' ? hint.cells.length : 0),
    fork: () => say.fork(mark),
    forked: () => say.forked(mark),
    quiet: () => say.quiet,
  }[hint.kind]();
  return { stands, cells: stage === 2 ? cells : '' };
}
