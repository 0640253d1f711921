/** Of the sentence, bracket or quotation that a link or a code was copied out of; in an address some of it is escaped. */
const TAIL = /(?:[\s.,;:!?)\]}>"'”’»]|%22|%27|%3E|%E2%80%9[9D]|%C2%BB)+$/i;
/** Characters at the end that are looked at. */
const LOOKED_AT = 40;

/** A link or a code without what stood behind it in a text: none of ours ends so. */
export function withoutTail(text: string): string {
  const trimmed = text.trim();
  return trimmed.slice(0, -LOOKED_AT) + trimmed.slice(-LOOKED_AT).replace(TAIL, '');
}
