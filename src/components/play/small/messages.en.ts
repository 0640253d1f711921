import type { MarkName } from '../../../engine/index.ts';
import { capital, count, listed, countThings } from '#language/ui/language/grammar';

/** How something ends with best play, for the side to move. `distance` counts marks. */
export interface Worth {
  readonly value: 1 | 0 | -1;
  /** Unknown on other boards than nine cells. */
  readonly distance?: number | undefined;
  /** In place of that. */
  readonly said?: { readonly short: string; readonly long: string } | undefined;
}

/** Of many, three are enough. */
const few = (cells: readonly string[]) =>
  listed(cells.length > 4 ? [...cells.slice(0, 3), `${count(cells.length - 3)} more`] : cells);
const marks = (number: number): string => countThings(number, 'mark');

/** What the page /play/ says. */
export const playPageMessages = {
  board: 'The board',
  /** After what a cell holds: where a mark put into it falls, and how the game ends then. */
  cellNote: (lands: string | undefined, worth?: Worth) =>
    (lands === undefined ? '' : `, a mark falls to ${lands}`) +
    (worth ? `, ${playPageMessages.worth.long(worth)}` : ''),
  /** How the game ends after a move, or from a position, for the side that moves. */
  worth: {
    long: ({ value, distance, said }: Worth) =>
      said?.long ??
      (value === 0
        ? 'a draw'
        : `${value > 0 ? 'wins' : 'loses'}${distance === undefined ? '' : ` in ${marks(distance)}`}`),
    short: ({ value, distance, said }: Worth) =>
      said?.short ??
      (value === 0
        ? 'draw'
        : `${value > 0 ? 'wins' : 'loses'}${distance === undefined ? '' : ` in ${distance}`}`),
  },
  /** What one does on the sheets of a cube. */
  cubeDoes: 'Take an empty cell.',
  task: {
    title: 'Your task',
    asks: { win: 'Win this.', draw: 'Don’t lose this: a draw is enough.' },
    /** Whom the reader plays, and against whom; without a name, the best defence. */
    against: (mark: MarkName, name: string | undefined) =>
      `You are ${mark}, against ${name ?? 'the best defence there is'}.`,
    reached: { win: 'Done: you won.', draw: 'Done: you did not lose.' },
    missed: 'Not this time.',
    spoiled: (number: number, cell: number, value: 0 | -1) =>
      `That was your move ${number}, to cell ${cell}: ${
        value === 0 ? 'now it is only a draw.' : 'now you lose against best play.'
      }`,
    line: (line: readonly { readonly mark: MarkName; readonly cell: number }[]) =>
      line.length === 0
        ? ''
        : `It goes on: ${line.map(({ mark, cell }) => `${mark}\u00a0${cell}`).join(', ')}.`,
    takeBack: 'Take it back',
    see: 'See how it goes on',
    again: 'Once more',
    end: 'Leave the task',
    open: 'Open on the play page',
    region: (title: string) => `Play: ${title}`,
  },
};

/** What a hint on nine cells says. */
export const hintMessages = {
  thinking: 'Searching …',
  /** Cells that complete a line of this side with one mark. */
  urgent: (cells: readonly string[], by: MarkName, isOwn: boolean) => {
    if (isOwn)
      return `${capital(listed(cells))}: a line of ${by}, so take ${cells.length === 1 ? 'it' : 'one'}.`;
    if (cells.length === 1) return `Take ${cells[0]}, or ${by} completes a line there.`;
    return `Nothing helps: ${by} can complete a line in more than one place.`;
  },
  proved: 'Nothing helps: X has an answer to each cell, by its proof.',
  byProof: (cell: string) =>
    `Take ${cell}: X wins from here, and that’s proved. To see how, let “The proof” play X.`,
  /** Where the search did not come to an end: what looks best so many marks ahead. `isAny`: all moves look alike. */
  guess: (cells: readonly string[], depth: number | undefined, isAny: boolean) => {
    const best = `${few(cells)} ${cells.length === 1 ? 'looks' : 'look'} best`;
    return `It would take too long to find out who wins from here. Looking ${depth === undefined ? 'for threats first' : `${marks(depth)} ahead`}, ${isAny ? 'no move stands out' : best}.`;
  },
  /** Why a cell is best, by one that isn't. */
  punished: (move: {
    readonly cell: number;
    readonly by: MarkName;
    readonly reply: number;
    readonly isAtOnce: boolean;
  }) =>
    `After cell ${move.cell}, ${move.by} takes ${move.reply} and ${move.isAtOnce ? 'has won' : 'can’t be stopped'}.`,
  /** `isAny`: no free cell is worse. `isAll`: it is known of each what it leads to. */
  cells: (cells: readonly string[], worth: Worth, isAny: boolean, isAll: boolean) => {
    const outcome = playPageMessages.worth.long(worth);
    const how = worth.value === 0 ? outcome : `${cells.length === 1 ? 'it' : 'each'} ${outcome}`;
    if (isAny) return `Any free cell is as good as any other: ${how}.`;
    const [one, more] = isAll ? ['The best', 'The best'] : ['A best', 'Among the best'];
    return `${cells.length === 1 ? `${one} cell is` : `${more} cells are`} ${few(cells)}: ${how}.`;
  },
  over: 'The game is over: there is nothing to hint at.',
};

/** A person against a bot. */
export const againstMessages = {
  guessed: (depth: number) =>
    `It couldn’t search to the end in time, so it looked ${marks(depth)} ahead.`,
  /** The lesson that takes the strongest machine apart. */
  opened: 'See it opened, part by part',
  group: 'How strong the other player is',
  /** Between the person's mark and the machine's. */
  you: 'you against',
  /** Games of this visit against one bot. */
  score: (
    games: { readonly won: number; readonly drawn: number; readonly lost: number },
    bot: string,
  ) => `You: ${games.won} · drawn: ${games.drawn} · ${bot}: ${games.lost}`,
  /** The next game, in which the person has this mark. */
  rematch: (mark: MarkName) => `Rematch as ${mark}`,
  /** Back before the move that lost. */
  back: (cell: number) => `Take cell ${cell} back`,
};

/** What the analysis says. */
export const analysisMessages = {
  title: 'Analysis',
  opened: 'The analysis is open, below the game.',
  closed: 'The analysis is closed.',
  values: (mark: MarkName) => `Where each of ${mark}’s moves leads`,
  explain:
    'Each free cell shows how the game ends if it’s taken and both sides then play their best: in a draw, or in a win or loss and after how many marks.',
  /** On another board: how many of the moves are settled, and whether the search is over. */
  explainBoard: (settled: readonly [settled: number, of: number, isWhole: boolean] | undefined) => {
    if (!settled) return 'Searching …';
    const [number, of, isWhole] = settled;
    if (number === 0) return 'From here it would take too long to find out who wins.';
    const signs =
      'Each free cell shows who wins if it’s taken and both sides then play their best; = is a draw.';
    if (number === of) return signs;
    return `${signs} ${count(number)} of the ${countThings(of, 'move')} ${number === 1 ? 'is' : 'are'} settled${isWhole ? ': the rest would take too long from here.' : ' so far.'}`;
  },
  framed: 'The best cells are framed.',
  alike: 'All moves are equally good.',
  /** Where every move draws: replies that lose. */
  traps: {
    short: (traps: number) => countThings(traps, 'trap'),
    long: (traps: number) => `a draw, with ${countThings(traps, 'trap')}`,
    /** Above the board, in a few words. */
    brief: (some: boolean) =>
      some ? 'Every move draws; a trap is a reply that loses.' : 'Every move draws.',
    /** `replies`: how many there are to each move. */
    explain: (mark: MarkName, replies: number) =>
      `Every move draws, if both sides then play their best. What sets them apart is how easily ${mark} goes wrong: each free cell shows how many of the ${countThings(replies, 'reply', 'replies')} to it would lose. Those are its traps.`,
    none: 'Every move draws, and no reply to any of them would lose.',
  },
  over: 'The game is over. Go back to a move to see where the others would have led.',
};
