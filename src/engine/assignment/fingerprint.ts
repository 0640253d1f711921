/** FNV-1a with 64 bits: the start as two halves, and what the lower 32 bits of the prime 2⁴⁰ + 435 are. */
const FNV_START = { high: 0xcbf29ce4, low: 0x84222325 };
const FNV_PRIME = 435;

/**
 * A text as 16 hexadecimal digits: FNV-1a with 64 bits (Fowler, Noll and Vo 1991), over the two bytes of each
 * UTF-16 unit. In halves, because a BigInt for each byte takes many times as long.
 */
export function fingerprintOf(text: string): string {
  let { high, low } = FNV_START;
  const add = (byte: number) => {
    const product = ((low ^ byte) >>> 0) * FNV_PRIME;
    // The prime's 2⁴⁰ shifts the lower half by 8 bits into the higher one.
    high = (high * FNV_PRIME + Math.floor(product / 2 ** 32) + (((low ^ byte) << 8) >>> 0)) >>> 0;
    low = product >>> 0;
  };
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    add(unit & 0xff);
    add(unit >>> 8);
  }
  return [high, low].map((half) => half.toString(16).padStart(8, '0')).join('');
}
