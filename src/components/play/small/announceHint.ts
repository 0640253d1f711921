import { afterMove, markName, other, solvedMoves, type Setup } from '../../../engine/index.ts';
import { hintMessages as say } from '#language/play/small/hint';
import { bestOf } from '../../players/players.ts';
import { solvedHint } from './analysis.ts';
import type { SmallSession } from './smallSession.svelte.ts';

/** What a hint says: first the best cells, then why. */
export function solvedHintText({
  setup,
  match,
  hint: stage,
}: Pick<SmallSession, 'setup' | 'match' | 'hint'>) {
  const hint = solvedHint(setup);
  if (!hint) return { cells: say.over, why: '' };
  const punished = hint.value === 0 && punishedMove(setup, match.moves[match.at]);
  const why = punished ? say.punished(punished) : say.stands(markName(setup.toMove), hint);
  return { cells: say.cells(hint.cells, hint, hint.isAny), why: stage === 2 ? why : '' };
}

/** A move that loses and the best reply to it: the move that was taken back, or the one that loses soonest. */
function punishedMove(setup: Setup, taken: number | undefined) {
  const losing = solvedMoves(setup)
    .filter(({ value }) => value < 0)
    .sort((a, b) => a.distance - b.distance);
  const move = losing.find(({ cell }) => cell === taken) ?? losing[0];
  if (!move) return undefined;
  const reply = bestOf(solvedMoves(afterMove(setup, move.cell)))[0]?.cell as number;
  return {
    cell: move.cell,
    by: markName(other(setup.toMove)),
    reply,
    isAtOnce: move.distance === 2,
  };
}
