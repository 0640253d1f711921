import type { RecordProblem } from '../../../../engine/index.ts';
import type { GameField, GameProblem } from './problems.ts';
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
      return 'This link is too long to be one of ours, so here is a new game.';
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

/** Problems about which there is one thing to say. */
const PLAIN = {
  'not-ours': 'it isn’t written the way a game is, or its end is missing.',
  damaged: 'one of its letters was lost or changed on the way.',
  'cut-off': 'its last line is missing.',
  'setup-marks': 'it begins with marks that nobody played.',
  'needs-borders': 'its board needs borders.',
} as const;

type Plain = Extract<RecordProblem, { code: keyof typeof PLAIN }>;

const isPlain = (why: RecordProblem): why is Plain => why.code in PLAIN;

/** Why a record cannot be read, as the end of a sentence that says so. */
function explainRecord(why: RecordProblem): string {
  if (isPlain(why)) return PLAIN[why.code];
  switch (why.code) {
    case 'too-long':
      return `it has ${count(why.length)} characters, and at most ${count(why.limit)} are read.`;
    case 'newer':
      return `it was written by a newer version of this site (format ${why.version}).`;
    case 'bad-field':
      return `what it says under “${why.field}” is impossible.`;
    case 'too-many-moves':
      return `it has more than ${count(why.limit)} moves.`;
    case 'bad-parent':
      return `its move ${why.move} follows one that comes later.`;
    case 'no-cell':
      return `move ${why.move} lies off the board, or farther out than a board without borders reaches.`;
    case 'taken':
      return `move ${why.move} goes to a cell that is taken.`;
    case 'after-end':
      return `move ${why.move} comes after the end of the game.`;
    case 'twice':
      return `it has move ${why.move} twice.`;
    case 'bad-syntax':
      return `it isn’t correct SGF: reading stopped at character ${count(why.at)}.`;
    case 'bad-line':
      return `its line ${count(why.line)} isn’t a move.`;
    case 'other-game':
      return `it’s a record of another game, number ${why.game} in SGF, where five in a row is number 4.`;
    case 'many-games':
      return `it holds ${count(why.count)} games, but only one can be opened at a time.`;
    case 'pass':
      return `move ${why.move} is a pass, and nobody passes in five in a row.`;
    case 'same-side':
      return `at move ${why.move} the same side moves twice.`;
    case 'too-large':
      return `its board has more than ${why.limit} cells a side.`;
  }
}
