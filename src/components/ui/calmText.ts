/** Directions that are set and ended: U+202A … U+202E end with U+202C, U+2066 … U+2068 with U+2069. */
const [EMBEDDED, ISOLATED] = ['\u202C', '\u2069'];
const ENDS: Readonly<Record<string, string>> = {
  '\u202A': EMBEDDED,
  '\u202B': EMBEDDED,
  '\u202D': EMBEDDED,
  '\u202E': EMBEDDED,
  '\u2066': ISOLATED,
  '\u2067': ISOLATED,
  '\u2068': ISOLATED,
};
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/;
/** What says nothing, and what some programs take for more than text: all but line ends and tabs. */
const CONTROLS = /[^\P{Cc}\n\t]/gu;
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * What somebody else wrote, without control characters and without directions that are set and never
 * ended: those would turn round whatever stands after them (Unicode Standard Annex 9, 3.3).
 */
export function calmText(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n').replace(CONTROLS, '');
  return DIRECTIONS.test(plain) ? plain.split('\n').map(withoutOpenEnds).join('\n') : plain;
}

/** The same for the middle of a sentence: writing from right to left keeps to itself. */
export function calmName(name: string): string {
  const calm = calmText(name);
  return RIGHT_TO_LEFT.test(calm) || DIRECTIONS.test(calm) ? `\u2068${calm}\u2069` : calm;
}

/** Directions end with their line. */
function withoutOpenEnds(line: string): string {
  const signs = Array.from(line);
  const open: { readonly at: number; readonly end: string }[] = [];
  const dropped = new Set<number>();
  signs.forEach((sign, at) => {
    const end = ENDS[sign];
    if (end !== undefined) open.push({ at, end });
    else if (sign === EMBEDDED || sign === ISOLATED) {
      // Whatever was opened inside and not ended is ended by it too.
      const from = open.findLastIndex((each) => each.end === sign);
      const inside = from < 0 ? [] : open.splice(from).slice(1);
      for (const each of inside) dropped.add(each.at);
      if (from < 0) dropped.add(at);
    }
  });
  for (const each of open) dropped.add(each.at);
  return signs.filter((_, at) => !dropped.has(at)).join('');
}
