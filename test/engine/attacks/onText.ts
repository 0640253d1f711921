/**
 * docs/algorithms.md, section 7, "One line, exactly", implemented a second time from its text alone: a
 * line is a string, and every step is a match or a slice. It shares nothing with the engine.
 *
 * The eleven letters of a line: `f` the player's marks, `.` empty, `#` an opposing mark or no cell; the
 * sixth is the tried cell, and is `f`.
 */
export interface AttackOnText {
  readonly power: number;
  readonly potential: number;
  readonly divider: number;
  readonly weight: number;
}

const WEIGHTS: Readonly<Record<string, number>> = {
  '1:1': 0.1,
  '1:2': 0.25,
  '2:1': 2,
  '2:2': 5,
  '3:1': 4,
  '3:2': 7,
  '4:1': 6,
  '4:2': 100,
  '5:0': 200,
  '5:1': 200,
  '5:2': 200,
};

const backwards = (text: string) => [...text].reverse().join('');

export function attacksOnText(line: string): readonly AttackOnText[] {
  if (!/^[f.#]{5}f[f.#]{5}$/.test(line)) throw new Error(`no line: ${line}`);
  // Step 1: as far as the marks are like or missing, four at most.
  const after = /^[f.]*/.exec(line.slice(6, 10))?.[0] ?? '';
  const before = /^[f.]*/.exec(backwards(line.slice(1, 5)))?.[0] ?? '';
  const window = `${backwards(before)}f${after}`;
  // Step 2.
  if (window.length < 5) return [];
  const centre = before.length;
  // What lies next to the window. Step 4: at distance five a like mark is as good as an empty cell.
  const [leftOf, rightOf] = [line[4 - before.length] ?? '#', line[6 + after.length] ?? '#'];
  const open = (letter: string) => (letter === '#' ? '#' : '.');
  const framed = open(leftOf) + window + open(rightOf);
  const attacks: AttackOnText[] = [];
  // Step 3.
  for (const match of window.matchAll(/f+/g)) {
    const [run] = match;
    const [from, to] = [match.index, match.index + run.length - 1];
    const ends = framed.charAt(from) + framed.charAt(to + 2);
    const potential = ends.split('.').length - 1;
    // Step 5.
    const between = to < centre ? window.slice(to + 1, centre) : window.slice(centre + 1, from);
    const isCentral = from <= centre && centre <= to;
    const divider = isCentral ? 1 : 1 + between.replaceAll('f', '').length;
    // Step 6.
    if (potential === 0 && run.length < 5) continue;
    // Step 7.
    const weight = (WEIGHTS[`${Math.min(run.length, 5)}:${potential}`] ?? NaN) / divider;
    attacks.push({ power: run.length, potential, divider, weight });
  }
  return attacks;
}

/** "Breakpoint": why one careless answer on this line loses, the first reason of those that the text gives. */
export function breakOnText(
  attacks: readonly AttackOnText[],
): 'four' | 'open three' | 'joined' | undefined {
  const [central] = attacks.filter(({ divider }) => divider === 1);
  if (!central) return undefined;
  if (central.power >= 4) return 'four';
  if (central.power >= 3 && central.potential === 2) return 'open three';
  const isJoined = attacks
    .filter(({ divider }) => divider === 2)
    .some((side) => {
      const more = central.potential + side.potential === 4 ? 1 : 0;
      return central.power + side.power + more >= 4;
    });
  return isJoined ? 'joined' : undefined;
}

/** A line out of rows of text: `X`, `O`, `.`; beyond the text is no cell, or nothing, as `beyond` says. */
export function lineOnText(
  rows: readonly string[],
  [x, y]: readonly [number, number],
  [dx, dy]: readonly [number, number],
  mark: 'X' | 'O',
  beyond: '|' | '.',
): string {
  const letters = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((offset) => {
    if (offset === 0) return 'f';
    const letter = rows[y + offset * dy]?.[x + offset * dx] ?? beyond;
    return letter === '.' ? '.' : letter === mark ? 'f' : '#';
  });
  return letters.join('');
}

const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** The attacks of a mark on the four lines through a cell in such rows. */
function linesOnText(
  rows: readonly string[],
  cell: readonly [number, number],
  mark: 'X' | 'O',
  beyond: '|' | '.',
): (readonly AttackOnText[])[] {
  return WAYS.map((way) => attacksOnText(lineOnText(rows, cell, way, mark, beyond)));
}

/** On how many of the lines through a cell one careless answer to this mark loses. */
export function breaksOnText(...at: Parameters<typeof linesOnText>): number {
  return linesOnText(...at).filter((attacks) => breakOnText(attacks) !== undefined).length;
}

/** What a cell in such rows is worth to one of the marks. */
export function markWeightOnText(
  toMove: 'X' | 'O',
  ...[rows, cell, mark, beyond]: Parameters<typeof linesOnText>
): number {
  let weight = breaksOnText(rows, cell, mark, beyond) >= 2 ? 100 : 0;
  for (const attack of linesOnText(rows, cell, mark, beyond).flat()) {
    weight += attack.weight;
    if (attack.power >= 5 && mark === toMove) weight += 100;
  }
  return weight;
}

/** "Cell weight", of a cell in such rows. */
export function weightOnText(
  rows: readonly string[],
  cell: readonly [number, number],
  toMove: 'X' | 'O',
  beyond: '|' | '.',
): number {
  const worth = (mark: 'X' | 'O') => markWeightOnText(toMove, rows, cell, mark, beyond);
  return worth('X') + worth('O');
}
