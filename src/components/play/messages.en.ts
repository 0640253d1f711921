import type { MarkName } from '../../engine/index.ts';
import { capital, count } from '#language/ui/language/grammar';
import type { PlayTypes } from './games/playGame.ts';

/** A side with its player: "you", a bot's name, or absent where the mark says enough. */
export interface Mover {
  readonly mark: MarkName;
  readonly by: string | undefined;
}

/** A move that was just made. */
export interface MadeMove extends Mover {
  /** As it is written on this board: "4", "h8". */
  readonly cell: string;
}

const who = ({ mark, by }: Mover): string => {
  if (by === 'you') return 'You';
  return by ? `${by} (${mark})` : mark;
};

/** Cells that go by numbers: "cell 4". */
const cellOf = (name: string) => (/^\d+$/.test(name) ? `cell ${name}` : name);

/** "the diagonal 2, 4, 6", "the row a1, b1, c1", "5 in a row, from h8 to l8": cells in a line. */
function lineOf(line: readonly string[]): string {
  const [first = '', second = ''] = line;
  const last = line.at(-1) ?? '';
  if (first.includes(' ')) return `the line from ${first} to ${last}`;
  if (line.length > 4) return `${line.length} in a row, from ${first} to ${last}`;
  const step = Number(second) - Number(first);
  const isRow = step === 1 || first.replace(/\D/g, '') === second.replace(/\D/g, '');
  const isColumn = step === 3 || first[0] === second[0];
  const kind = isRow ? 'row' : isColumn ? 'column' : 'diagonal';
  return `the ${kind} ${line.join(',\u00a0')}`;
}

const took = (move: MadeMove): string => `${who(move)} took ${cellOf(move.cell)}.`;

/** What the pages of play say alike, on nine cells and on large boards. */
export const playShared = {
  page: {
    region: 'The game',
    noScript: {
      text: 'Playing needs scripts, and they’re off. The lessons work without:',
      link: 'all lessons',
    },
  },
  players: {
    legend: 'The players',
    side: (mark: MarkName) => `${mark} is played by`,
    person: { name: 'A person', about: 'You, or somebody beside you.' },
    best: {
      name: 'The best defence',
      about:
        'Knows every position, so it wins soon, loses late, and picks among equal moves at random.',
    },
    /** Whom the level is about, on a board that is not always searched to the end in time. */
    bestInTime:
      'Searches to the end of the game, and plays perfectly from where it gets there in time.',
    swap: 'Swap sides',
  },
  /** How strong a machine is; beside its own name, the level comes first. */
  strengths: {
    beginner: 'Beginner',
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
    unbeatable: 'Unbeatable',
  },
  levelFirst: (level: string, machine: string) => `${level}: ${machine}`,
  controls: {
    group: 'The game',
    undo: 'Undo',
    redo: 'Redo',
    newGame: 'New game',
    hint: 'Hint',
    /** Of small boards. */
    analysis: 'Analysis',
    /** What is seldom wanted. */
    moreShort: 'More',
    more: 'Players, start, link and keys',
    board: 'the board',
  },
  bots: {
    group: 'Bot against bot',
    play: 'Play',
    pause: 'Pause',
    step: 'One move',
    speed: 'Speed',
    speeds: (perSecond: number) =>
      perSecond < 1 ? `a move every ${1 / perSecond} s` : `${perSecond} a second`,
  },
  /** Where the game stands; one of these is always shown, and spoken when it changes. */
  says: {
    begins: (mover: Mover) =>
      mover.by === 'you' ? 'You begin: take any cell.' : `${who(mover)} begins.`,
    turn: (mover: Mover) => (mover.by === 'you' ? 'Your turn.' : `${who(mover)} to move.`),
    made: (moves: readonly MadeMove[], then: string) => [...moves.map(took), then].join(' ').trim(),
    /** A game that begins with marks on the board. */
    fromHere: (mover: Mover) =>
      mover.by === 'you'
        ? 'Your move, from this board.'
        : `${who(mover)} to move, from this board.`,
    dead: 'No line is open any more: it will be a draw.',
    draw: 'The board is full: a draw.',
    /** `isTold`: the winner's last move was told just before. */
    wins: (winner: Mover, line: readonly string[], isTold: boolean) => {
      if (winner.by === 'you') return `You win with ${lineOf(line)}!`;
      return `${isTold && winner.by ? 'It' : who(winner)} wins with ${lineOf(line)}.`;
    },
    /** Where a line loses. */
    loses: (loser: Mover, line: readonly string[], isTold: boolean) => {
      if (loser.by === 'you') return `You made ${lineOf(line)}, and a line loses.`;
      return `${isTold && loser.by ? 'It' : who(loser)} made ${lineOf(line)}, and a line loses.`;
    },
    /** After a game that the person has lost: the move that gave it away. */
    lostBy: (cell: number) => `Your move to cell ${cell} lost it.`,
    /** Why a cell cannot be taken. */
    refused: (cell: string, why: PlayTypes['refusal']): string => {
      if ('text' in why) return why.text;
      if (why.code === 'floats') return `Nothing is below ${cell} yet.`;
      if (why.code === 'no-cell') return `This board has no cell ${cell}.`;
      if (why.code === 'too-many-moves')
        return `A game holds ${count(why.limit)} moves at most, with branches.`;
      return `${capital(cellOf(cell))} is taken.`;
    },
    notYours: (name: string) => `${name} to move.`,
    at: (at: number, of: number) => `Move ${at} of ${of}.`,
    atStart: 'The start of the game.',
    /** On another board, that comes first. */
    newGame: (then: string, board = 'A new game') => `${board}. ${then}`,
    /** `person`: the mark of whoever plays a machine. */
    opened: (then: string, person?: MarkName) =>
      `This game is open${person ? `, and you are ${person}` : ''}. ${then}`,
    finished: (then: string) => `A finished game, from a link or a file. ${then}`,
    back: (then: string) => `Back to the game before. ${then}`,
    players: (then: string) => `Other players. ${then}`,
    /** Another machine, or another level, was chosen. */
    nowAgainst: (name: string, then: string) => `Now against ${name}. ${then}`,
    slow: (name: string) => `${name} is still thinking, or still loading.`,
    botLost: (name: string) => `${name} can’t move: a part of it is missing or damaged.`,
    over: 'This game is over. Begin a new one, or undo.',
    nothingToUndo: 'Nothing to take back.',
    nothingToRedo: 'Nothing to redo.',
  },
};

/** What the panels of play say alike, on nine cells and on large boards: they open when they are asked for. */
export const panelsShared = {
  moves: {
    title: 'Moves',
    branches: 'Go back and make another move: the first one stays, as a branch.',
    start: 'Start',
    /** Spoken; what is shown comes first: "X h8". */
    move: (number: number, mark: MarkName, cell: string) => `${mark} ${cell}, move ${number}`,
    later: 'not on the board',
    /** Another answer to the same move. */
    other: (number: number, mark: MarkName, cell: string) =>
      `or ${mark} ${cell}, another move ${number}`,
    or: 'or',
    moreOthers: (number: number) => `${count(number)} more`,
    earlier: (number: number) => `${count(number)} earlier`,
    upcoming: (number: number) => `${count(number)} later`,
  },
  keys: {
    title: 'Keys',
    on: 'Single keys work',
    when: 'They work while the focus is in the game or nowhere, and never while you type. The switch turns the letters and digits off on every page of play; elsewhere a key then works only in the figure that has the focus.',
  },
};
