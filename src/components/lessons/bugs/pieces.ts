/** A piece of source as readers see it. */
export interface Piece {
  readonly lines: readonly string[];
  /** The compiler was told to expect an error in it: it objects, or the project would not compile. */
  readonly isSeenByTypes: boolean;
}

/** Words to the tools about the next line, not part of the program. */
const TO_TOOLS = /^\s*\/\/ (@ts-expect-error|prettier-ignore)/;

/**
 * The member of an object or class that begins with `head`, two spaces in: to its closing brace, moved
 * to the left, without what is said to the tools. Throws if there is none: a mistake of ours.
 */
export function pieceOf(source: string, head: string): Piece {
  const all = source.split(/\r?\n/);
  const start = all.findIndex((line) => line.startsWith(`  ${head}`));
  const length = all.slice(start).findIndex((line) => /^ {2}\},?$/.test(line)) + 1;
  if (start < 0 || length === 0) throw new Error(`there is no "${head}" in this source`);
  const body = all.slice(start, start + length);
  const lines = body
    .filter((line) => !TO_TOOLS.test(line))
    .map((line) => line.slice(2).replace(/^\w+: function/, 'function'));
  lines[lines.length - 1] = '}';
  return { lines, isSeenByTypes: body.some((line) => line.includes('@ts-expect-error')) };
}

/**
 * Which lines, from 0, are not in `before`, those that both have in the same order being the same
 * (the longest common subsequence). Where something was only left out, the line above the gap.
 */
export function changedLines(lines: readonly string[], before: readonly string[]): number[] {
  const common = commonLengths(lines, before);
  const changed: number[] = [];
  const gaps: number[] = [];
  let [at, old] = [0, 0];
  while (at < lines.length) {
    const here = common[at]?.[old] ?? 0;
    if (lines[at] === before[old]) [at, old] = [at + 1, old + 1];
    else if (old < before.length && common[at]?.[old + 1] === here) {
      gaps.push(Math.max(at - 1, 0));
      old += 1;
    } else changed.push(at++);
  }
  return changed.length > 0 ? changed : [...new Set(gaps)].slice(0, 1);
}

/** Entry [i][j]: the length of the longest common subsequence of the lines from i and from j on. */
function commonLengths(lines: readonly string[], before: readonly string[]): number[][] {
  const table = Array.from({ length: lines.length + 1 }, () =>
    new Array<number>(before.length + 1).fill(0),
  );
  for (let i = lines.length - 1; i >= 0; i--) {
    for (let j = before.length - 1; j >= 0; j--) {
      const [row, below] = [table[i], table[i + 1]];
      if (!row || !below) continue;
      const isSame = lines[i] === before[j];
      row[j] = isSame ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}
