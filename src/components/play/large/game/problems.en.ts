import type { RecordProblem } from '../../../../engine/index.ts';
import type { GameField, GameProblem } from './largeGame.ts';
import { count } from '#language/ui/language/grammar';
import { linkSentences } from '#language/ui/language/links';
import { storedSentence } from '#language/platform/stored';

const FIELD: Readonly<Record<GameField, string>> = {
  g: 'the game',
  x: 'player X',
  o: 'player O',
  seed: 'the seed',
  size: 'the size of the board',
  rule: 'the rule',
  first: 'who begins',
  w: 'the weights',
};

const SIDES = 'five in a row need at least 5 columns and 5 rows.';

/** Everything in a link or a file that was ignored. */
export function gameProblemMessages(all: readonly GameProblem[]): string {
  const nameOf = (each: GameProblem) => ('field' in each ? FIELD[each.field] : '');
  return linkSentences(all, nameOf, (each) =>
    'field' in each || 'names' in each ? '' : explain(each),
  );
}

function explain(each: Exclude<GameProblem, { field: unknown } | { names: unknown }>): string {
  switch (each.code) {
    case 'too-long':
      return 'This link is too long to be one of ours. Here is a new game.';
    case 'no-game':
      return `The game of this link can’t be opened: ${explainRecord(each.why)} Here is a new game.`;
    case 'no-file':
      return `“${each.name}” can’t be opened: ${explainRecord(each.why)} The game stays as it was.`;
    case 'strange-file':
      return `“${each.name}” isn’t a game that can be opened here: it’s neither a Noughtbook file nor SGF nor Piskvork.`;
    case 'not-kept':
      return storedSentence(each.why, 'the game on this page');
    case 'small-board':
      return each.name === undefined
        ? `The board of this link is too small: ${SIDES} Here is a new game.`
        : `The board of “${each.name}” is too small: ${SIDES} The game stays as it was.`;
  }
}

/** Why a record cannot be read, as the end of a sentence that says so. */
function explainRecord(why: RecordProblem): string {
  if ('move' in why) return `its move ${why.move} can’t be made.`;
  switch (why.code) {
    case 'newer':
      return `it was written by a newer version of this site (format ${why.version}).`;
    case 'too-long':
      return `it has ${count(why.length)} characters, and at most ${count(why.limit)} are read.`;
    case 'too-many-moves':
      return `it has more than ${count(why.limit)} moves.`;
    case 'too-large':
      return `its board has more than ${why.limit} cells a side.`;
    case 'needs-borders':
      return 'its board needs borders.';
    case 'other-game':
      return `it’s a record of another game, number ${why.game} in SGF, where five in a row is number 4.`;
    case 'many-games':
      return `it holds ${count(why.count)} games, but only one can be opened at a time.`;
    case 'setup-marks':
      return 'it begins with marks that nobody played.';
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
