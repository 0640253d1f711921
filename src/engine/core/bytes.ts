/** The bytes of a text; half a character is replaced, as everywhere on the web. */
export function toUtf8(text: string): Uint8Array<ArrayBuffer> {
  const escaped = encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\uFFFD'));
  const signs = escaped.match(/%..|./g) ?? [];
  return Uint8Array.from(signs, (sign) =>
    sign.length > 1 ? parseInt(sign.slice(1), 16) : sign.charCodeAt(0),
  );
}

/** `undefined` for bytes that are no text. */
export function fromUtf8(bytes: Uint8Array): string | undefined {
  const escaped = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  try {
    return decodeURIComponent(escaped);
  } catch {
    return undefined;
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** RFC 4648, section 5, without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
    const group = (first << 16) | (second << 8) | third;
    const letters = [18, 12, 6, 0].map((shift) => LETTERS[(group >> shift) & 63]);
    text += letters.slice(0, Math.min(3, bytes.length - at) + 1).join('');
  }
  return text;
}

/** `undefined` for a text that is not the one spelling of some bytes. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  const values = Array.from(text, (letter) => LETTERS.indexOf(letter));
  if (values.includes(-1)) return undefined;
  const bytes: number[] = [];
  let [kept, bits] = [0, 0];
  for (const value of values) {
    kept = ((kept << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((kept >> bits) & 0xff);
  }
  const read = Uint8Array.from(bytes);
  return toBase64Url(read) === text ? read : undefined;
}
