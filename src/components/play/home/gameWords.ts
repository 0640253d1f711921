import type { PlayMessages } from '#language/play/home/messages';
import { isLost, outcomeOf, situationOf, turnOf, type Game } from './game.ts';

/** What is said of a game; `undefined` while the machine thinks. */
export function sentenceOf(game: Game, { says }: PlayMessages): string | undefined {
  const situation = situationOf(game);
  switch (situation.kind) {
    case 'thinking':
      return undefined;
    case 'begin':
      return says.begin[game.person];
    case 'machine-wins':
      return says[situation.kind](situation.round, situation.line);
    case 'draw':
    case 'person-wins':
    case 'your-turn':
    case 'waited':
    case 'dead':
      return says[situation.kind](situation.round);
  }
}

/** What stands under the board in handwriting: nothing hopeful in a lost game. */
export function noteOf(game: Game, { note }: PlayMessages): string {
  if (outcomeOf(game) === 'draw') return note.draw;
  const isOpen = game.moves.length < 2 || (turnOf(game) !== undefined && !isLost(game));
  return isOpen ? note.open : '';
}
