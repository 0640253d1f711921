import { crc32, fail, ok, type Result } from '../../engine/index.ts';

/** Bytes for links and codes: deflated (raw, RFC 1951), with a checksum, in letters that links keep. */
export type Bytes = Uint8Array<ArrayBuffer>;

type InflateProblem =
  | { readonly code: 'damaged' }
  /** More than `limit` bytes come out; inflating stopped there. */
  | { readonly code: 'too-large'; readonly limit: number };

export async function deflate(bytes: Bytes): Promise<Bytes> {
  const whole = new Blob([bytes]).stream();
  const deflated = await throughStream(whole, new CompressionStream('deflate-raw'), Infinity);
  if (!deflated.ok) throw new Error('deflating failed');
  return deflated.value;
}

/** Never throws. */
export function inflate(bytes: Bytes, limit: number): Promise<Result<Bytes, InflateProblem>> {
  return throughStream(inPortions(bytes), new DecompressionStream('deflate-raw'), limit);
}

/** What comes out of a stream: a problem if it fails, or if more than `limit` bytes come. */
async function throughStream(
  bytes: ReadableStream<Bytes>,
  stream: CompressionStream | DecompressionStream,
  limit: number,
): Promise<Result<Bytes, InflateProblem>> {
  const reader = bytes.pipeThrough(stream).getReader();
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

/** Bytes that go into a stream at once: into a thousand times as many at the most, which is what a bomb is made of. */
const PORTION = 1024;

/** The next portion goes in when what has come out is read. */
function inPortions(bytes: Bytes): ReadableStream<Bytes> {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (at < bytes.length) controller.enqueue(bytes.subarray(at, (at += PORTION)));
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

const CRC_BYTES = 4;

/** The bytes with their CRC-32 last, its highest byte first. */
export function withCrc(bytes: Iterable<number>): Bytes {
  const sum = crc32(bytes);
  return Uint8Array.from([...bytes, ...[24, 16, 8, 0].map((shift) => (sum >>> shift) & 0xff)]);
}

/** What `withCrc` got; `undefined` if the checksum is not that of the bytes before it. */
export function withoutCrc<Buffer extends ArrayBufferLike>(
  bytes: Uint8Array<Buffer>,
): Uint8Array<Buffer> | undefined {
  const body = bytes.subarray(0, Math.max(0, bytes.length - CRC_BYTES));
  const sum = bytes.subarray(body.length).reduce((all, byte) => all * 256 + byte, 0);
  return bytes.length >= CRC_BYTES && crc32(body) === sum ? body : undefined;
}
