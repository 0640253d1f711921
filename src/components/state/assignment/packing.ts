import { crc32, fail, ok, type Result } from '../../../engine/index.ts';
import type { PackProblem } from '../../view/assignment/packProblem.ts';

export type { PackProblem } from '../../view/assignment/packProblem.ts';

/**
 * A text as a code, for links and for pasting: "1." and, in base64url, the text in UTF-8, deflated (RFC
 * 1951), with a CRC-32 of the deflated bytes last, the highest byte first. The checksum is over what is
 * sent, so it also catches a change that inflating would not notice.
 */
const CODEC = 1;
const BEFORE = `${CODEC}.`;
const CRC_BYTES = 4;

/** Bytes that inflating stops at. */
export const MOST_BYTES = 256 * 1024;
/** Letters of a code that are looked at. */
export const LONGEST_CODE = 400_000;

export async function pack(text: string): Promise<string> {
  const plain = new TextEncoder().encode(text);
  const deflated = await throughStream(plain, new CompressionStream('deflate-raw'), Infinity);
  if (!deflated.ok) throw new Error('deflating failed');
  return codeOf(deflated.value);
}

/** The code of a text that was deflated elsewhere (raw, RFC 1951). */
export function codeOf(deflated: Uint8Array): string {
  const sum = crc32(deflated);
  const last = [24, 16, 8, 0].map((shift) => (sum >>> shift) & 0xff);
  return BEFORE + toBase64Url(Uint8Array.from([...deflated, ...last]));
}

/** Reads such a code, with spaces and line ends around it; never throws. */
export async function unpack(code: string): Promise<Result<string, PackProblem>> {
  const trimmed = code.trim();
  const { length } = trimmed;
  if (length === 0) return fail({ code: 'empty' });
  if (length > LONGEST_CODE) return fail({ code: 'too-long', length, limit: LONGEST_CODE });
  const codec = /^([1-9]\d{0,5})\./.exec(trimmed)?.[1];
  if (codec === undefined) return fail({ code: 'foreign' });
  if (Number(codec) !== CODEC) return fail({ code: 'newer-codec', codec: Number(codec) });
  const bytes = fromBase64Url(trimmed.slice(BEFORE.length));
  return bytes ? inflate(bytes) : fail({ code: 'bad-letters' });
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Result<string, PackProblem>> {
  const deflated = bytes.subarray(0, Math.max(0, bytes.length - CRC_BYTES));
  const sum = bytes.subarray(deflated.length).reduce((all, byte) => all * 256 + byte, 0);
  if (bytes.length < CRC_BYTES || crc32(deflated) !== sum) return fail({ code: 'damaged' });
  const plain = await throughStream(deflated, new DecompressionStream('deflate-raw'), MOST_BYTES);
  if (!plain.ok) return plain;
  try {
    // A byte order mark belongs to the text: without this, two codes would give one text.
    return ok(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain.value));
  } catch {
    return fail({ code: 'damaged' });
  }
}

/** What comes out of a stream: a problem if it fails, or if more than `limit` bytes come. */
async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  limit: number,
): Promise<Result<Uint8Array<ArrayBuffer>, PackProblem>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: BlobPart[] = [];
  let length = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.length;
      if (length > limit) {
        await reader.cancel().catch(() => undefined);
        return fail({ code: 'too-large', limit });
      }
      chunks.push(read.value);
    }
  } catch {
    return fail({ code: 'damaged' });
  }
  return ok(new Uint8Array(await new Blob(chunks).arrayBuffer()));
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** `undefined` for a text that is not the one spelling of some bytes. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9_-]+$/.test(text) || text.length % 4 === 1) return undefined;
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );
  return toBase64Url(bytes) === text ? bytes : undefined;
}
