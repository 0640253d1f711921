/** CRC-32 (ISO 3309, as in zip and PNG), one entry a byte. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** The checksum of some bytes, 0 … 2³² − 1; of more bytes after those whose checksum was `before`. */
export function crc32(bytes: Iterable<number>, before = 0): number {
  let rest = ~before;
  for (const byte of bytes) rest = (rest >>> 8) ^ (TABLE[(rest ^ byte) & 0xff] as number);
  return ~rest >>> 0;
}
