export { cellName, columnName } from '../../../engine/index.ts';

/** What a cell is called that a question offers: A, B, C, …, on the board and on its button. */
export function candidateName(at: number): string {
  return String.fromCharCode(65 + at);
}
