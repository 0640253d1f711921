/**
 * The two marks, with the values that the win check `Fin` relies on: any two different marks
 * OR to 5, and each line's sum tells what the line holds.
 */
export const X = 1 as const;
export const O = 4 as const;
export const EMPTY = 0 as const;

export type Mark = typeof X | typeof O;
export type CellContent = typeof EMPTY | Mark;
export type MarkName = 'X' | 'O';

/** The opponent's mark. */
export function other(mark: Mark): Mark {
  return mark === X ? O : X;
}

export function markName(mark: Mark): MarkName {
  return mark === X ? 'X' : 'O';
}

/** The name of the mark in a cell, if one is there. */
export function markNameOf(content: CellContent | undefined): MarkName | undefined {
  return content === X || content === O ? markName(content) : undefined;
}

export function markOf(name: MarkName): Mark {
  return name === 'X' ? X : O;
}

/** The result of a search, from the computer's side: +10 it wins, −10 it loses, 0 a draw. */
export type Score = number;
