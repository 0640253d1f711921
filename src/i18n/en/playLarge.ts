import type { LargeBotId, MarkName, RecordProblem, WinRule } from '../../engine/index.ts';
import type { LargeBoardLook } from '../../components/view/large/gameLook.ts';
import { count, listed } from './grammar.ts';
import { glassKeys } from './glassKeys.ts';
import { playShared } from './playShared.ts';

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
    ? `The bot took ${move.cell} for ${move.by ?? move.mark}.`
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

const looks: Readonly<Record<LargeBoardLook['look'], string>> = {
  paper: 'Squared paper',
  chalk: 'Chalkboard',
  wood: 'Wood',
};

const rules: Readonly<Record<WinRule, { readonly name: string; readonly about: string }>> = {
  freestyle: { name: 'Five or more', about: 'Five in a row win, and so do six or more.' },
  standard: { name: 'Exactly five', about: 'Six or more in a row win nothing.' },
  renju: { name: 'Exactly five for X', about: 'X needs exactly five. For O more will do as well.' },
};

/** What the page /play/large/ says. */
export const playLarge = {
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
  settings: {
    ...playShared.settings,
    rule: 'What wins',
    rules,
    ruleHint: 'Another rule, or another first mark, begins a new game.',
  },
  looks: {
    title: 'Looks',
    ground: 'The board looks like',
    looks,
    style: 'The marks',
    styles: { marks: 'X and O in the squares', stones: 'Stones where lines cross' },
    numbers: 'Numbers on the moves',
    confirm: 'Ask before a tap places a mark',
    kept: 'Kept on this device for every large board.',
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
  share: {
    ...playShared.share,
    files: 'Save or open a file',
    copied: 'Copied. The link holds the players, the seed, and every move with its branches.',
    long: (length: number) =>
      `This link has ${count(length)} characters. Some programs cut links of more than 1,800: a file is safer.`,
    tooLong: (length: number) =>
      `As a link this game has ${count(length)} characters, too many for most programs. Save it as a file.`,
    save: 'Save as',
    kinds: {
      json: { name: 'Noughtbook file', about: 'Branches, players, seed, your place.' },
      sgf: { name: 'SGF', about: 'For other programs; with branches.' },
      psq: { name: 'Piskvork (.psq)', about: 'For Gomocup programs; the open line only.' },
      txt: { name: 'Text diagram', about: 'The board as it is now.' },
    },
    kind: 'Kind of file',
    saveNow: 'Save file',
    saved: (name: string) => `Saved as ${name}.`,
    cannot: {
      borders: 'Only a board with borders fits into this kind of file. Take a Noughtbook file.',
      side: (limit: number) =>
        `This kind of file holds boards of at most ${limit} cells a side. Take a Noughtbook file.`,
      far: 'The marks are too far apart for a diagram.',
    },
    open: 'Open a file…',
    opens: 'Noughtbook, SGF or Piskvork.',
  },
  keys: {
    ...playShared.keys,
    ...glassKeys,
    group: 'Weights, this cell, bot moves: keys W, T and D',
    list: [
      ['↑ ↓ ← →', 'walk on the board; Enter places'],
      ['Shift + ↑', 'move the board, likewise with the other arrows'],
      ['+ −', 'larger and smaller cells'],
      ['Home', 'back to the marks'],
      ['D', 'the bot moves for you'],
      ['T', 'what this cell weighs'],
      ['W', 'all weights on or off'],
      ['U', 'undo'],
      ['R', 'redo'],
      ['H', 'hint'],
      ['N', 'new game'],
    ] as readonly (readonly [string, string])[],
  },
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
  headings: { set: 'Board and players', share: 'Link and files' },
  weighsOwn: 'The weighing bot plays by changed weights.',
  articleWeights: 'Back to the article’s',
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
      return playLarge.says.over;
    },
    notYours: (name: string) => `${name} is to move.`,
    /** The cell of the open account has just been taken. */
    askedTaken: (name: string) => `${name} is taken now, so its account is closed.`,
    over: 'This game is over. Begin a new one, or undo.',
    nothingToUndo: 'There is nothing to take back.',
    nothingToRedo: 'Nothing was taken back.',
  },
};

export type PlayLargeWords = typeof playLarge;
