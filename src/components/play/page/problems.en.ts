import type { LeftOut, RecordProblem } from '../../../engine/index.ts';
import { storedSentence } from '#language/platform/stored';
import { explainProblem, noBoard } from '#language/ui/board/problems';
import { playShared } from '#language/play/messages';
import { botMessages } from '#language/players/messages';
import { count, listed } from '#language/ui/language/grammar';
import { linkSentences } from '#language/ui/language/links';
import { choiceOfPlayer, type Machine } from '../../players/players.ts';
import type { PlayField, PlayProblem } from '../games/playLink.ts';

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
  g: 'the game',
  w: 'the weights',
};

/** Everything in a link, or in a text that was opened, that was ignored. */
export function playProblemMessages(all: readonly PlayProblem[]): string {
  const nameOf = (each: PlayProblem) => ('field' in each ? FIELD[each.field] : '');
  return linkSentences(all, nameOf, (each) =>
    'field' in each || 'names' in each ? '' : problem(each),
  );
}

const isSlow = ({ player, instead }: { readonly player: Machine; readonly instead: Machine }) =>
  choiceOfPlayer(player) === choiceOfPlayer(instead);
/** The proof of the cube. Elsewhere nobody looks for threats first. */
const isXsOnly = ({ player, instead }: { readonly player: Machine; readonly instead: Machine }) =>
  choiceOfPlayer(player) === 'proof' && choiceOfPlayer(instead) === 'threats';
const playerName = (player: Machine): string =>
  player === 'best' ? playShared.players.best.name : botMessages.player(player);

function problem(each: Exclude<PlayProblem, { field: unknown } | { names: unknown }>): string {
  switch (each.code) {
    case 'too-long':
      return 'This link is too long to be one of ours. Here is a new game.';
    case 'impossible-board':
      return `The board in this link can’t come up in a game. ${explainProblem(each.why)} You get an empty board instead.`;
    case 'no-board':
      return `${noBoard(each.why)} You get nine squares instead.`;
    case 'other-player': {
      const why = isSlow(each)
        ? 'would take too long on this board'
        : isXsOnly(each)
          ? 'plays X only'
          : 'doesn’t know this board';
      return `${playerName(each.player)} ${why}. ${playerName(each.instead)} plays instead.`;
    }
    case 'no-move':
      return `Move ${each.index + 1} of this link can’t be made, so the game stops before it.`;
    case 'no-goal':
      return `This link asks for a ${each.goal} that nobody can force from there, so it is an ordinary game.`;
    case 'not-kept':
      return storedSentence(each.why, 'the game on this page');
    case 'no-game':
      return `That game can’t be opened: ${explainRecord(each.why)}`;
    case 'left-out':
      return explainLeft(each.left);
    case 'strange-text':
      return 'That isn’t a game that can be opened here: it’s no link of this page, no list of moves such as h8h7i7, no SGF and no file of Piskvork.';
    case 'small-board':
      return 'The board of that game is too small: five in a row needs at least 5 columns and 5 rows.';
  }
}

function explainLeft({ passes, properties }: LeftOut): string {
  const names = listed(properties.map((each) => `“${each}”`));
  return [
    ...(passes ? ['Games here have no passes, so those of this one were left out.'] : []),
    ...(properties.length > 0
      ? [
          `The text also names cells under ${names}, and nobody here knows what that means: marks may be missing.`,
        ]
      : []),
  ].join(' ');
}

type MoveProblem = Extract<RecordProblem, { readonly move: number }>['code'];

const MOVE: Readonly<Record<MoveProblem, (move: number) => string>> = {
  'setup-marks': (move) =>
    `it sets up marks, or takes some away, in a way that can’t come about by moving in turn (move ${move}).`,
  pass: (move) =>
    `a side passes at move ${move}, and the other goes on. Renju allows that, but games here have no passes.`,
  'same-side': (move) => `at move ${move} the same side moves twice.`,
  'no-cell': (move) => `its move ${move} is no cell of the board.`,
  taken: (move) => `its move ${move} is on a cell that’s taken.`,
  'after-end': (move) => `its move ${move} comes after the end of the game.`,
  twice: (move) => `its move ${move} can’t be made.`,
  'bad-parent': (move) => `its move ${move} can’t be made.`,
};

/** Why a record cannot be read, as the end of a sentence that says so. */
function explainRecord(why: RecordProblem): string {
  if ('move' in why) return MOVE[why.code](why.move);
  switch (why.code) {
    case 'newer':
      return `it was written by a newer version of this site (format ${why.version}).`;
    case 'too-long':
      return `it has ${count(why.length)} characters, and at most ${count(why.limit)} are read.`;
    case 'too-many-moves':
      return `it has more than ${count(why.limit)} moves.`;
    case 'other-game':
      return why.isSaid
        ? `it’s a record of another game, number ${why.game} in SGF, where five in a row is number 4.`
        : 'it’s a record of Go: that’s what SGF is which doesn’t name its game. Five in a row has GM[4].';
    case 'other-rule':
      return `its rule, “${why.rule}”, isn’t played here.`;
    case 'bad-field':
      return `what it says under “${why.field}” is impossible.`;
    case 'bad-line':
      return `its line ${count(why.line)} isn’t a move.`;
    case 'bad-syntax':
      return `it isn’t correct SGF: reading stopped at character ${count(why.at)}.`;
    case 'not-ours':
    case 'damaged':
    case 'cut-off':
      return 'it isn’t written the way a game is, or a part of it was lost or changed on the way.';
  }
}
