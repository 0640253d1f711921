import type { PlayField, PlayProblem } from './problems.ts';
import { linkSentences } from '#language/ui/language/links';
import { storedSentence } from '#language/platform/stored';
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

/** Everything in a link that was ignored. */
export function playProblemMessages(all: readonly PlayProblem[]): string {
  const nameOf = (each: PlayProblem) => ('field' in each ? FIELD[each.field] : '');
  return linkSentences(all, nameOf, (each) =>
    'field' in each || 'names' in each ? '' : problem(each),
  );
}

function problem(each: Exclude<PlayProblem, { field: unknown } | { names: unknown }>): string {
  switch (each.code) {
    case 'too-long':
      return 'This link is too long to be one of ours, so here is a new game.';
    case 'impossible-board':
      return `The board in this link can’t come up in a game. ${explainProblem(each.why)} You get an empty board instead.`;
    case 'taken':
      return `Move ${each.index + 1} of this link can’t be made because cell ${each.cell} is taken, so the game stops before it.`;
    case 'after-end':
      return `Move ${each.index + 1} of this link comes after the end of the game, so it’s ignored.`;
    case 'no-goal':
      return each.goal === 'win'
        ? 'This link asks for a win that nobody can force from there, so it is an ordinary game.'
        : 'This link asks for a draw that nobody can force from there, so it is an ordinary game.';
    case 'not-kept':
      return storedSentence(each.why, 'the game on this page');
  }
}
