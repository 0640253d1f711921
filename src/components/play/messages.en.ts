import type { MarkName } from '../../engine/index.ts';

/** A side with its player: "you", a bot's name, or absent where the mark says enough. */
export interface Mover {
  readonly mark: MarkName;
  readonly by: string | undefined;
}

/** A move that was just made. */
export interface MadeMove extends Mover {
  /** As it is written on this board: "4", "h8". */
  readonly cell: string;
  /** The bot moved for a person. */
  readonly isHelped: boolean;
}

export const who = ({ mark, by }: Mover): string => {
  if (by === 'you') return 'You';
  return by ? `${by} (${mark})` : mark;
};

/** What the pages of play say alike, on nine cells and on large boards. */
export const playShared = {
  page: {
    region: 'The game',
    noScript: {
      text: 'Playing needs scripts, and they’re off. The lessons work without:',
      link: 'all lessons',
    },
    dismiss: 'Close this notice',
    lost: 'This part didn’t load. Check the connection, and try again.',
    retry: 'Try again',
  },
  players: {
    legend: 'The players',
    side: (mark: MarkName) => `${mark} is played by`,
    level: (mark: MarkName) => `Level of ${mark}`,
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
    draw: 'The board is full: a draw.',
    at: (at: number, of: number) => `Move ${at} of ${of}.`,
    atStart: 'The start of the game.',
    newGame: (then: string) => `A new game. ${then}`,
    opened: (then: string) => `This game is open. ${then}`,
    back: (then: string) => `Back to the game before. ${then}`,
    players: (then: string) => `Other players. ${then}`,
    slow: (name: string) => `${name} is still thinking, or still loading.`,
    botLost: (name: string) => `${name} can’t move: its code didn’t load.`,
    over: 'This game is over. Begin a new one, or undo.',
    nothingToUndo: 'Nothing to take back.',
    nothingToRedo: 'Nothing to redo.',
  },
};

export type PlayShared = typeof playShared;

/** What the panels of play say alike, on nine cells and on large boards: they open when they are asked for. */
export const panelsShared = {
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
    moreOthers: (number: number) => `${number} more`,
    earlier: (count: number) => `${count} earlier`,
    upcoming: (count: number) => `${count} later`,
  },
  keys: {
    title: 'Keys',
    on: 'Single keys work',
    when: 'They work while the focus is in the game or nowhere, and never while you type. The switch turns the letters and digits off, on every page of play.',
  },
};
