import type { MarkName, Score } from '../../../engine/index.ts';
import { countThings, formatScore, listed } from '#language/ui/language/grammar';

/** A call as the tree shows it. */
export interface CallFacts {
  readonly call: number;
  /** The call that asked, and the mark that led from there; absent for the first. */
  readonly from:
    | { readonly call: number; readonly mark: MarkName; readonly cell: number }
    | undefined;
  readonly mover: MarkName;
  readonly isOver: boolean;
  /** The cells that are still empty. */
  readonly left: readonly number[];
}

/** What exercises about a tree of calls have in common. */
export const callTreeMessages = {
  computer: { label: 'The computer plays' },
  /** "Call 3, asked by call 2: O on 4. X to move." */
  call: ({ call, from, mover, isOver }: CallFacts) =>
    [
      from
        ? `Call ${call}, asked by call ${from.call}: ${from.mark} on ${from.cell}.`
        : `Call ${call}.`,
      isOver ? 'The game is over.' : `${mover} to move.`,
    ].join(' '),
  /** What a listener would have to keep in mind: "Left: cell 7." */
  left: (cells: readonly number[]) =>
    `Left: ${cells.length === 1 ? 'cell' : 'cells'} ${listed(cells)}.`,
  /** Beside a row of calls: who moves there. */
  turn: (mover: MarkName | undefined) => (mover ? `${mover} to move` : 'game over'),
  returns: (score: Score) => `It returns ${formatScore(score)}.`,
  value: formatScore,
  calls: (calls: number) => `A tree of ${countThings(calls, 'call')}.`,
} as const;
