import { EMPTY, NINE_CELLS, O, X, type CellContent } from '../../engine/index.ts';

const SIGN: Record<CellContent, string> = { [EMPTY]: '.', [X]: 'X', [O]: 'O' };

/** A board as nine signs, row by row: "O.XX.X.OO". The one spelling that links and settings use. */
export function makeBoardText(cells: readonly CellContent[]): string {
  return cells.map((content) => SIGN[content]).join('');
}

/** The contents that a board text stands for; `undefined` for any other text. */
export function parseBoardText(text: string): CellContent[] | undefined {
  if (text.length !== NINE_CELLS.geometry.cellCount || !/^[XO.]*$/.test(text)) return undefined;
  return [...text].map((sign) => (sign === 'X' ? X : sign === 'O' ? O : EMPTY));
}
