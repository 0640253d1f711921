/**
 * The same as `plainWeights.ts`, tightened: rows of strings for a board, which must have borders then,
 * and no objects but the attacks. Here to show where the distance comes from.
 */
export type Sign = 'X' | 'O' | '';
export type Rows = readonly (readonly Sign[])[];

interface TightAttack {
  readonly power: number;
  readonly potential: number;
  readonly divider: number;
  readonly weight: number;
}

const WAYS = [
  { dx: 1, dy: 0 },
  { dx: 1, dy: -1 },
  { dx: 0, dy: 1 },
  { dx: 1, dy: 1 },
];
const WEIGHTS = [
  [0, 0.1, 0.25],
  [0, 2, 5],
  [0, 4, 7],
  [0, 6, 100],
  [200, 200, 200],
];

/** The cells of a line, from five before the tried one to five after it; no cell is `undefined`. */
function lineOf(rows: Rows, x: number, y: number, way: { dx: number; dy: number }, mark: Sign) {
  const line: (Sign | undefined)[] = [];
  for (let offset = -5; offset <= 5; offset++) {
    line.push(offset === 0 ? mark : rows[y + offset * way.dy]?.[x + offset * way.dx]);
  }
  return line;
}

function attacksOf(line: readonly (Sign | undefined)[], mark: Sign): TightAttack[] {
  const isOpen = (at: number) => line[at] === '' || ((at === 0 || at === 10) && line[at] === mark);
  const isMine = (at: number) => line[at] === mark || line[at] === '';
  let [left, right] = [5, 5];
  while (left > 1 && isMine(left - 1)) left -= 1;
  while (right < 9 && isMine(right + 1)) right += 1;
  if (right - left + 1 < 5) return [];
  const attacks: TightAttack[] = [];
  for (let from = left; from <= right; from++) {
    if (line[from] !== mark) continue;
    let to = from;
    while (to < right && line[to + 1] === mark) to += 1;
    const power = to - from + 1;
    const potential = [from - 1, to + 1].filter(isOpen).length;
    const between = to < 5 ? line.slice(to + 1, 5) : line.slice(6, Math.max(6, from));
    const divider = 1 + between.filter((sign) => sign === '').length;
    if (potential > 0 || power >= 5) {
      const weight = (WEIGHTS[Math.min(power, 5) - 1]?.[potential] ?? 0) / divider;
      attacks.push({ power, potential, divider, weight });
    }
    from = to;
  }
  return attacks;
}

function isBreakpoint(attacks: readonly TightAttack[]): boolean {
  const central = attacks.find(({ divider }) => divider === 1);
  if (!central) return false;
  if (central.power >= 4 || (central.power >= 3 && central.potential === 2)) return true;
  return attacks.some((side) => {
    const open = central.potential === 2 && side.potential === 2 ? 1 : 0;
    return side.divider === 2 && central.power + side.power + open >= 4;
  });
}

function tightWeight(rows: Rows, x: number, y: number, toMove: Sign): number {
  let weight = 0;
  for (const mark of ['X', 'O'] as const) {
    const lines = WAYS.map((way) => attacksOf(lineOf(rows, x, y, way, mark), mark));
    const attacks = lines.flat();
    weight += attacks.reduce((sum, attack) => sum + attack.weight, 0);
    if (mark === toMove) weight += 100 * attacks.filter(({ power }) => power >= 5).length;
    if (lines.filter(isBreakpoint).length >= 2) weight += 100;
  }
  return weight;
}

/** What every empty cell of a board weighs, row by row. */
export function tightWeights(rows: Rows, toMove: Sign): { x: number; y: number; weight: number }[] {
  return rows.flatMap((row, y) =>
    row.flatMap((sign, x) =>
      sign === '' ? [{ x, y, weight: tightWeight(rows, x, y, toMove) }] : [],
    ),
  );
}

/** The naive win check of such a board: from every mark in every direction, five in a row or more. */
export function plainHasWon(rows: Rows): boolean {
  return rows.some((row, y) =>
    row.some((sign, x) => {
      if (sign === '') return false;
      return WAYS.some(({ dx, dy }) =>
        [1, 2, 3, 4].every((step) => rows[y + step * dy]?.[x + step * dx] === sign),
      );
    }),
  );
}
