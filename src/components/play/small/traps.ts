import { afterMove, solvedMoves, type Setup } from '../../../engine/index.ts';
import { analysisMessages } from '#language/play/small/analysis';
import { worthOfCells, type CellWorth } from './analysis.ts';
import { isDead, setupOf, type SmallGameInPlay } from './smallGame.ts';

const { traps: say } = analysisMessages;

/** Where every move draws: how many replies to each lose. */
export function trapsOf(setup: Setup): readonly number[] | undefined {
  const moves = solvedMoves(setup);
  if (moves.length < 2 || moves.some(({ value }) => value !== 0)) return undefined;
  return moves.map(({ cell }) => {
    const replies = solvedMoves(afterMove(setup, cell));
    return replies.filter(({ value }) => value < 0).length;
  });
}

/** Every move with what it is worth; where every move draws, also with its traps, which set them apart. */
export function analysedCells(setup: Setup): readonly CellWorth[] {
  const traps = trapsOf(setup) ?? [];
  const most = Math.max(...traps);
  return worthOfCells(setup).map((worth, index) => {
    const own = traps[index];
    if (own === undefined) return worth;
    const short = most > 0 ? say.short(own) : '';
    return { ...worth, said: { short, long: say.long(own), isFirst: most > 0 && own === most } };
  });
}

/** What the analysis adds above the board: where every move draws it is said once, and not on each cell. */
export function analysisBrief(match: SmallGameInPlay): string {
  const setup = setupOf(match);
  const traps = isDead(setup) ? undefined : trapsOf(setup);
  return traps ? say.brief(traps.some((number) => number > 0)) : '';
}
