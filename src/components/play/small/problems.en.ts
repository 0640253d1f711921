import type { PlayField, PlayProblem } from './problems.ts';
import { linkSentences } from '#language/ui/language/links';
import { storedGame } from '#language/play/stored';
import { explainProblem } from '#language/ui/board/problems';

const FIELD: Record<PlayField, string> = {
  x: 'player X',
  o: 'player O',
  board: 'the board at the start',
  move: 'who begins',
  moves: 'the moves',
  at: 'the number of moves on the board',
  seed: 'the seed',
  goal: 'the task',
};

/** Everything of a link that was left aside. */
export function playProblemMessages(all: readonly PlayProblem[]): string {
  const nameOf = (each: PlayProblem) => ('field' in each ? FIELD[each.field] : '');
  return linkSentences(all, nameOf, (each) => ('field' in each ? '' : problem(each)));
}

function problem(each: Exclude<PlayProblem, { field: unknown }>): string {
  switch (each.code) {
    case 'too-long':
      return 'This link is too long to be one of ours, so here is a new game.';
    case 'impossible-board':
      return `The board of this link cannot arise in a game: ${explainProblem(each.why)} The board is empty instead.`;
    case 'taken':
      return `Move ${each.index + 1} of this link cannot be made, since cell ${each.cell} is taken. The game stops before it.`;
    case 'after-end':
      return `Move ${each.index + 1} of this link comes after the end of the game, so it is left aside.`;
    case 'no-goal':
      return each.goal === 'win'
        ? 'This link asks for a win that nobody can force from there, so it is an ordinary game.'
        : 'This link asks for a draw that nobody can force from there, so it is an ordinary game.';
    case 'not-kept':
      return storedGame(each.why);
  }
}
