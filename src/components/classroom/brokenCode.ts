import { crc32 } from '../../engine/index.ts';
import { LONGEST_PACKED_TEXT } from './packing.ts';

/** Mail programs break long lines, and mark them with ">" in an answer. */
const NEXT_LINE = /[\s>]+([A-Za-z0-9_-]{1,2000})(?![A-Za-z0-9_.-])/y;
const MOST_LINES = 200;
/** The codec whose codes can be put together: its checksum comes last. */
const HEAD = '1.';
const CRC_BYTES = 4;

/**
 * Where the code ends whose first line begins at `at`, and what it is without the breaks: of the lines after
 * it as many as its checksum asks for, or none if it fits nowhere. Each letter is looked at once, so many
 * broken lines take no longer than their number says.
 */
export function joinedCode(text: string, at: number, first: string) {
  const alone = { code: first, end: at + first.length };
  // What is too long to be a code has no end that could be found.
  if (!first.startsWith(HEAD) || first.length > LONGEST_PACKED_TEXT) return alone;
  const lines = linesFrom(text, alone);
  const whole = lines.map(({ code }) => code).join('');
  const bytes = bytesOf(whole.slice(HEAD.length));
  const view = new DataView(bytes.buffer);
  let [length, summed, sum] = [0, 0, 0];
  for (const { code, end } of lines) {
    length += code.length;
    const letters = length - HEAD.length;
    const body = Math.floor((letters * 3) / 4) - CRC_BYTES;
    // No bytes have a spelling of so many letters.
    if (letters % 4 === 1 || body < 0) continue;
    sum = crc32(bytes.subarray(summed, body), sum);
    summed = body;
    if (view.getUint32(body) === sum) return { code: whole.slice(0, length), end };
  }
  return alone;
}

function linesFrom(text: string, first: { readonly code: string; readonly end: number }) {
  const lines = [first];
  NEXT_LINE.lastIndex = first.end;
  while (lines.length <= MOST_LINES) {
    const next = NEXT_LINE.exec(text);
    if (!next) break;
    lines.push({ code: next[1] ?? '', end: NEXT_LINE.lastIndex });
  }
  return lines;
}

/** Of as many letters as spell bytes. */
function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const fitting = letters.length % 4 === 1 ? letters.slice(0, -1) : letters;
  return Uint8Array.from(atob(fitting.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );
}
