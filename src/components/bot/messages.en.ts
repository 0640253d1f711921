import {
  RUNTIMES,
  fractionNumber,
  makeFraction,
  type CardId,
  type CodeLanguage,
  type Ending,
  type Fraction,
  type GameShares,
  type MarkName,
  type MatchVerdict,
  type ShareInterval,
  type Side,
  type Variant,
} from '../../engine/index.ts';
import { cardNames } from '#language/players/cards';
import {
  capital,
  count,
  countInWords,
  countThings,
  decimal,
  eitherOf,
  inWords,
  listed,
  percent,
  percentRange,
} from '#language/ui/language/grammar';
import { storedSentence } from '#language/platform/stored';
import { linkSentences } from '#language/ui/language/links';
import type { BotProblem } from './bot.svelte.ts';
import type { GameRow } from './gameRows.ts';

const nameOf = (card: CardId) => cardNames[card].name;
export const holes = (number: number) => (number === 1 ? 'one hole' : `${count(number)} holes`);
/** How soon it loses: a program that fails at once has lost an empty board. */
export const inMarks = (marks: number) =>
  marks === 0 ? 'before its first mark' : `in ${countThings(marks, 'mark')}`;
const positions = (number: number) => countThings(number, 'position');

/** Everything that a machine’s page says about cards. */
export const cardMessages = {
  cards: cardNames,
  /** The fixed last row. */
  none: { name: 'Any free cell', does: 'when no card speaks' },
  mine: 'Your cards',
  theirs: (name: string) => (name === '' ? 'The cards of this link' : `The cards of ${name}`),
  decides: 'positions it decides',
  never: 'never speaks',
  /** Of the last row, which decides nothing. */
  notNeeded: 'never needed',
  more: 'More cards: drag one in, or press it',
  allIn: 'All the cards are in.',
  empty: 'Press a card, or drag one in.',
  list: 'The cards, asked from the top. Arrows go from card to card, Alt with an arrow moves one, Delete takes it out.',
  /** Behind a number, for a voice. */
  positions: (number: number) => (number === 1 ? ' position' : ' positions'),
  add: (card: CardId) => `Add ${nameOf(card)}: ${cardNames[card].does}`,
  /** What has just been done, before the verdict. */
  placed: (card: CardId, at: number, of: number) => `${nameOf(card)} is card ${at + 1} of ${of}.`,
  takenOut: (card: CardId) => `${nameOf(card)} is out.`,
  undone: 'Undone.',
  begin: 'Begin again',
  begun: 'Back to the first cards.',
  verdict: {
    proved: 'Nobody can beat it.',
    provedRest: (first: number, second: number) =>
      `${positions(first)} when it begins, ${count(second)} when it goes second: none lost.`,
    beaten: (marks: number) => `Beaten ${inMarks(marks)}.`,
    holes: (number: number) => `${capital(holes(number))}${number === 1 ? ' left' : ''}.`,
    hole: 'A hole is a position in which it can give the game away.',
    noCards: 'Without a single card it moves at random.',
  },
  side: { first: 'It begins', second: 'It goes second' } satisfies Record<Side, string>,
  lost: (lost: number, all: number) => `${count(lost)} of ${positions(all)} lost`,
  noneLost: (all: number) => `${positions(all)}, none lost`,
  lostShort: (lost: number) => (lost === 0 ? 'none lost' : `${count(lost)} lost`),
  key: { own: 'its move', theirs: 'the other’s', won: 'won', drawn: 'drawn', lost: 'lost' },
  games: (games: number, isMerged: boolean) =>
    `${countThings(games, 'game')}, ${isMerged ? 'turned ones' : 'each'} drawn once`,
  howToPoint: 'Press a hole to see the way into it.',
  stamp: 'Proved',
  stampRest: (all: number) => `${positions(all)}, none lost`,
  /** Two lines of handwriting. */
  guesses: ['no card speaks:', 'it guesses'],
  undo: 'Undo',
  play: 'Play against it',
  odds: {
    title: 'Against Random, who takes any free cell',
    side: { first: 'begins', second: 'second' } satisfies Record<Side, string>,
    said({ win, loss }: GameShares): string {
      const [won, lost] = [fractionNumber(win), fractionNumber(loss)];
      return `${percent(won)} won, ${lost === 0 ? 'never lost' : `${percent(lost)} lost`}`;
    },
    exactly: ({ win, draw, loss }: GameShares) =>
      `Exactly: won ${makeFraction(win)}, drawn ${makeFraction(draw)}, lost ${makeFraction(loss)}`,
  },
  game: {
    shortest: 'The shortest way to beat it',
    hole: 'The way into this hole',
    way: 'A game it can be led into',
    plays: (mark: MarkName) => `it plays ${mark}`,
    choose: 'Which hole',
    holeOf: (at: number, of: number) => `Hole ${at} of ${of}`,
    play: 'Play it mark by mark',
    stop: 'Stop',
    back: 'Back',
    forward: 'Forward',
    where: (at: number, of: number) => `${at}/${of}`,
    says: (card: CardId, cell: number) => [nameOf(card), ` takes ${cell}`] as const,
    guesses: (cell: number) => ['No card', ` guesses ${cell}`] as const,
    other: (mark: MarkName, cell: number, more: 'wins' | 'threats' | undefined) =>
      `${mark} takes ${cell}${more === 'wins' ? ' and wins' : more === 'threats' ? ': a fork' : ''}`,
    slip: 'this loses it',
    wins: 'and wins',
  },
  detail: {
    close: 'Close',
    does: (card: CardId) => `${capital(cardNames[card].does)}.`,
    /** `hasHoles`: in a hole lost games alone are drawn. */
    decides: (number: number, hasHoles: boolean) =>
      `It decides ${positions(number)}, yellow in the picture${hasHoles ? ' outside of the holes' : ''}.`,
    saves: (number: number, decided: number) => {
      if (number === 0) return 'The cards below it wouldn’t give the game away there.';
      const where =
        number < decided
          ? `in ${count(number)} of them`
          : decided === 1
            ? 'there'
            : 'in each of them';
      return `The cards below it could give the game away ${where}.`;
    },
    neverFits: 'It never fits: no such position comes up.',
    spokenBefore: (cards: readonly CardId[]) =>
      `Wherever it fits, ${eitherOf(cards.map(nameOf))} speaks before it.`,
    where: (at: number, of: number) => `${at} of ${of}`,
    next: 'Next position',
    previous: 'Previous position',
    up: (card: CardId) => `Move ${nameOf(card)} up`,
    down: (card: CardId) => `Move ${nameOf(card)} down`,
    out: (card: CardId) => `Take out ${nameOf(card)}`,
    upShort: 'Up',
    downShort: 'Down',
    outShort: 'Take out',
    here: (cells: readonly number[]) => `Here it takes ${listed(cells)}.`,
    either: (cells: readonly number[]) => `Here it takes ${eitherOf(cells)}.`,
  },
  proved: {
    rare: 'How rare is that?',
    ofFive: (ways: number, unbeaten: number) =>
      `Of the ${count(ways)} ways to lay five of these twelve cards, ${inWords(unbeaten)} can’t be beaten.`,
    thisOne: 'This is one of them.',
    noFour: (ways: number) =>
      `With four cards it can’t be done: all ${count(ways)} ways were tried.`,
    title: 'Take a card away',
    without: (card: CardId) => `Without ${nameOf(card).toLowerCase()}`,
    still: 'still nobody can beat it',
    opens: (marks: number, number: number) => `beaten ${inMarks(marks)}, ${holes(number)}`,
  },
  code: {
    title: 'The same machine as code',
    /** Above the function of a card. */
    comment: (card: CardId) => `${nameOf(card)}: ${cardNames[card].does}`,
  },
} as const;

/** A game of a program against a bot; `fault` where a call of it failed. */
interface EndedGame {
  readonly plays: Side;
  readonly end: Ending;
  readonly fault?: string | undefined;
}
type CalledRow = Pick<GameRow, 'isOwn' | 'mark' | 'cell'> & Partial<Pick<GameRow, 'makes'>>;
const GAME_ENDS: Readonly<Record<Ending, string>> = { win: 'won', draw: 'drawn', loss: 'lost' };

/** A board as a program sees it. */
const callOf = (board: readonly string[], mark: MarkName) =>
  `play([${board.map((each) => `"${each}"`).join(', ')}], "${mark}")`;

/** What the page says about programs. */
export const codeMessages = {
  language: 'Language',
  languages: { python: 'Python', javascript: 'JavaScript' } satisfies Record<CodeLanguage, string>,
  editor: 'Your program',
  theirs: (name: string) => (name === '' ? 'The program of this link' : `The program of ${name}`),
  keys: 'Tab indents. To leave the editor with the keyboard, press Escape, then Tab.',
  runKey: 'Ctrl + Enter runs the program now.',
  line: (line: number) => `Line ${line}:`,
  /** Where the verdict counts. */
  ranBy: (language: CodeLanguage) => {
    const { name, steps } = RUNTIMES[language];
    return `Run by ${name}. A call may take ${count(steps / 1e6)} million steps, and steps are counted alike on each device${
      language === 'python' ? '; what counts none is ended after some seconds' : ''
    }.`;
  },
  contract: {
    board: 'is a list of nine strings: "X", "O", or "" for a free cell.',
    mark: 'is yours, "X" or "O". X begins.',
    returns: 'Return the number of a free cell. What you print stands beside its board.',
    size: 'are for other boards, whose lists are longer. Here each is 3.',
    rules: 'are true where marks fall, and where a line loses.',
  },
  starts: {
    open: 'Start from…',
    label: 'What to start from',
    empty: 'nothing',
    random: 'random',
    first: 'first free cell',
    winOrBlock: 'win or block',
    anyBoard: 'win or block, any board',
    holed: 'minimax with a hole',
    cards: 'my cards',
  },
  started: 'Another program is in the editor. The one before it is kept under Files and versions.',
  guest: 'This is somebody else’s program. Read it, then run it.',
  run: 'Run it',
  again: 'Try again',
  change: 'Change the program',
  /** In a game on the page of play. */
  noMove: (why: string) => `The program made no move. ${why} Undo, or begin a new game.`,
  verdict: {
    first: 'Asking your program…',
    asked: (asked: number) =>
      asked === 0
        ? 'Its first call is on its way.'
        : `It has been called ${asked === 1 ? 'once' : `${count(asked)} times`} so far.`,
    loading: (language: CodeLanguage) => `${codeMessages.languages[language]} is on its way.`,
    loaded: (here: number, all: number) =>
      `${decimal(here / 1e6, 1)} of ${decimal(all / 1e6, 1)} MB are here.`,
    problem: 'It can’t be run like this.',
    notStarted: 'It could not be run.',
    notStartedRest: 'The place where programs run didn’t open. Perhaps the connection is down.',
    notYours:
      'This isn’t yours yet: it takes the first free cell. Change it, or start from your cards.',
    lost: (all: number, lost: number) =>
      `Your program can meet ${positions(all)}. In ${count(lost)} of them it has lost.`,
    /** `isSure`: the call draws nothing. */
    fault: (marks: number, mark: MarkName, isSure: boolean) =>
      `That ${marks === 0 && isSure ? 'happens' : 'can happen'} ${
        marks === 0 ? 'on the empty board' : `with ${countThings(marks, 'mark')} on the board`
      }, as ${mark}.`,
    tried: 'It hasn’t lost yet.',
    triedRest: (tries: number) =>
      `That’s tried, not proved: it draws in a way that can’t be followed, so it was asked ${countThings(tries, 'time')} wherever it came. Another time it may do something else there.`,
  },
  facts: {
    title: 'What else is known',
    alike: 'Asked twice, it did the same everywhere.',
    followed: 'It draws, and the proof follows each draw.',
    tried: 'Asked twice, it doesn’t do the same, or it draws in a way that can’t be followed.',
    safe: (safe: number, all: number) =>
      `It keeps the result in ${count(safe)} of ${positions(all)}.`,
    best: (best: number) => `In ${count(best)} it takes one of the best moves.`,
    missed: (missed: number) =>
      missed === 0
        ? 'It leaves no win lying there.'
        : `In ${positions(missed)} it can leave a win lying there.`,
  },
  game: {
    returns: (cell: number) => `returns ${cell}`,
    fails: 'fails',
    /** Beside a mark; without a cell the call failed. */
    said({ isOwn, mark, cell, makes }: CalledRow): string {
      if (!isOwn) return cardMessages.game.other(mark, cell, makes);
      if (cell < 0) return codeMessages.game.fails;
      return (
        codeMessages.game.returns(cell) + (makes === 'wins' ? ` ${cardMessages.game.wins}` : '')
      );
    },
    failing: 'The call that fails',
    call: (ply: number) => `Your call for mark ${ply}`,
    callOf,
    printed: 'It printed',
    nothing: 'nothing',
    returned: 'It returned',
    /** It draws, and in this game it came out differently. */
    otherwise: (cell: number) => `Here it came to ${cell}: it draws.`,
    theirs: (mark: MarkName, cell: number) => `${mark} takes ${cell}. That’s the other side.`,
  },
  boards: {
    open: 'Other boards',
    about:
      'A match against a bot of this site. The two begin in turn, cells are counted row by row, and a call that fails loses the game. If your program knows nine cells and no others, start from “win or block, any board”.',
    board: 'Board',
    rival: 'Against',
    games: 'Games',
    play: 'Play the match',
    stop: 'Stop',
    /** "4 × 4, three in a row; marks fall". */
    name: ({ geometry, winLength, gravity, misere }: Variant) =>
      [
        `${geometry.columns} × ${geometry.rows}, ${inWords(winLength)} in a row`,
        ...(gravity ? ['marks fall'] : []),
        ...(misere ? ['a line loses'] : []),
      ].join('; '),
    ends: ({ win, draw, loss }: Readonly<Record<Ending, number>>) =>
      `${countThings(win + draw + loss, 'game')}: ${count(win)} won, ${count(draw)} drawn, ${count(loss)} lost.`,
    share: (interval: ShareInterval, verdict: MatchVerdict) =>
      `That’s ${percent(interval.share)} of the points, and the 95% interval goes from ${percentRange(interval)}: ${
        verdict === 'open'
          ? 'so few games leave open who is better'
          : `your program is ${verdict === 'better' ? 'better' : 'weaker'} here`
      }.`,
    /** No interval: neither side draws lots. */
    fixed: (different: number) =>
      `No interval, because ${different === 1 ? 'this is one game' : `these are ${inWords(different)} games`} played again and again.`,
    faults: (faults: number) =>
      `${capital(countInWords(faults, 'game'))} ended with a call that failed.`,
    failed: (games: number) =>
      `${capital(countInWords(games, 'game'))}, and ${games === 1 ? 'it' : 'each'} ended with a call that failed. So nothing is known of how it plays.`,
    which: 'Which game',
    game: ({ plays, end, fault }: EndedGame, at: number) =>
      `Game ${at + 1}, ${plays === 'first' ? 'begun' : 'as second'}: ${
        fault === undefined ? GAME_ENDS[end] : 'a call failed'
      }`,
  },
  files: {
    open: 'Files and versions',
    copy: 'Copy',
    save: 'Save the file',
    load: 'Open a file',
    home: 'Take it home',
    homeHint: 'one file with a board and a game around your program, for a terminal',
    copied: 'Copied.',
    byHand: 'The browser doesn’t let this page copy. Mark the program, and copy it yourself.',
    saved: (name: string) => `Saved as ${name}.`,
    noText: (name: string) => `${name} is no text, so it can’t be a program.`,
    loaded: (name: string) => `${name} is in the editor.`,
    tooLong: (most: number) => `A program that is run has at most ${count(most)} characters.`,
    versions: 'Earlier programs',
    noVersions: 'When another program takes the place of yours, yours is kept here.',
    back: (when: string) => `The program of ${when}`,
    isBack: 'An earlier program is back. The one before it is kept here.',
    lines: (lines: number) => countThings(lines, 'line'),
  },
  /** In the file that is taken home: a comment, and what the game says in a terminal. */
  home: {
    rule: 'A game with the program above: play it in a terminal',
    which: 'X begins. Do you want to be X or O?',
    asks: 'Your cell, 0 to 8:',
    takes: 'The program takes',
    illegal: 'That cell can’t be taken, so the program has lost.',
    wins: 'wins.',
    draw: 'A draw.',
  },
} as const;

/** "28.8% (17/59)"; a longer fraction says nothing to anybody, and is left out. */
export function exactShare(share: Fraction): string {
  const [text, number] = [makeFraction(share), percent(fractionNumber(share))];
  return text.includes('/') && text.length <= 9 ? `${number} (${text})` : number;
}

/** Two machines, and a game that they play as often as any: its mirror images may be just as likely. */
export const duelMessages = {
  open: 'Let them play each other',
  mine: 'Yours',
  theirs: 'The other one',
  likeliest: 'A game that they play as often as any',
  often: (share: Fraction) =>
    fractionNumber(share) === 1
      ? 'They play this game each time.'
      : `No game of theirs is likelier than this one: its chance is ${exactShare(share)}.`,
  ends: (winner: string | undefined) =>
    winner === undefined ? 'It ends in a draw.' : `${winner} wins it.`,
  takes: (who: string, cell: number) => `${who} takes ${cell}`,
  decided: 'this decides it',
} as const;

/** What of a link, or of what was kept, could not be used. */
function problemSentences(all: readonly BotProblem[]): string {
  const nameOf = (each: BotProblem) => ('field' in each ? FIELDS[each.field] : '');
  return linkSentences(all, nameOf, (each) =>
    'field' in each || 'names' in each ? '' : problemSentence(each),
  );
}

const FIELDS = {
  floor: 'the floor',
  start: 'the program',
  name: 'the name',
  machine: 'the machine',
} as const;

function problemSentence(each: Exclude<BotProblem, { field: unknown } | { names: unknown }>) {
  switch (each.code) {
    case 'not-kept':
      return storedSentence(each.why, 'your machine', 'Copy the link to keep it elsewhere.');
    case 'too-long':
    case 'machine-too-long':
      return 'This link is too long to be one of ours.';
    case 'broken-boxes':
      return 'The boxes in this link are damaged: letters are missing, or were changed on the way. Ask for it again.';
    case 'unknown-card':
      return `This link asks for a card called “${each.word}”, which doesn’t exist. Did it mean ${nameOf(each.nearest)}? The other cards are here.`;
    case 'card-twice':
      return `This link has the card ${nameOf(each.card)} twice. It counts where it comes first.`;
    case 'unknown-machine':
    case 'no-machine':
      return 'There’s no machine in this link.';
  }
}

/** What the page says around the floors. */
export const machineMessages = {
  region: 'Your machine',
  floors: { label: 'What to do with it', cards: 'Cards', code: 'Code', class: 'Among others' },
  tooLong: 'This program is too long for a link. Save it as a file, and send that.',
  name: 'Its name',
  nameHint: 'goes with the link',
  share: 'Name and link',
  copy: 'Copy the link',
  copied: 'The link is copied. Whoever opens it sees this machine, and keeps their own.',
  byHand: 'The browser doesn’t let this page copy. Here is the link:',
  link: 'The link to this machine',
  guest: (name: string, hasOwn: boolean) =>
    `${name === '' ? 'This machine came' : `${name}’s machine came`} with a link. Yours is still ${hasOwn ? 'here' : 'new: it wins and blocks'}.`,
  keepGuest: 'Keep it as mine',
  own: 'Back to mine',
  ownFirst: 'Begin one of my own',
  kept: 'It’s yours now.',
  back: 'Here is your own again.',
  begun: 'Here is a new one of yours.',
  problems: problemSentences,
  noScript:
    'Moving cards needs scripts, and they’re switched off in this browser. Here is how the first two cards do.',
} as const;
