import { cellField } from '../../../engine/index.ts';

/** A cell of nine by its number: "4", " 4. ", "cell 4", with that word of any language. */
export function readCell(text: string): number | undefined {
  const number = /^\s*(?:\p{L}{2,}\s*)?(\d)\s*\.?\s*$/u.exec(text)?.[1];
  const cell = cellField.codec.decode(number ?? '');
  return cell.ok ? cell.value : undefined;
}

/** A whole number of at most seven digits, which may be grouped: "12", "1,200". */
export function readWhole(text: string): number | undefined {
  const digits = text.trim().replace(/(?<=\d)[,  ](?=\d{3}(?!\d))/g, '');
  return /^\d{1,7}$/.test(digits) ? Number(digits) : undefined;
}
