/** Charsets of texts that don't say theirs, the likely ones first. Every text can be read by the last. */
const LIKELY = ['utf-8', 'shift_jis', 'gb18030', 'big5', 'euc-kr', 'euc-jp', 'windows-1252'];

const MARKS: readonly (readonly [RegExp, string])[] = [
  [/^\xFF\xFE/, 'utf-16le'],
  [/^\xFE\xFF/, 'utf-16be'],
  [/^\xEF\xBB\xBF/, 'utf-8'],
];

/** By the mark at its beginning; or by zeros, one in every two bytes of a plain letter. */
function markedCharset(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, 1000);
  const [mark] = MARKS.filter(([each]) => each.test(String.fromCharCode(...start)));
  if (mark) return mark[1];
  const zeros = [0, 1].map((half) => start.filter((byte, at) => byte === 0 && at % 2 === half));
  const [first = 0, second = 0] = zeros.map(({ length }) => length);
  if (8 * Math.max(first, second) < start.length || first === second) return undefined;
  return first > second ? 'utf-16be' : 'utf-16le';
}

/** The text of a file of our own: UTF-8, unless a program has written it anew. Windows calls UTF-16 "Unicode". */
export function textOfBytes(bytes: Uint8Array): string {
  return new TextDecoder(markedCharset(bytes)).decode(bytes);
}

/**
 * The text of a file of another program. Its charset is the one of its mark; or that of `CA[…]`, as in SGF, and the likely ones: of
 * these, the first under which `score` is highest, because in many of them the second byte of a letter may be a
 * bracket or a backslash.
 */
export function decodeText(bytes: Uint8Array, score: (text: string) => number): string {
  const marked = markedCharset(bytes);
  if (marked) return decoded(bytes, marked, false) ?? '';
  // Each byte is a letter here.
  const plain = decoded(bytes, 'latin1') ?? '';
  // Beyond ASCII, or the sign by which a text of seven bits changes its charset.
  if (!/[^\0-\x7F]|\x1B/.test(plain)) return plain;
  const said = /CA\s*\[\s*([\w.:-]+)/.exec(plain)?.[1];
  const shifts = plain.includes('\x1B') ? ['iso-2022-jp'] : [];
  const labels = [...(said ? [said] : []), ...shifts, ...LIKELY];
  const texts = labels.map((label) => decoded(bytes, label)).filter((text) => text !== undefined);
  const scores = texts.map(score);
  return texts[scores.indexOf(Math.max(...scores))] ?? plain;
}

/** Nothing if no browser knows the charset, or if the bytes are no text of it. */
function decoded(bytes: Uint8Array, label: string, fatal = true): string | undefined {
  try {
    return new TextDecoder(label, { fatal }).decode(bytes);
  } catch {
    return undefined;
  }
}
