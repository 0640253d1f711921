import {
  ASSIGNMENT_LIMITS,
  fail,
  fromBase64Url,
  ok,
  toBase64Url,
  type Result,
} from '../../engine/index.ts';
import { withoutTail } from '../platform/link.ts';
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

/** Signs that nobody sees: of width zero, for the direction of a script, for the look of the letter before. */
const UNSEEN = /[\u00AD\u034F\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFE00-\uFE0F\uFEFF]/g;
/** Hyphens and minus signs that stand for the plain one. */
const HYPHENS = /[\u2010-\u2012\u2212\uFE58\uFE63]/g;

/** A text with the letters of codes as we write them: what programs make of them on the way and can be told for sure. */
export function plainLetters(text: string): string {
  return text
    .replaceAll(UNSEEN, '')
    .replaceAll(HYPHENS, '-')
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll(/\\([._-])/g, '$1')
    .replaceAll(/%2[DE]|%5F/gi, decodeURIComponent);
}

/** Reads such a code, with spaces and line ends around it, and what of a sentence stood behind it; never throws. */
export async function unpack(code: string): Promise<Result<string, PackProblem>> {
  const bare = withoutTail(plainLetters(code));
  const trimmed = bare.includes('.') ? bare : plainLetters(code).trim();
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
