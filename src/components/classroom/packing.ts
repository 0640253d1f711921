import {
  ASSIGNMENT_LIMITS,
  crc32,
  fail,
  fromBase64Url,
  ok,
  toBase64Url,
  type Result,
} from '../../engine/index.ts';
import { deflate, inflate, withCrc, withoutCrc, type Bytes } from '../platform/packedBytes.ts';

/** Why a code cannot be unpacked. */
export type PackProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'too-long'; readonly length: number; readonly limit: number }
  /** It does not begin as codes of this site do. */
  | { readonly code: 'foreign' }
  /** Written by a newer version of this site: `codec` is its number. */
  | { readonly code: 'newer-codec'; readonly codec: number }
  /** A letter that no code has, or letters that spell no bytes. */
  | { readonly code: 'bad-letters' }
  /** A letter was lost or changed on the way. */
  | { readonly code: 'damaged' }
  /** There is more in it than any assignment or work can be. */
  | { readonly code: 'too-large'; readonly limit: number };

/**
 * A text as a code, for links and for pasting: "1." and, in base64url, the text in UTF-8, deflated (RFC
 * 1951), with a CRC-32 of the deflated bytes last, the highest byte first. The checksum is over what is
 * sent, so it also catches a change that inflating would not notice.
 */
const CODEC = 1;
const BEFORE = `${CODEC}.`;

/** Bytes that inflating stops at: the longest assignment in any script, and more than the longest work. */
export const MOST_BYTES = 3 * ASSIGNMENT_LIMITS.document;
/** Letters of a code that are looked at. */
export const LONGEST_PACKED_TEXT = 400_000;

export async function pack(text: string): Promise<string> {
  return codeOf(await deflate(new TextEncoder().encode(text)));
}

/** A code that was read back before it is offered to anybody; `undefined` if that did not give the text. */
export async function packToSend(text: string): Promise<string | undefined> {
  const code = await pack(text);
  const back = await unpack(code);
  return back.ok && back.value === text ? code : undefined;
}

/** The code of a text that was deflated elsewhere (raw, RFC 1951). */
export function codeOf(deflated: Uint8Array): string {
  return BEFORE + toBase64Url(withCrc(deflated));
}

/** Signs on a letter, signs that nobody sees, and what stands for a sign that got lost. */
const UNSEEN =
  /(?<=[\w-])\p{M}+|[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\uFFFC\uFFFD]|[^\P{Cc}\s]/gu;
/** Hyphens and minus signs that stand for the plain one; long ones may stand for several. */
const HYPHENS = /&minus;|(?![–—])[\p{Pd}\u02D7\u2043\u207B\u2212\u2500\u2796]/gu;
/** Ends of lines in a page, an address or a mail. */
const BREAKS = /<w?br\s*\/?>|&(?:shy|zwnj);|[%=]0[AD]|%20|=20$/gim;
/** Our signs in an address, once or twice, in a mail or a program; and any sign of a page, by its number. */
const ESCAPED = /(?:%(?:25)?|=|\\u00|&#x)(2[DE]|5F);?|&#(\d{2,4});/gi;

/** A text with the letters of codes as we write them: what programs make of them on the way and can be told for sure. */
export function plainLetters(text: string): string {
  return text
    .replaceAll(BREAKS, '\n')
    .replaceAll(ESCAPED, (_, hex: string, code = `0x${hex}`) => String.fromCharCode(Number(code)))
    .replaceAll(UNSEEN, '')
    .replaceAll(HYPHENS, '-')
    .replaceAll(/[\p{Pc}\u2017]/gu, '_')
    .replaceAll(/[\uFF01-\uFF5E\u2024\u{1D400}-\u{1D7FF}]/gu, (wide) => wide.normalize('NFKC'))
    .replaceAll(/\\{1,4}([._-])/g, '$1');
}

/** Reads such a code as we write it, with spaces around it; never throws. */
export async function unpack(code: string): Promise<Result<string, PackProblem>> {
  const trimmed = code.trim();
  const { length } = trimmed;
  if (length === 0) return fail({ code: 'empty' });
  if (length > LONGEST_PACKED_TEXT)
    return fail({ code: 'too-long', length, limit: LONGEST_PACKED_TEXT });
  const codec = /^([1-9]\d{0,5})\./.exec(trimmed)?.[1];
  if (codec === undefined) return fail({ code: 'foreign' });
  if (Number(codec) !== CODEC) return fail({ code: 'newer-codec', codec: Number(codec) });
  const bytes = fromBase64Url(trimmed.slice(BEFORE.length));
  return bytes?.length ? textOf(bytes) : fail({ code: 'bad-letters' });
}

async function textOf(bytes: Bytes): Promise<Result<string, PackProblem>> {
  const deflated = withoutCrc(bytes);
  if (!deflated) return fail({ code: 'damaged' });
  const plain = await inflate(deflated, MOST_BYTES);
  if (!plain.ok) return plain;
  try {
    // A byte order mark belongs to the text: without this, two codes would give one text.
    return ok(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain.value));
  } catch {
    return fail({ code: 'damaged' });
  }
}

// Codes as they stand in other text.

/** Signs that a chat or a forum puts in place of letters of a code, and what each may have been: the checksum says which. */
const REPLACED: Readonly<Record<string, readonly string[]>> = {
  '–': ['-', '--'],
  '—': ['--', '-', '---'],
  '😆': ['XD', 'xD', 'X-D', 'x-D'],
  '😎': ['8-D', 'B-D'],
  '😳': ['O_O', 'o_o', 'O_o', 'o_O'],
  '😑': ['-_-'],
};
/** Of any other picture nothing is kept. */
const PICTURES = /[–—]|\p{Extended_Pictographic}/gu;
/** So many ways to read one code are tried, and letters looked at for it. */
const MOST_WAYS = 256;
/** The most that one sign may have been. */
const ALIKE = Math.max(...Object.values(REPLACED).map((each) => each.length));
const MOST_LETTERS = 300_000;
/**
 * A code as it stands in other text: also behind a "=" that a mail gateway has written as "%3D" or "=3D", and with the space that some
 * keyboards put behind the full stop.
 */
export const CODES_IN_TEXT =
  /(?<=^|[^A-Za-z0-9_.-]|[%=]3D)(?:\d{1,6}\.|1\.\s)(?:[A-Za-z0-9_–—-]|\p{Extended_Pictographic}){16,}/giu;
/** Mail programs break long lines, and put a sign before them in an answer, or behind them; it is none of a sentence. */
const NEXT_LINE =
  /[^\p{L}\p{N}_–—.,;:!?()\p{Extended_Pictographic}-]+((?:[A-Za-z0-9_–—-]|\p{Extended_Pictographic}){1,2000})(?![A-Za-z0-9_.-])/uy;
const MOST_LINES = 200;
const CRC_BYTES = 4;

/** Codes of a text that are looked at where one is wanted. */
const FEW = 20;

/** The text with the letters of codes as we write them, and without the breaks in them. */
export function withWholeCodes(changed: string): string {
  const text = plainLetters(changed);
  let [read, end] = ['', 0];
  for (const { index, 0: first } of [...text.matchAll(CODES_IN_TEXT)].slice(0, FEW)) {
    const whole = index < end ? undefined : joinedCode(text, index, first);
    if (!whole) continue;
    read += text.slice(end, index) + whole.code;
    end = whole.end;
  }
  return read + text.slice(end);
}

/**
 * Where the code ends whose first line begins at `at`, and what it is without the breaks: of the lines after it as many as its
 * checksum asks for, or none if it fits nowhere. `undefined` of what only looks like a code.
 */
export function joinedCode(text: string, at: number, found: string) {
  const first = found.replace(/\s/, '');
  const end = at + found.length;
  const alone = { code: readAs(first, []), end };
  // What is too long to be a code has no end that could be found.
  if (!first.startsWith(BEFORE) || first.length > LONGEST_PACKED_TEXT) return alone;
  const lines = [{ code: first, end }];
  NEXT_LINE.lastIndex = end;
  while (lines.length <= MOST_LINES) {
    const next = NEXT_LINE.exec(text);
    if (!next) break;
    lines.push({ code: next[1] ?? '', end: NEXT_LINE.lastIndex });
  }
  for (const way of waysToRead(lines.map(({ code }) => code))) {
    const whole = wholeCode(way);
    if (whole) return { code: whole.code, end: lines[whole.lines - 1]?.end ?? end };
  }
  return first === found ? alone : undefined;
}

/**
 * As it is; with what its signs may have been, first all of them alike; without hyphens that its lines end with; and with one
 * letter large that was small, or small.
 */
function* waysToRead(lines: readonly string[]): Generator<readonly string[]> {
  const text = lines.join('\n');
  const signs = text.match(PICTURES) ?? [];
  const options = signs.map((sign) => REPLACED[sign] ?? ['']);
  const all = options.reduce((ways, each) => Math.min(MOST_WAYS, ways * each.length), 1);
  const most = Math.ceil(MOST_LETTERS / text.length);
  const ways = all === 1 ? 1 : ALIKE + all;
  for (let way = 0; way < Math.min(most, ways); way++) {
    let left = way - ALIKE;
    const chosen = options.map((each) => {
      if (left < 0) return each[Math.min(way, each.length - 1)] ?? '';
      const one = each[left % each.length] ?? '';
      left = Math.floor(left / each.length);
      return one;
    });
    yield readAs(text, chosen).split('\n');
  }
  const plain = readAs(text, []);
  yield plain.replaceAll(/-$/gm, '').split('\n');
  if (text.length > most) return;
  const [first = '', ...others] = plain.split('\n');
  for (const { index } of first.matchAll(/[A-Za-z]/g)) {
    // A small letter and its large one are one bit apart.
    const other = String.fromCharCode(first.charCodeAt(index) ^ 32);
    yield [first.slice(0, index) + other + first.slice(index + 1), ...others];
  }
}

/** With its signs replaced in their order, and gone where there are no more. */
function readAs(text: string, chosen: readonly string[]): string {
  let at = 0;
  return text.replaceAll(PICTURES, (sign) => chosen[at++] ?? REPLACED[sign]?.[0] ?? '');
}

/** Of the lines of a code as many as its checksum asks for. Each letter is looked at once, so many take no longer than their number says. */
function wholeCode(lines: readonly string[]) {
  const whole = lines.join('');
  const bytes = bytesOf(whole.slice(BEFORE.length));
  const view = new DataView(bytes.buffer);
  let [length, summed, sum] = [0, 0, 0];
  for (const [at, code] of lines.entries()) {
    length += code.length;
    const letters = length - BEFORE.length;
    const body = Math.floor((letters * 3) / 4) - CRC_BYTES;
    // No bytes have a spelling of so many letters.
    if (letters % 4 === 1 || body < 0) continue;
    sum = crc32(bytes.subarray(summed, body), sum);
    summed = body;
    if (view.getUint32(body) === sum) return { code: whole.slice(0, length), lines: at + 1 };
  }
  return undefined;
}

/** Of as many letters as spell bytes. */
function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const fitting = letters.length % 4 === 1 ? letters.slice(0, -1) : letters;
  return Uint8Array.from(atob(fitting.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );
}
