import { markName } from '../../../../engine/index.ts';
import { largeHintMessages as say } from '#language/play/large/thinking/search';
import { LARGE_GAME } from '../../games/largeGame.ts';
import type { LargeHelp } from '../largeHelp.svelte.ts';
import type { LargeHint } from '../thinking/playBrain.ts';

function threatText(match: LargeHelp['match'], hint: LargeHint): string {
  if (hint.kind !== 'threatened') return '';
  const [cell] = hint.cells;
  const mark = markName(hint.mark);
  return cell && hint.cells.length === 1 && hint.stops.length === 0
    ? say.unstoppable(mark, LARGE_GAME.nameOf(match, cell))
    : say.threatened(mark, hint.cells.length);
}

/** What a hint says: first which cells the bot finds best, then how the game stands. */
export function largeHintText({
  match,
  play: { hint: stage },
  seen,
}: Pick<LargeHelp, 'match' | 'play' | 'seen'>): {
  readonly cells: string;
  readonly why: string;
} {
  if (!seen?.hint) return { cells: say.over, why: '' };
  const { hint } = seen;
  const names = seen.cells.map((cell) => LARGE_GAME.nameOf(match, cell));
  const cells = hint.kind === 'win' ? say.five(names) : say.cells(names);
  const mark = markName(hint.mark);
  const why = {
    win: () => say.win(mark),
    threatened: () => threatText(match, hint),
    fork: () => say.fork(mark),
    forked: () => say.forked(mark),
    quiet: () => say.quiet,
  }[hint.kind]();
  return { cells, why: stage === 2 ? why : '' };
}
