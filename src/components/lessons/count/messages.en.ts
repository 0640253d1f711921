import type { BoardView } from '../../ui/types.ts';
import { count, countInWords, countThings, listed } from '#language/ui/language/grammar';

/** "X on 0 and 6, O on 5", or "no marks". */
function boardText({ cells }: BoardView): string {
  const on = (mark: 'X' | 'O') =>
    cells.filter((each) => each.mark === mark).map(({ cell }) => cell);
  const parts = (['X', 'O'] as const)
    .map((mark) => ({ mark, list: on(mark) }))
    .filter(({ list }) => list.length > 0)
    .map(({ mark, list }) => `${mark} on ${listed(list)}`);
  return parts.length === 0 ? 'no marks' : parts.join(', ');
}

/** What the figures of lesson `count` say. */
export const countMessages = {
  boardText,
  tally: {
    region: 'Play a game, and it is counted',
    board: 'An empty board. Choose a cell for each side in turn.',
    turn: (mover: 'X' | 'O') => `${mover} to move: you play both sides.`,
    over: (winner: 'X' | 'O' | undefined) => (winner ? `${winner} wins.` : 'A draw.'),
    old: 'You have played this very game before.',
    none: 'Play a game to its end, and it counts.',
    played: (games: number, all: number, days: number) =>
      `${count(games)} of ${count(all)} played. At a game a minute the rest would take you ${countThings(days, 'day')}, without sleep.`,
    again: 'Another game',
    many: (games: number) => `Play ${count(games)} at random`,
    lengths: ['About an hour', 'A week', 'Half a year', 'A lifetime'] as readonly string[],
    wouldBe: (games: number) => `There would be time for ${countThings(games, 'game')}.`,
  },
  /** What each number of a question counts, by its name among the claims, for whoever took it for another. */
  counted: {
    games: 'the games, from the first mark to the end',
    calls: 'the calls, all the ways to get to a board',
    positions: 'the positions, what can lie on the table',
    orders: 'the ways to fill the board if nobody ever stopped at a line',
    saved: 'the orders in which the cells that are left can be filled',
    shortestFree: 'the cells that are left, but not the orders in which they can be filled',
    savedTwice:
      'two choices among all the cells that are left, though one of them is taken by then',
    classes: 'the positions without turned and mirrored copies',
    forms8: 'only those that come in eight different forms',
    forms4: 'only those that come in four different forms',
  },
  thatIs: (counted: string) => `That number counts ${counted}.`,
  forms: {
    region: 'One board, eight ways to lay it down',
    board: 'Your board. Choose a cell to change its mark.',
    turn: 'Turn',
    mirror: 'Mirror',
    hint: 'Choose a cell: X, then O, then empty again.',
    samples: 'Try these',
    sample: (at: number) => `Board ${at + 1}`,
    names: [
      'as it is',
      'turned once',
      'turned twice',
      'turned three times',
      'mirrored',
      'mirrored, turned once',
      'mirrored, turned twice',
      'mirrored, turned three times',
    ],
    said: (forms: number) =>
      forms === 1
        ? 'All eight look the same: one board.'
        : forms === 8
          ? 'All eight look different.'
          : `${forms === 2 ? 'Two' : 'Four'} different boards. Each turns up ${forms === 2 ? 'four times' : 'twice'}.`,
  },
  lastThree: {
    caption: 'Each row is a game. In each column, boards that look the same have the same letter.',
    game: (at: number) => `game ${at}`,
    start: 'start',
    after: (marks: number) => countInWords(marks, 'more mark'),
    different: 'different boards',
    ways: 'ways to get there',
  },
  sieve: {
    caption: 'From all fillings to the positions of the game',
    both: 'Both have a line.',
    oAfterX: 'X has a line, but O moved after it.',
    xAfterO: 'O has a line, but X moved after it.',
  },
} as const;

/** What the chart of lesson `count` says, and its table. */
export const countChartMessages = {
  marks: 'marks on the board',
  count: 'how many',
  legend: {
    calls: 'circles: calls, the ways to get there',
    positions: 'squares: positions',
    classes: 'triangles: positions, without turned and mirrored copies',
  },
  columns: ['marks', 'calls', 'games end', 'positions', 'without copies'],
  total: 'together',
} as const;
