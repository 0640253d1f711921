import { EMPTY, markName, type MarkName } from '../../engine/index.ts';
import { wonLinesOf } from '../stepper/search/boardView.ts';
import type { PlayerSetting } from '../players/players.ts';
import { isDead, outcomeOf, peopleIn, setupOf, type Match } from './small/match.ts';
import { playTaskOf } from './small/task.ts';

/** A mark with its player. `isYou` if this is the only person of the game. */
export interface SideDescription {
  readonly mark: MarkName;
  readonly player: PlayerSetting;
  readonly isYou: boolean;
}

export interface MadeMove extends SideDescription {
  readonly cell: number;
}

/** Where a game stands, as far as there is something to say about it. */
type Standing =
  | { readonly kind: 'begins' | 'fromHere' | 'turn' | 'dead'; readonly side: SideDescription }
  | { readonly kind: 'wins'; readonly side: SideDescription; readonly line: readonly number[] }
  | { readonly kind: 'draw' };

export function sideOf(match: Match, mark: MarkName): SideDescription {
  const player = match.players[mark];
  return { mark, player, isYou: player === 'person' && peopleIn(match) === 1 };
}

export function standingOf(match: Match): Standing {
  const setup = setupOf(match);
  const outcome = outcomeOf(setup);
  if (outcome === 'draw') return { kind: 'draw' };
  if (outcome) {
    return { kind: 'wins', side: sideOf(match, outcome), line: wonLinesOf(setup.cells)[0] ?? [] };
  }
  const side = sideOf(match, markName(setup.toMove));
  if (isDead(setup)) return { kind: 'dead', side };
  if (match.at > 0) return { kind: 'turn', side };
  const isEmpty = setup.cells.every((content) => content === EMPTY);
  return { kind: isEmpty ? 'begins' : 'fromHere', side };
}

/**
 * The moves to tell of: the last one, and with one person in the game also the person's own before
 * it, since the answer came by itself. It does not in a task that is spoiled: there each is stepped to.
 */
export function lastMoves(match: Match): readonly MadeMove[] {
  const isSpoiled = playTaskOf(match)?.spoiled !== undefined;
  const count = peopleIn(match) === 1 && !isSpoiled ? 2 : 1;
  const from = Math.max(0, match.at - count);
  return match.moves.slice(from, match.at).map((cell, i) => {
    const mark = markName(setupOf(match, from + i).toMove);
    return { ...sideOf(match, mark), cell };
  });
}
