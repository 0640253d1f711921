import { playMessages } from '#language/play/home/messages';
import { playerToMove } from '../games/game.ts';
import { SMALL_GAME, type SmallGameInPlay } from '../games/smallGame.ts';
import { homeOutcome, personOf, situationOf } from './game.ts';
import type { HomeSession } from './homeSession.svelte.ts';

const { says, note: notes } = playMessages;

/** Where a game stands. `aside`: what is said of the machine's move. */
function standingOf(game: SmallGameInPlay, aside?: string): string {
  const situation = situationOf(game);
  switch (situation.kind) {
    case 'begin':
      return says.begin[personOf(game)];
    case 'machine-wins':
      return says[situation.kind](situation.round, situation.line);
    case 'thinking':
    case 'draw':
    case 'person-wins':
    case 'your-turn':
    case 'waited':
    case 'dead':
      return says[situation.kind]({ ...situation.round, aside });
  }
}

/** What is said of a game: what was just done, and where it stands. */
export function homeSentence(
  game: SmallGameInPlay,
  note?: HomeSession['note'],
  aside?: string,
): string {
  switch (note?.kind) {
    case undefined:
    case 'not-yours':
      return standingOf(game, aside);
    case 'new-game':
    case 'new-already':
    case 'unplayable':
      return says[note.kind](standingOf(game));
    case 'taken-back':
      return says['taken-back'](note.round);
    case 'not-kept':
      return says['not-kept'](note.what, note.why, standingOf(game));
    case 'refused':
      return says.taken(note.cell);
    case 'over':
    case 'slow':
    case 'lost':
      return says[note.kind];
  }
}

/** What stands under the board in handwriting: nothing hopeful in a lost game. */
export function homeNote(game: SmallGameInPlay, mustLose: () => boolean): string {
  if (homeOutcome(game) === 'draw') return notes.draw;
  if (game.moves.length < 2) return notes.open;
  return playerToMove(SMALL_GAME, game) === undefined || mustLose() ? '' : notes.open;
}
