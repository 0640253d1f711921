import type { BotSpec } from '../../../engine/index.ts';
import { storedSentence } from '#language/platform/stored';
import { noBoard } from '#language/play/picker/messages';
import { playPageMessages } from '#language/play/small/messages';
import { botMessages } from '#language/players/messages';
import { explainProblem } from '#language/ui/board/problems';
import { linkSentences } from '#language/ui/language/links';
import type { Machine } from '../../players/players.ts';
import type { PlayField, PlayProblem } from './playLink.ts';

const FIELD: Record<PlayField, string> = {
  variant: 'the board',
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

const isSlow = ({ player, instead }: { readonly player: Machine; readonly instead: BotSpec }) =>
  player !== 'best' && player.kind === instead.kind;
const playerName = (player: Machine): string =>
  player === 'best' ? playPageMessages.players.best.name : botMessages.player(player);

function problem(each: Exclude<PlayProblem, { field: unknown } | { names: unknown }>): string {
  switch (each.code) {
    case 'too-long':
      return 'This link is too long to be one of ours. Here is a new game.';
    case 'impossible-board':
      return `The board in this link can’t come up in a game. ${explainProblem(each.why)} You get an empty board instead.`;
    case 'no-board':
      return `${noBoard(each.why)} You get nine squares instead.`;
    case 'other-player': {
      const why = isSlow(each) ? 'would take too long on this board' : 'doesn’t know this board';
      return `${playerName(each.player)} ${why}, so ${playerName(each.instead)} plays instead.`;
    }
    case 'no-move':
      return `Move ${each.index + 1} of this link can’t be made, so the game stops before it.`;
    case 'no-goal':
      return `This link asks for a ${each.goal} that nobody can force from there, so it is an ordinary game.`;
    case 'not-kept':
      return storedSentence(each.why, 'the game on this page');
  }
}
