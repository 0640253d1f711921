import { StringDecoder } from 'node:string_decoder';

/** Characters of one line that are kept. A longer line is reported as too long, not held. */
export const LONGEST_LINE = 1 << 20;

export type InputLine = { readonly text: string } | { readonly tooLong: true };

/** The lines of a stream of UTF-8, one by one; the last needs no end of line. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<InputLine> {
  const decoder = new StringDecoder('utf8');
  let held: string[] = [];
  let length = 0;
  const hold = (piece: string) => {
    length += piece.length;
    if (length > LONGEST_LINE) held = [];
    else held.push(piece);
  };
  let isFirst = true;
  const take = (): InputLine => {
    const line =
      length > LONGEST_LINE ? { tooLong: true as const } : { text: textOf(held.join('')) };
    held = [];
    length = 0;
    return line;
  };
  /** Some programs begin a file with a mark of its byte order, which is no part of its first line. */
  const textOf = (text: string): string => {
    const isMarked = isFirst && text.startsWith('\uFEFF');
    isFirst = false;
    return isMarked ? text.slice(1) : text;
  };
  for await (const chunk of chunks) {
    const pieces = decoder.write(chunk).split('\n');
    for (const [at, piece] of pieces.entries()) {
      hold(piece);
      if (at < pieces.length - 1) yield take();
    }
  }
  hold(decoder.end());
  if (length > 0) yield take();
}
