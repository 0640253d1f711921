import {
  ARTICLE_RULES,
  BLOCKED,
  CENTRE,
  FIVE,
  FREE,
  LINE_EVENTS,
  OWN,
  PEEK,
  lineAttacks,
  recordSteps,
  type Line,
  type LineCell,
  type LineReading,
} from '../../engine/index.ts';

/** Every line that there can be: what lesson 13 counts. */

const CONTENTS: readonly LineCell[] = [FREE, OWN, BLOCKED];
const NEIGHBOURS = 2 * PEEK;

/** All fillings of the ten neighbours of a tried cell; the cell itself is the player's own. */
export function everyLine(): Line[] {
  return Array.from({ length: CONTENTS.length ** NEIGHBOURS }, (_, code) => {
    let rest = code;
    return Array.from({ length: NEIGHBOURS + 1 }, (_, at): LineCell => {
      if (at === CENTRE) return OWN;
      const content = CONTENTS[rest % CONTENTS.length] ?? FREE;
      rest = Math.floor(rest / CONTENTS.length);
      return content;
    });
  });
}

interface ReadLine extends LineReading {
  readonly line: Line;
}

/** All of them, read by the definition. */
export const readLines: () => readonly ReadLine[] = once(() =>
  everyLine().map((line) => ({ line, ...lineAttacks(line, ARTICLE_RULES) })),
);

export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** How many of the lines have so many attacks: entry n is for n. */
export const linesByAttacks = once(() => {
  const most = Math.max(...readLines().map(({ attacks }) => attacks.length));
  return Array.from(
    { length: most + 1 },
    (_, count) => readLines().filter(({ attacks }) => attacks.length === count).length,
  );
});

export const withoutRoom = once(() => readLines().filter(({ room }) => room < FIVE));

/** What the tracer says of all lines that have room: how often an attack was dropped. */
export const timesDropped = once(() => {
  let dropped = 0;
  for (const { line, room } of readLines()) {
    if (room < FIVE) continue;
    const { events } = recordSteps(LINE_EVENTS, (trace) => lineAttacks(line, ARTICLE_RULES, trace));
    dropped += events.filter(({ kind }) => kind === 'drop').length;
  }
  return dropped;
});

/** Lines that would weigh something else if a like mark at distance five counted as in the way. */
export const linesWherePeekMatters = once(
  () =>
    readLines().filter(({ line, weight }) => {
      const cut = line.map((content, at): LineCell =>
        Math.abs(at - CENTRE) === PEEK && content === OWN ? BLOCKED : content,
      );
      return lineAttacks(cut, ARTICLE_RULES).weight !== weight;
    }).length,
);

/** The same after cells further away than the window were taken for empty: what the peek is for. */
export const mostEmptyBetween = once(
  () => Math.max(...readLines().flatMap(({ attacks }) => attacks.map((each) => each.divider))) - 1,
);

/** Attacks that are closed at both ends, over all lines. */
export const closedAttacks = once(() =>
  readLines().flatMap(({ window: [left, right], attacks }) =>
    attacks
      .filter(({ potential }) => potential === 0)
      .map((attack) => ({ attack, fillsWindow: attack.from === left && attack.to === right })),
  ),
);

/** A line as an author writes it (`parseDiagram`, one row): what its small letter makes of it. */
export function readRow(row: string): ReadLine {
  const at = row.search(/[xo]/);
  const own = row[at]?.toUpperCase();
  if (own === undefined || /[xo]/.test(row.slice(at + 1))) {
    throw new RangeError(`A row tries one cell: ${row}`);
  }
  const line = Array.from({ length: NEIGHBOURS + 1 }, (_, place): LineCell => {
    if (place === CENTRE) return OWN;
    const sign = row[at + place - CENTRE];
    const isBeyond = beyondEdge(row, at + place - CENTRE);
    if (isBeyond) return BLOCKED;
    if (sign === undefined || sign === '.') return FREE;
    return sign === own ? OWN : BLOCKED;
  });
  return { line, ...lineAttacks(line, ARTICLE_RULES) };
}

function beyondEdge(row: string, at: number): boolean {
  const [first, last] = [row.indexOf('|'), row.lastIndexOf('|')];
  return (first === 0 && at <= 0) || (last > 0 && at >= last);
}
