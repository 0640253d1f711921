import {
  RATING_EVENTS,
  emptyCells,
  markOf,
  policyOf,
  readSetup,
  recordSteps,
  ruleRatings,
  type MarkName,
  type RatingEvent,
  type Setup,
  type LinearTrace,
} from '../../../engine/index.ts';

/** The positions that lesson `ratings` speaks of, by name. The bot is the side to move. */
export const RATED = {
  /** Four cells, and almost every rule has something to say. */
  reasons: { board: 'XX.X..OO.', move: 'O' },
  corner: { board: 'X........', move: 'O' },
  edge: { board: '.X.......', move: 'O' },
  centre: { board: '....X....', move: 'O' },
  /** Six ratings alike, and not six cells alike. */
  trap: { board: 'X...O...X', move: 'O' },
  /** Two cells, where bytes prefer to stop a line. */
  bytes: { board: 'XOXOOXX..', move: 'O' },
} as const satisfies Readonly<Record<string, { board: string; move: MarkName }>>;
export type RatedName = keyof typeof RATED;

/** A position of this lesson. Throws if it cannot be: then the table above is wrong. */
export function ratedSetup(name: RatedName): Setup {
  const { board, move } = RATED[name];
  const read = readSetup(board, markOf(move));
  if (!read.ok) throw new Error(`${name}: ${read.problem.code}`);
  return read.value;
}

export function ratingTrace(setup: Setup): LinearTrace<RatingEvent> {
  return recordSteps<RatingEvent>(RATING_EVENTS, (trace) => ruleRatings(setup, trace));
}

/** How likely each cell is at a level; nothing for a cell that cannot be chosen. */
export function chances(setup: Setup, level: number): (number | undefined)[] {
  const policy = policyOf({ kind: 'rule-ratings', level }, setup);
  const sum = policy.reduce((total, { weight }) => total + weight, 0);
  const free = emptyCells(setup.cells);
  return setup.cells.map((_, cell) => {
    if (!free.includes(cell)) return undefined;
    return (policy.find((choice) => choice.cell === cell)?.weight ?? 0) / sum;
  });
}
