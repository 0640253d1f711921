import type { MarkName } from '../../engine/index.ts';
import type { MapProblem } from './mapAddress.ts';
import { count, countInWords, listed, otherMark } from '#language/ui/language/grammar';
import { linkSentences } from '#language/ui/language/links';

/** How a board ends with best play, told of the side that the map is for. */
export interface MapOutcome {
  readonly side: MarkName;
  /** 1 that side wins, 0 a draw, −1 it loses. */
  readonly value: number;
  /** Marks until the end; 0 when the game is over. */
  readonly distance: number;
}

const marks = (distance: number) => countInWords(distance, 'mark');

function outcome({ side, value, distance }: MapOutcome): string {
  const winner = value > 0 ? side : otherMark(side);
  if (distance === 0) return value === 0 ? 'a draw' : `${winner} has won`;
  if (value === 0) return 'a draw';
  return `${winner} wins in ${marks(distance)}`;
}

/** The same in a corner of a board: "X 3", "=". */
function short({ side, value, distance }: MapOutcome): string {
  if (value === 0) return '=';
  return `${value > 0 ? side : otherMark(side)} ${distance}`;
}

/** What is wrong with a link to a board of the map for `side`. */
function addressProblems(problems: readonly MapProblem[], side: MarkName): string {
  const nameOf = (each: MapProblem) =>
    'field' in each ? { side: 'whose map it is', at: 'the moves' }[each.field] : '';
  return linkSentences(problems, nameOf, (each) =>
    each.code === 'off-map'
      ? `Move ${each.at} of the link, cell ${each.cell}, isn’t on the map for ${side}, because it’s taken, isn’t one of the best or comes after the end. This is the board before it.`
      : '',
  );
}

/** What the map of best play says. */
export const mapMessages = {
  title: (side: MarkName) => `Best play for ${side}`,
  side: 'Whose map',
  sideName: (side: MarkName) => `For ${side}`,
  way: 'The way to this board',
  start: 'Start',
  move: (mark: MarkName, cell: number) => `${mark} ${cell}`,
  outcome,
  short,
  /** The sentence for the board that is looked at. */
  board: (
    side: MarkName,
    chosen: number | undefined,
    best: readonly number[],
    end: MapOutcome,
  ): string => {
    if (chosen === undefined && end.distance === 0) return `The game is over: ${outcome(end)}.`;
    if (chosen === undefined) return `${otherMark(side)} begins. Each cell holds ${side}’s answer.`;
    const others = best.filter((cell) => cell !== chosen);
    const equal = others.length === 0 ? '' : ` Just as good, with a ring: ${listed(others)}.`;
    const ends = end.value === 0 ? 'With best play it is a draw' : `Then ${outcome(end)}`;
    return `${side} plays ${chosen}.${equal} ${ends}${end.value === 0 ? `, ${marks(end.distance)} from here` : ', counting this one'}.`;
  },
  best: {
    title: 'Best moves',
    one: 'There’s no other.',
    button: (side: MarkName, cell: number) => `${side} on ${cell}`,
  },
  replies: {
    title: (mark: MarkName, isFirst: boolean) => `If ${mark} ${isFirst ? 'begins' : 'replies'}`,
    head: (isFirst: boolean) => (isFirst ? 'First move' : 'Reply'),
    answer: (mark: MarkName) => `${mark}’s best`,
    end: 'Then',
    button: (mark: MarkName, cell: number) => `${mark} on ${cell}`,
    over: 'The game is over',
    none: 'No reply: the game is over.',
  },
  values: {
    title: 'Every move here, with its score and distance',
    cell: 'Cell',
    value: 'Score',
    distance: 'Marks to the end',
    won: 'won',
    drawn: 'a draw',
    lost: 'lost',
  },
  /** What stands beside the drawing. */
  beside: 'The board you’re looking at',
  tools: {
    group: 'The map',
    out: 'Out',
    closer: 'Closer',
    further: 'Further away',
    whole: 'Whole map',
    ends: 'How boards end',
    find: 'Find a position',
    list: 'As a list',
    moreShort: 'More',
    more: 'Link, search, poster',
    link: 'Copy link',
    linkCopied: 'The link is copied.',
    linkShown: (link: string) => `The browser didn’t allow copying. Here’s the link: ${link}`,
    tree: 'Search this board, step by step',
    download: 'Save as SVG',
    print: 'Print as a poster',
    printBoard: 'Print this board',
  },
  find: {
    here: (side: MarkName) => `There it is: on the map for ${side}.`,
    turned: (side: MarkName) =>
      `It’s on the map for ${side}, turned or mirrored, and this is how it lies there.`,
    swapped: 'O began: X and O swap first. ',
    never: (end: string) =>
      `It’s on neither map, because neither side can have got there by best moves alone. With best play from there: ${end}.`,
  },
  poster: {
    lost: 'The poster couldn’t be made. Check the connection, and try again.',
    file: (side: MarkName) => `noughtbook-best-play-${side.toLowerCase()}.svg`,
    /** `way`: the moves to the board that the sheet begins with. */
    title: (side: MarkName, way: readonly { readonly mark: MarkName; readonly cell: number }[]) =>
      way.length > 0
        ? `Best play for ${side} after ${way.map(({ mark, cell }) => `${mark} ${cell}`).join(', ')}`
        : side === 'X'
          ? 'Noughts and crosses: best play for X, who begins'
          : 'Noughts and crosses: best play for O, who answers',
    lines: (side: MarkName, boards: number) => [
      `Play the highlighted ${side}. Then go to the cell where ${otherMark(side)} replies: the board in it is your next one.`,
      `A small ring is a move that’s just as good. ${count(boards)} boards.`,
    ],
  },
  addressProblems,
};
