import { cellField } from '../../engine/index.ts';

/** A cell of nine by its number: "4", " 4. ", "cell 4". */
export function readCell(text: string): number | undefined {
  const number = /^\s*(?:cell\s*)?(\d)\s*\.?\s*$/i.exec(text)?.[1];
  const cell = cellField.codec.decode(number ?? '');
  return cell.ok ? cell.value : undefined;
}
