import type { LargeEnding, MarkName } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { countInWords, ink, otherMark, say, strong } from '#language/ui/language/grammar';
import { largeExercises } from '#language/exercises/frame/large';

const marks = (count: number) => countInWords(count, 'mark');

const ENDINGS: Readonly<Record<LargeEnding, string>> = {
  won: 'Five in a row: you have won.',
  lost: 'The bot has made five: you have lost.',
  full: 'The board is full.',
  spent: 'That was your last mark, and there is no five.',
};

/** "you take h8, the bot answers i9; you take g7." */
function turns(names: readonly string[]): string {
  const said: string[] = [];
  for (let at = 0; at < names.length; at += 2) {
    const reply = names[at + 1];
    const own = `you take ${names[at]}`;
    said.push(reply === undefined ? own : `${own}, the bot answers ${reply}`);
  }
  return `${said.join('; ')}.`;
}

/** Win in time against the weighing bot: what is asked and said. Cells come by name: "d8". */
export const largePlayMessages = {
  name: 'Win on a large board',
  about:
    'Pupils play against the weighing bot, on the screen only, and make five in time: good for fours that force an answer.',
  fields: {
    sheet: { label: largeExercises.board },
    toMove: { label: 'Whose turn: the pupil’s mark' },
    moves: { label: 'Marks of the pupil, at most', option: String },
  },
  question: (mover: MarkName, moves: number): Sentence =>
    say`You play ${ink(mover)}, and it’s your turn. ${ink(otherMark(mover))} is the weighing bot. It
      weighs each empty cell, that is, it adds up what a mark there would weigh for ${ink('X')} and
      for ${ink('O')}, and takes the heaviest. Of equally heavy cells it takes the first, row by
      row. ${{ text: `Make five in a row with at most ${countInWords(moves, 'more mark')}`, tone: 'strong' }}.`,
  board: {
    turn: (mover: MarkName) => `The game. Choose a cell for ${mover}.`,
    over: 'The game, over.',
    way: 'The game as it could have gone.',
  },
  turn: (mover: MarkName, left: number) =>
    `It’s your turn: put an ${mover} on an empty cell. You have ${marks(left)} left.`,
  game: (names: readonly string[]) => turns(names).replace('you', 'You'),
  way: (names: readonly string[]) => `It could have been done like this: ${turns(names)}`,
  ending: (ending: LargeEnding) => ENDINGS[ending],
  restart: 'Start again',
  /** The pupil's last mark, and the bot's answer to it. */
  takeBack: 'Take the last mark back',
  /** In place of the pupil's game, and back. */
  showWay: 'Show a way to win',
  showGame: 'Show my game',
  hints: {
    fours: say`A four threatens to win. The cell that would make it five weighs a lot, so the bot
      goes there, unless another cell weighs still more.`,
    two: say`Look for a mark that threatens two fives at once: only one of them can be stopped. You
      may need a few fours to prepare it.`,
    begin: (mover: MarkName, cell: string): Sentence =>
      say`One way begins with ${ink(mover)} on ${strong(cell)}.`,
  },
  solution: (names: readonly string[]): Sentence =>
    say`One way is this: ${turns(names)} Any other five in time is just as good.`,
  reasons: {
    'no-cell': (cell: string, at: number): Sentence =>
      say`Your mark ${at} goes to ${strong(cell)}, which is no cell of this board.`,
    'cell-taken': (cell: string, at: number): Sentence =>
      say`Your mark ${at} goes to ${strong(cell)}, which is taken by then.`,
    'game-over': (at: number): Sentence => say`The game is over before your mark ${at}.`,
    'bot-wins': (at: number): Sentence => say`The bot makes five after your mark ${at}.`,
    'no-five': say`You haven’t made five in time.`,
    'not-finished': (left: number): Sentence =>
      say`The game isn’t over: you have ${marks(left)} left.`,
    'missed-win': (mover: MarkName, cell: string, at: number, better: string): Sentence =>
      say`At your mark ${at}, ${ink(mover)} on ${strong(better)} instead of ${cell} would have won
        in time.`,
  },
  answerText: (names: readonly string[]) => names.join(', '),
  blank: 'Your cells, in order',
} as const;
