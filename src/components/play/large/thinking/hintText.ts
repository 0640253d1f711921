import { markName } from '../../../../engine/index.ts';
import { largeHintMessages as say } from '#language/play/large/thinking/search';
import { LARGE_GAME, type LargeGameInPlay } from '../../games/largeGame.ts';
import type { LargeHint, SeenHint } from './playBrain.ts';

function threatText(match: LargeGameInPlay, hint: LargeHint): string {
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
  seen,
}: {
  readonly match: LargeGameInPlay;
  readonly seen: SeenHint | undefined;
}): string {
  if (!seen?.hint) return say.over;
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
  return `${cells} ${why}`;
}
