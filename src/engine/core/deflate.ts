/**
 * Bytes in few bytes, at once and without a stream: one block with the fixed code of RFC 1951, which any tool can inflate.
 * `inflateFixed` reads what `deflateFixed` writes, and whatever else is made of one such block.
 */
const LEAST_MATCH = 3;
/** The code for 258 bytes at once is left out: with it the last of these would have two spellings. */
const MOST_MATCH = 257;
const WINDOW = 32_768;
/** Earlier places that are tried for each byte. */
const TRIES = 24;
const END = 256;

interface Range {
  readonly base: number;
  readonly bits: number;
}

/** Lengths, or distances, by code: each code stands for as many as its further bits can say. */
function ranges(bits: readonly number[], first: number): Range[] {
  let base = first;
  return bits.map((each) => {
    const range = { base, bits: each };
    base += 2 ** each;
    return range;
  });
}
const pairsOf = (most: number, each: number) =>
  Array.from({ length: most * each }, (_, at) => Math.floor(at / each));
const LENGTHS = ranges([0, 0, 0, 0, ...pairsOf(6, 4)], LEAST_MATCH);
const DISTANCES = ranges([0, 0, ...pairsOf(14, 2)], 1);

export function deflateFixed(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const out: number[] = [];
  let count = 0;
  function put(value: number, bits: number): void {
    for (let bit = 0; bit < bits; bit++, count++) {
      if (count % 8 === 0) out.push(0);
      (out[out.length - 1] as number) |= ((value >> bit) & 1) << (count % 8);
    }
  }
  const putCode = (code: number, bits: number) => {
    for (let bit = bits - 1; bit >= 0; bit--) put((code >> bit) & 1, 1);
  };
  function putSymbol(symbol: number): void {
    if (symbol < 144) putCode(0x30 + symbol, 8);
    else if (symbol < 256) putCode(0x190 + symbol - 144, 9);
    else if (symbol < 280) putCode(symbol - 256, 7);
    else putCode(0xc0 + symbol - 280, 8);
  }
  const places = new Map<number, number[]>();
  const keyAt = (at: number) =>
    ((bytes[at] as number) << 16) | ((bytes[at + 1] as number) << 8) | (bytes[at + 2] as number);
  function note(at: number): void {
    if (at + LEAST_MATCH > bytes.length) return;
    const known = places.get(keyAt(at));
    if (known) known.push(at);
    else places.set(keyAt(at), [at]);
  }
  put(0b011, 3);
  for (let at = 0; at < bytes.length;) {
    const { length, distance } = longest(bytes, at, places.get(keyAt(at)) ?? []);
    if (length < LEAST_MATCH) putSymbol(bytes[at] as number);
    else {
      const code = LENGTHS.findLastIndex(({ base }) => base <= length);
      const far = DISTANCES.findLastIndex(({ base }) => base <= distance);
      const [ofLength, ofFar] = [LENGTHS[code] as Range, DISTANCES[far] as Range];
      putSymbol(END + 1 + code);
      put(length - ofLength.base, ofLength.bits);
      putCode(far, 5);
      put(distance - ofFar.base, ofFar.bits);
    }
    for (const next = at + Math.max(1, length); at < next; at++) note(at);
  }
  putSymbol(END);
  return Uint8Array.from(out);
}

/** The longest piece at one of these places that comes again at `at`. */
function longest(bytes: Uint8Array, at: number, places: readonly number[]) {
  let found = { length: 0, distance: 0 };
  for (const from of places.slice(-TRIES).reverse()) {
    let length = 0;
    while (length < MOST_MATCH && at + length < bytes.length) {
      if (bytes[from + length] !== bytes[at + length]) break;
      length++;
    }
    const distance = at - from;
    if (length > found.length && distance <= WINDOW) found = { length, distance };
  }
  return found.length < LEAST_MATCH ? { length: 0, distance: 0 } : found;
}

/** `undefined` for what is no such block, or would be more than `most` bytes. */
export function inflateFixed(
  packed: Uint8Array,
  most: number,
): Uint8Array<ArrayBuffer> | undefined {
  const out: number[] = [];
  let at = 0;
  const bit = () => {
    const byte = packed[at >> 3] ?? 0;
    return (byte >> (at++ & 7)) & 1;
  };
  const take = (bits: number) => {
    let value = 0;
    for (let place = 0; place < bits; place++) value |= bit() << place;
    return value;
  };
  const takeCode = (bits: number, begun = 0) => {
    let code = begun;
    for (let place = 0; place < bits; place++) code = code * 2 + bit();
    return code;
  };
  function symbol(): number {
    const seven = takeCode(7);
    if (seven < 24) return END + seven;
    const eight = takeCode(1, seven);
    if (eight < 0xc0) return eight - 0x30;
    return eight < 0xc8 ? 280 + eight - 0xc0 : 144 + takeCode(1, eight) - 0x190;
  }
  if (take(3) !== 0b011) return undefined;
  while (out.length <= most && at <= packed.length * 8) {
    const next = symbol();
    if (next === END) return Uint8Array.from(out);
    if (next < END) out.push(next);
    else {
      const ofLength = LENGTHS[next - END - 1];
      if (!ofLength) return undefined;
      const length = ofLength.base + take(ofLength.bits);
      const far = DISTANCES[takeCode(5)];
      const from = far && out.length - far.base - take(far.bits);
      if (from === undefined || from < 0) return undefined;
      for (let place = 0; place < length; place++) out.push(out[from + place] as number);
    }
  }
  return undefined;
}
