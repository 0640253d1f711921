import type { LargeBotId, MarkName, RecordProblem } from '../../../engine/index.ts';
import { count, listed } from '#language/ui/language/grammar';
import { glassKeys } from '#language/weights/buttons';
import { playShared } from '#language/play/messages';

/** A side with its player: "you", a bot's name, or absent where the mark says enough. */
interface Mover {
  readonly mark: MarkName;
  readonly by: string | undefined;
}
interface Made extends Mover {
  /** The cell as it is written: "h8". */
  readonly cell: string;
  /** The bot moved for a person. */
  readonly isHelped: boolean;
}

const who = ({ mark, by }: Mover): string => {
  if (by === 'you') return 'You';
  return by ? `${by} (${mark})` : mark;
};

const took = (move: Made): string =>
  move.isHelped
    ? `The bot took ${move.cell} for ${move.by === 'you' ? 'you' : (move.by ?? move.mark)}.`
    : `${who(move)} took ${move.cell}.`;

const bots: Readonly<Record<LargeBotId, { readonly name: string; readonly about: string }>> = {
  'attack-weights': {
    name: 'The weighing bot',
    about: 'Weighs every cell near the marks, one move ahead, and takes the heaviest.',
  },
  'random-near': {
    name: 'The random bot',
    about: 'Takes any cell near the marks, each as likely as any other.',
  },
};

/** What the page /play/large/ says. */
export const playLargeMessages = {
  ...playShared.page,
  board: (name: string) => `The board, ${name}`,
  /** `number`: of the move that placed the mark; `weight`: of an empty cell, while weights are shown. */
  cell: (
    name: string,
    mark: MarkName | undefined,
    number: number | undefined,
    weight: number | undefined,
  ) => {
    const more = number === undefined ? '' : `, move ${number}`;
    return `${name}, ${mark ?? 'empty'}${more}${weight === undefined ? '' : `, weighs ${count(Math.round(weight * 100) / 100)}`}`;
  },
  players: {
    ...playShared.players,
    name: (player: LargeBotId | 'person') =>
      player === 'person' ? playShared.players.person.name : bots[player].name,
    about: (player: LargeBotId | 'person') =>
      player === 'person' ? playShared.players.person.about : bots[player].about,
  },

  boards: {
    legend: 'Size of the board',
    nine: '3 × 3',
    size: (width: number, height: number) => `${width} × ${height}`,
    open: 'No borders',
    own: 'Own size…',
    width: 'Columns',
    height: 'Rows',
    use: 'New game on it',
    problem: 'Columns and rows are whole numbers from 5 to 1,000.',
    newGame: 'Another board begins a new game.',
  },
  controls: { ...playShared.controls, group: 'Undo, redo, new game, hint' },
  bots: playShared.bots,
  moves: {
    title: 'Moves',
    start: 'Start',
    /** Spoken; what is shown comes first: "X h8". */
    move: (number: number, mark: MarkName, cell: string) => `${mark} ${cell}, move ${number}`,
    later: 'not on the board',
    /** Another answer to the same move. */
    other: (number: number, mark: MarkName, cell: string) =>
      `or ${mark} ${cell}, another move ${number}`,
    or: 'or',
    hint: 'Go back and play another move: the first one stays as a branch.',
    earlier: (count: number) => `${count} earlier`,
    upcoming: (count: number) => `${count} later`,
  },
  keys: { ...glassKeys, group: 'Weights, this cell, bot moves: keys W, T and D' },
  hint: {
    show: 'Show the bot’s cell',
    win: (mark: MarkName) => `${mark} is to move and can make five at once.`,
    threatened: (mark: MarkName, places: number) =>
      places === 1
        ? `${mark} threatens five, in one place: stop it there.`
        : `${mark} threatens five in ${places} places: one move cannot stop them all.`,
    fork: (mark: MarkName) => `${mark} is to move and can threaten on two lines at once.`,
    forked: (mark: MarkName) => `${mark} could threaten on two lines at once, if it were let.`,
    quiet: 'Nobody threatens anything that must be answered now.',
    five: (cells: readonly string[]) => `Five is made on ${listed(cells)}.`,
    cells: (cells: readonly string[]) =>
      cells.length > 4
        ? `The bot finds ${cells.length} cells equally heavy.`
        : `The bot would take ${cells.length === 1 ? 'the heaviest cell' : 'one of the heaviest cells'}, ${listed(cells)}.`,
    over: 'The game is over: there is nothing to hint at.',
  },
  /** Headings, for readers of screens. */
  headings: { set: 'Board and players' },
  /** Beside the notice that another game has begun. */
  bringBack: 'Back to the game before',

  /** Where the game stands; one of these is always shown, and spoken when it changes. */
  says: {
    made: (moves: readonly Made[], then: string) => [...moves.map(took), then].join(' ').trim(),
    begins: (mover: Mover) =>
      mover.by === 'you' ? 'You begin: take any cell.' : `${who(mover)} begins.`,
    turn: (mover: Mover) => (mover.by === 'you' ? 'Your turn.' : `${who(mover)} to move.`),
    /** `isTold`: the winner's last move was told just before. */
    wins: (winner: Mover, cells: readonly string[], isTold: boolean) => {
      const run = `${cells.length} in a row, from ${cells[0] ?? ''} to ${cells.at(-1) ?? ''}`;
      if (winner.by === 'you') return `You win: ${run}!`;
      return `${isTold && winner.by ? 'It' : who(winner)} wins: ${run}.`;
    },
    draw: 'The board is full: a draw.',
    at: (at: number, of: number) => `Move ${at} of ${of}.`,
    atStart: 'The start of the game.',
    newGame: (then: string) => `A new game. ${then}`,
    opened: (then: string) => `This game is open. ${then}`,
    back: (then: string) => `The game before. ${then}`,
    players: (then: string) => `Other players. ${then}`,
    /** Why a cell cannot be taken. */
    refused: (name: string, why: RecordProblem) => {
      if (why.code === 'taken') return `${name} is taken.`;
      if (why.code === 'no-cell') return `There is no cell ${name} on this board.`;
      if (why.code === 'too-many-moves') {
        return `A game holds ${count(why.limit)} moves at most, over all its branches.`;
      }
      return playLargeMessages.says.over;
    },
    notYours: (name: string) => `${name} is to move.`,
    /** The cell of the open account has just been taken. */
    askedTaken: (name: string) => `${name} is taken now, so its account is closed.`,
    over: 'This game is over. Begin a new one, or undo.',
    nothingToUndo: 'There is nothing to take back.',
    nothingToRedo: 'Nothing was taken back.',
  },
};

export type PlayLargeMessages = typeof playLargeMessages;
