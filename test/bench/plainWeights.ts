/**
 * The baseline for large boards: what a cell weighs (docs/algorithms.md, section 7), step by step as the
 * text has it, with an object for every cell, run and attack. The board, with or without borders, is a
 * map from "x,y" to the mark. It shares nothing with the engine. It is written for the reader and not for
 * the machine: `tightWeights.ts`, which runs beside it, shows what that costs.
 */
export type PlainMark = 'X' | 'O';

export class PlainBoard {
  private readonly marks = new Map<string, PlainMark>();
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  put(x: number, y: number, mark: PlainMark): void {
    this.marks.set(`${x},${y}`, mark);
  }

  at(x: number, y: number): PlainMark | 'empty' | 'none' {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return 'none';
    return this.marks.get(`${x},${y}`) ?? 'empty';
  }
}

interface Direction {
  readonly dx: number;
  readonly dy: number;
}

interface LineCell {
  readonly offset: number;
  readonly holds: 'mine' | 'empty' | 'wall';
}

interface PlainAttack {
  readonly power: number;
  readonly potential: number;
  readonly divider: number;
  readonly weight: number;
}

const DIRECTIONS: readonly Direction[] = [
  { dx: 1, dy: 0 },
  { dx: 1, dy: -1 },
  { dx: 0, dy: 1 },
  { dx: 1, dy: 1 },
];

const WEIGHTS = [
  { power: 1, byPotential: [0, 0.1, 0.25] },
  { power: 2, byPotential: [0, 2, 5] },
  { power: 3, byPotential: [0, 4, 7] },
  { power: 4, byPotential: [0, 6, 100] },
  { power: 5, byPotential: [200, 200, 200] },
];

function lineOf(board: PlainBoard, x: number, y: number, { dx, dy }: Direction, mark: PlainMark) {
  return [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((offset): LineCell => {
    if (offset === 0) return { offset, holds: 'mine' };
    const sign = board.at(x + offset * dx, y + offset * dy);
    if (sign === 'empty') return { offset, holds: 'empty' };
    return { offset, holds: sign === mark ? 'mine' : 'wall' };
  });
}

/** Step 1: from the cell outwards, up to four each way, stopping before what is in the way. */
function windowOf(line: readonly LineCell[]): LineCell[] {
  const after = line.filter(({ offset }) => offset > 0 && offset <= 4);
  const before = line.filter(({ offset }) => offset < 0 && offset >= -4).reverse();
  const reached = (cells: readonly LineCell[]) => {
    const wall = cells.findIndex(({ holds }) => holds === 'wall');
    return wall < 0 ? cells : cells.slice(0, wall);
  };
  return [...[...reached(before)].reverse(), { offset: 0, holds: 'mine' }, ...reached(after)];
}

/** Step 3: the runs of the player's marks. */
function runsOf(window: readonly LineCell[]): LineCell[][] {
  const runs: LineCell[][] = [];
  let run: LineCell[] = [];
  for (const cell of window) {
    if (cell.holds === 'mine') run.push(cell);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

/** Steps 4 to 7. */
function attackOf(line: readonly LineCell[], run: readonly LineCell[]): PlainAttack {
  const offsets = run.map(({ offset }) => offset);
  const [from, to] = [Math.min(...offsets), Math.max(...offsets)];
  const ends = line.filter(({ offset }) => offset === from - 1 || offset === to + 1);
  const isOpen = ({ offset, holds }: LineCell) =>
    holds === 'empty' || (Math.abs(offset) === 5 && holds === 'mine');
  const potential = ends.filter(isOpen).length;
  const between = line.filter(
    ({ offset }) => (offset > to && offset < 0) || (offset > 0 && offset < from),
  );
  const divider = 1 + between.filter(({ holds }) => holds === 'empty').length;
  const power = run.length;
  const entry = WEIGHTS.find((each) => each.power === Math.min(power, 5));
  return { power, potential, divider, weight: (entry?.byPotential[potential] ?? 0) / divider };
}

function attacksOf(line: readonly LineCell[]): PlainAttack[] {
  const window = windowOf(line);
  if (window.length < 5) return [];
  return runsOf(window)
    .map((run) => attackOf(line, run))
    .filter(({ power, potential }) => potential > 0 || power >= 5);
}

function isBreakpoint(attacks: readonly PlainAttack[]): boolean {
  const central = attacks.find(({ divider }) => divider === 1);
  if (!central) return false;
  if (central.power >= 4 || (central.power >= 3 && central.potential === 2)) return true;
  return attacks.some((side) => {
    const open = central.potential === 2 && side.potential === 2 ? 1 : 0;
    return side.divider === 2 && central.power + side.power + open >= 4;
  });
}

function plainWeight(board: PlainBoard, x: number, y: number, toMove: PlainMark): number {
  let weight = 0;
  for (const mark of ['X', 'O'] as const) {
    const lines = DIRECTIONS.map((way) => attacksOf(lineOf(board, x, y, way, mark)));
    const attacks = lines.flat();
    weight += attacks.reduce((sum, attack) => sum + attack.weight, 0);
    if (mark === toMove) weight += 100 * attacks.filter(({ power }) => power >= 5).length;
    if (lines.filter(isBreakpoint).length >= 2) weight += 100;
  }
  return weight;
}

/** What every empty cell of a board weighs, row by row. */
export function plainWeights(board: PlainBoard, toMove: PlainMark) {
  const weights: { x: number; y: number; weight: number }[] = [];
  for (let y = 0; y < board.height; y++) {
    for (let x = 0; x < board.width; x++) {
      if (board.at(x, y) !== 'empty') continue;
      weights.push({ x, y, weight: plainWeight(board, x, y, toMove) });
    }
  }
  return weights;
}
