import {
  MOST_OF_A_KIND,
  ONE,
  fail,
  fromBase64Url,
  makeProvenance,
  newLearner,
  ok,
  parseProvenance,
  toBase64Url,
  type Learner,
  type Result,
} from '../../engine/index.ts';
import { deflate, inflate, withCrc, withoutCrc, type Bytes } from '../platform/packedBytes.ts';

/**
 * A learner in as few letters as can be, for links and for the browser's storage. The plain bytes are
 * the length of a head in UTF-8, the head ("menace start=…"), how each number differs from the one that
 * a new table would have there (zigzag, in groups of seven bits), and a CRC-32 of all that. A link holds
 * "1." and the bytes, deflated, in base64url.
 */
export interface CodeProblem {
  readonly code: 'newer' | 'damaged';
}

/** The codec of the text: raw deflate, base64url. */
const CODEC = '1.';
export const LONGEST_LEARNER_CODE = 40_000;
const MOST_BYTES = 256 * 1024;

export async function makeLearnerCode(learner: Learner): Promise<string> {
  return CODEC + toBase64Url(await deflate(makeLearnerBytes(learner)));
}

/** Reads such a text; never throws. */
export async function parseLearnerCode(text: string): Promise<Result<Learner, CodeProblem>> {
  if (/^\d+\./.test(text) && !text.startsWith(CODEC)) return fail({ code: 'newer' });
  const isOurs = text.startsWith(CODEC) && text.length <= LONGEST_LEARNER_CODE;
  const packed = isOurs ? fromBase64Url(text.slice(CODEC.length)) : undefined;
  const bytes = packed && (await inflate(packed, MOST_BYTES));
  return bytes?.ok ? parseLearnerBytes(bytes.value) : fail({ code: 'damaged' });
}

export function makeLearnerBytes(learner: Learner): Bytes {
  const head = new TextEncoder().encode(makeProvenance(learner));
  const bytes: number[] = [head.length, ...head];
  const fresh = newLearner(learner.scheme, learner.learns, learner.seed).entries;
  learner.entries.forEach((entry, at) => {
    const difference = entry - (fresh[at] as number);
    let zigzag = difference < 0 ? -2 * difference - 1 : 2 * difference;
    for (; zigzag >= 0x80; zigzag = Math.floor(zigzag / 0x80)) bytes.push((zigzag % 0x80) + 0x80);
    bytes.push(zigzag);
  });
  return withCrc(bytes);
}

export function parseLearnerBytes(bytes: Uint8Array): Result<Learner, CodeProblem> {
  const damaged = fail<CodeProblem>({ code: 'damaged' });
  const body = withoutCrc(bytes);
  if (!body || body.length < 2) return damaged;
  const from = 1 + (body[0] as number);
  const learner = parseProvenance(new TextDecoder().decode(body.subarray(1, from)));
  if (!learner || !addDifferences(learner, body.subarray(from))) return damaged;
  return ok(learner);
}

/** False if there are too few numbers, too many, or one that no table can hold. */
function addDifferences({ entries, scheme }: Learner, bytes: Uint8Array): boolean {
  const least = scheme.kind === 'menace' ? 0 : -ONE;
  const most = scheme.kind === 'menace' ? MOST_OF_A_KIND : ONE;
  let at = 0;
  for (let entry = 0; entry < entries.length; entry++) {
    let zigzag = 0;
    let unit = 1;
    for (;;) {
      const byte = bytes[at++];
      if (byte === undefined || unit > 0x80 ** 5) return false;
      zigzag += (byte & 0x7f) * unit;
      unit *= 0x80;
      if (byte < 0x80) break;
    }
    const difference = zigzag % 2 === 1 ? -(zigzag + 1) / 2 : zigzag / 2;
    const value = (entries[entry] as number) + difference;
    if (value < least || value > most) return false;
    entries[entry] = value;
  }
  return at === bytes.length;
}
