import type { MarkName } from '../../../../engine/index.ts';
import { count, countThings, eitherOf, listed, otherMark } from '#language/ui/language/grammar';

/** So many moves of a line are named. */
const NAMED = 8;

/** Moves of both sides in turn, such as `O h9, X i9`. `mark`: whose move is the first. */
const moves = (line: readonly string[], mark: MarkName): string =>
  line
    .slice(0, NAMED)
    .map((cell, at) => `${at % 2 === 0 ? mark : otherMark(mark)} ${cell}`)
    .join(', ') + (line.length > NAMED ? ' …' : '');

/** Moves of one side in a line that its own move begins and ends. */
const ownMoves = (plies: number): string => countThings(Math.ceil(plies / 2), 'move');

/** The loser's move after which `mark` could win. */
interface DecidingMove {
  readonly number: number;
  readonly mark: MarkName;
  readonly cell: string;
  readonly plies: number;
  /** And not before. */
  readonly isSure: boolean;
}

/** What is said of searches on a large board: the bot's thoughts, wins by force, and those that were missed. */
export const searchMessages = {
  asksToWait: 'The searching bot is thinking: your turn comes after its move.',
  thought: {
    title: 'What the searching bot thinks',
    waits: 'When it’s its turn, it says here what it’s looking at.',
    /** `depth` in moves of either side; 0: it had no need to look. */
    looked: (
      depth: number,
      nodes: number,
      perSecond: number | undefined,
      isDone: boolean,
      isSure: boolean,
    ) => {
      if (isDone && nodes < 2) {
        return isSure ? 'It looked at threats only.' : 'There was nothing to think about.';
      }
      const far = depth === 0 ? '' : `${countThings(depth, 'move')} ahead, at `;
      const begin = isDone ? 'It looked ' : 'It is looking ';
      const at = far === '' ? 'at ' : far;
      const fast = perSecond === undefined ? '' : `, ${count(perSecond)} a second`;
      return `${begin}${at}${countThings(nodes, 'position')}${fast}.`;
    },
    /** The bot's own move comes first, which is `mark`'s. */
    expects: ([own = '', ...line]: readonly string[], mark: MarkName, isDone: boolean) =>
      `${isDone ? 'It chose' : 'So far it would choose'} ${own}, and expects ${moves(line, otherMark(mark))}.`,
    wins: (plies: number) => `It has seen its win: five in a row in ${ownMoves(plies)} of its own.`,
    loses: (plies: number) => `It has seen that it loses, within ${ownMoves(plies)} of yours.`,
    refuted: (cells: number) =>
      `${countThings(cells, 'other move')} turned out no better at this depth.`,
    showLine: 'Number these moves on the board',
  },
  forced: {
    asking: 'Looking for threats that leave no choice …',
    failed: 'The search for a win by force stopped.',
    retry: 'Look again',
    five: (mark: MarkName) => `${mark} can make five straight away.`,
    /** `plies`: moves of both sides to the five. */
    found: (mark: MarkName, plies: number) =>
      `Can ${mark} force a win? Yes, five in a row with ${ownMoves(plies)}, and nothing can stop it.`,
    none: (mark: MarkName, isComplete: boolean) =>
      isComplete
        ? `Can ${mark} force a win? Not by threats: every line of them was searched.`
        : `Can ${mark} force a win? None was found, but not every line of threats could be searched in the time.`,
    show: 'Show me',
    next: 'Next move',
    back: 'Previous move',
    soFar: 'The moves so far',
    /** In their list: any cell, it doesn't help. */
    anywhere: 'anywhere',
    step: (number: number, of: number, mark: MarkName, cell: string, about: string) =>
      `Move ${number} of ${of}, ${mark} ${cell}: ${about}`,
    /** Why a move of the line is played, after its cell. */
    about: {
      five: () => 'five in a row.',
      four: () => 'it threatens five.',
      three: () => 'a three, which threatens to become an open four.',
      fours: () => 'it threatens to win with fours.',
      block: () => 'it stops a five, and threatens at the same time.',
      follows: () => 'it threatens five.',
      'only-reply': () => 'the only reply.',
      'last-reply': () => 'it stops one five, but there is another.',
      reply: (replies: readonly string[]) =>
        replies.length < 2
          ? 'the one reply that needs an answer of its own.'
          : `one of ${replies.length} replies that need an answer of their own: ${listed(replies)}.`,
    },
    /** The defender has no legal reply, or any reply is as good as another. */
    anyReply: (number: number, of: number, mark: MarkName) =>
      `Move ${number} of ${of}: ${mark} can play anywhere else; it doesn’t help.`,
  },
  missed: {
    /** Below the board of a game that is over. */
    lead: 'Where was this game decided?',
    ask: 'Look through this game',
    decided: ({ number, mark, cell, plies, isSure }: DecidingMove) =>
      `Move ${number}, ${otherMark(mark)} ${cell}, let ${mark} win by force in ${ownMoves(plies)}${isSure ? '' : ', if no earlier move did'}`,
    asking: (done: number) => `Looking through the moves: ${Math.round(done * 100)}%.`,
    failed: 'The search didn’t come to an end. Try again.',
    none: (isComplete: boolean) =>
      isComplete
        ? 'No win by threats was missed: every line of threats was searched at every move.'
        : 'No missed win was found, but at some moves not every line of threats could be searched.',
    more: 'At some moves not every line could be searched, so there may be more.',
    item: (number: number, mark: MarkName, cell: string, plies: number) =>
      `Move ${number}: with ${cell}, ${mark} wins by force in ${ownMoves(plies)}`,
  },
};

/** What a hint on a large board says. */
export const largeHintMessages = {
  win: (mark: MarkName) => `${mark} to move, and it can make five straight away.`,
  /** `places` where five is threatened. */
  threatened: (mark: MarkName, places: number) =>
    places === 1
      ? `${mark} threatens five, in one place: stop it there.`
      : `${mark} threatens five in ${places} places: one move cannot stop them all.`,
  /** By `mark`, on a cell that renju forbids to the side to move. */
  unstoppable: (mark: MarkName, cell: string) =>
    `${mark} threatens five on ${cell}, which renju forbids to X: there’s no way to stop it.`,
  fork: (mark: MarkName) =>
    `${mark} to move, and by the bot’s rules it can threaten on two lines at once.`,
  forked: (mark: MarkName) =>
    `By the bot’s rules ${mark} could threaten on two lines at once, if nothing stops it.`,
  quiet: 'Nobody threatens five, and no single move would threaten it on two lines.',
  five: (cells: readonly string[]) => `The fifth mark goes on ${eitherOf(cells)}.`,
  cells: (cells: readonly string[]) =>
    cells.length > 4
      ? `The weighing bot finds ${cells.length} cells equally heavy.`
      : `The weighing bot would take ${cells.length === 1 ? 'the heaviest cell' : 'one of the heaviest cells'}, ${listed(cells)}.`,
  over: 'The game is over: there is nothing to hint at.',
};
