import { generate } from 'lean-qr';

/** Modules of white around the code: ISO/IEC 18004 asks for four. */
const QUIET = 4;

/**
 * The dark squares of a QR code, drawn in a square of `size` units with the quiet edge that readers need. A run of them in
 * one row is one rectangle: fewer seams on paper.
 */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const code = generate(text);
  const parts: string[] = [];
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue;
      const from = x;
      while (code.get(x + 1, y)) x++;
      const length = x - from + 1;
      parts.push(`M${from + QUIET} ${y + QUIET}h${length}v1h${-length}z`);
    }
  }
  return { size: code.size + 2 * QUIET, path: parts.join('') };
}
