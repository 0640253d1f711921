import type { Mark } from '../../core/types.ts';

/** How matchboxes are filled and corrected. Michie's numbers are `MENACE`. */
export interface MenaceScheme {
  readonly kind: 'menace';
  /** Beads of each kind at the start, for a player's first, second, third and fourth move. */
  readonly start: readonly [number, number, number, number];
  /** Beads added to each kind that was played, after a win and after a draw. */
  readonly win: number;
  readonly draw: number;
  /** Beads removed after a loss, as long as there are any. */
  readonly loss: number;
  /** Whether the player resigns at an empty box; otherwise an emptied box is filled again. */
  readonly resigns: boolean;
}

/** How values are corrected by temporal differences (Sutton and Barto). Both are whole per cent. */
export interface TdScheme {
  readonly kind: 'td';
  /** The learning rate: how much of the difference is corrected. */
  readonly step: number;
  /** The share of random moves, to explore something new. */
  readonly explore: number;
}

export type Scheme = MenaceScheme | TdScheme;

/** Michie 1961, with the emptied box filled again. */
export const MENACE: MenaceScheme = {
  kind: 'menace',
  start: [4, 3, 2, 1],
  win: 3,
  draw: 1,
  loss: 1,
  resigns: false,
};

export const TD: TdScheme = { kind: 'td', step: 10, explore: 10 };

/** The greatest numbers in a scheme, so that no count can overflow. */
const MOST_BEADS = 99;

/** The most beads of one kind, so that the sum of nine kinds still fits into a draw. */
export const MOST_OF_A_KIND = 100_000_000;

/** Whether every number of a scheme is in range. */
export function isScheme(scheme: Scheme): boolean {
  const isWhole = (value: number, least: number, most: number) =>
    Number.isInteger(value) && value >= least && value <= most;
  if (scheme.kind === 'td') return isWhole(scheme.step, 1, 100) && isWhole(scheme.explore, 0, 100);
  const { start, win, draw, loss } = scheme;
  return (
    start.length === 4 &&
    start.every((value) => isWhole(value, 1, MOST_BEADS)) &&
    [win, draw, loss].every((value) => isWhole(value, 0, MOST_BEADS))
  );
}

/** How a game ends for one side. */
export type LearningEnd = 'win' | 'draw' | 'loss';

/** What an ending adds to each kind of bead that was played. */
export function rewardOf({ win, draw, loss }: MenaceScheme, ending: LearningEnd): number {
  return ending === 'win' ? win : ending === 'draw' ? draw : -loss;
}

/** The same rewards the wrong way round, by a teacher who praises what loses and punishes what wins. */
export function praisingLosses(scheme: MenaceScheme): MenaceScheme {
  return { ...scheme, win: -scheme.loss, loss: -scheme.win };
}

/** The value 1. Values are whole millionths, so that they are the same on every machine. */
export const ONE = 1_000_000;

/** What an ending is worth to a side: 1, 0, −1. */
export function worthOf(ending: LearningEnd): number {
  return ending === 'win' ? ONE : ending === 'draw' ? 0 : -ONE;
}

/** How a game ends for one mark; `winner` is `undefined` after a draw. */
export function endingFor(mark: Mark, winner: Mark | undefined): LearningEnd {
  return winner === undefined ? 'draw' : winner === mark ? 'win' : 'loss';
}
