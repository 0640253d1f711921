import {
  EMPTY,
  SMALL_VARIANT,
  O,
  SYMMETRIES,
  X,
  BitPosition,
  afterMove,
  canonical,
  checkSetup,
  perft,
  permuted,
  positionsFrom,
  type CellContent,
  type Setup,
} from '../../../engine/index.ts';
import { once } from '../parts/ask.ts';

/** What is counted of all positions with one number of marks. */
export interface Ply {
  readonly ply: number;
  /** Sequences of moves that lead there. */
  readonly calls: number;
  /** Those of them that are finished games. */
  readonly ended: number;
  readonly positions: number;
  /** Positions, if turned and mirrored ones count once. */
  readonly classes: number;
}

/** The counts of lesson `count`, mark by mark, made when the site is built. */

const { cellCount } = SMALL_VARIANT.geometry;

export function countMarks(cells: readonly CellContent[]): number {
  return cells.filter((content) => content !== EMPTY).length;
}

/** How many sequences of moves end with so many marks: those that still go on have them times the free cells. */
function endedAt(calls: readonly number[], ply: number): number {
  const here = calls[ply] ?? 0;
  const free = cellCount - ply;
  return free === 0 ? here : here - (calls[ply + 1] ?? 0) / free;
}

/** Entry p: everything that is counted at p marks. */
export const plies = once((): readonly Ply[] => {
  const calls = perft().byPly;
  const all = positionsFrom();
  return calls.map((count, ply) => {
    const here = all.filter(({ cells }) => countMarks(cells) === ply);
    const classes = new Set(here.map(({ cells }) => canonical(cells).join('')));
    return {
      ply,
      calls: count,
      ended: endedAt(calls, ply),
      positions: here.length,
      classes: classes.size,
    };
  });
});

/** Every way to fill nine cells with X, O or nothing. */
function allFillings(): CellContent[][] {
  const contents: readonly CellContent[] = [EMPTY, X, O];
  let all: CellContent[][] = [[]];
  for (let cell = 0; cell < cellCount; cell++) {
    all = all.flatMap((cells) => contents.map((content) => [...cells, content]));
  }
  return all;
}

/** Why a filling with the right counts cannot come up, if X begins. */
export type Impossible = 'both' | 'oAfterX' | 'xAfterO';

export interface Sieve {
  readonly fillings: number;
  /** X has as many marks as O, or one more. */
  readonly rightCounts: number;
  readonly impossible: Readonly<Record<Impossible, readonly (readonly CellContent[])[]>>;
  /** What is left. */
  readonly positions: number;
}

/** From all fillings to the positions of the game, in two steps. */
export const sieve = once((): Sieve => {
  const fillings = allFillings();
  const right = fillings.filter((cells) => {
    const more = countOf(cells, X) - countOf(cells, O);
    return more === 0 || more === 1;
  });
  const impossible = { both: [], oAfterX: [], xAfterO: [] } as Record<Impossible, CellContent[][]>;
  for (const cells of right) {
    const why = whyImpossible(cells);
    if (why) impossible[why].push(cells);
  }
  const out = Object.values(impossible).reduce((sum, list) => sum + list.length, 0);
  return {
    fillings: fillings.length,
    rightCounts: right.length,
    impossible,
    positions: right.length - out,
  };
});

function whyImpossible(cells: readonly CellContent[]): Impossible | undefined {
  const toMove = countOf(cells, X) > countOf(cells, O) ? O : X;
  const checked = checkSetup(cells, toMove);
  if (checked.ok) return undefined;
  if (checked.problem.code === 'two-winners') return 'both';
  return toMove === X ? 'oAfterX' : 'xAfterO';
}

function countOf(cells: readonly CellContent[], content: CellContent): number {
  return cells.filter((each) => each === content).length;
}

/** How many classes have so many different forms. */
export function classesWithForms(forms: number): number {
  const counts = new Map<string, number>();
  for (const { cells } of positionsFrom()) {
    const looks = new Set(SYMMETRIES.map((symmetry) => permuted(cells, symmetry).join('')));
    counts.set(canonical(cells).join(''), looks.size);
  }
  return [...counts.values()].filter((count) => count === forms).length;
}

/** A game from a position: its boards, one a mark. */
export interface GameFromPly {
  readonly boards: readonly Setup[];
}

/** All games that can follow from a position, in the order in which they are tried. */
export function gamesFromPly(setup: Setup): GameFromPly[] {
  const walk = (boards: readonly Setup[]): GameFromPly[] => {
    const now = boards.at(-1) ?? setup;
    if (new BitPosition(now).isOver) return [{ boards }];
    return [...now.cells.keys()]
      .filter((cell) => now.cells[cell] === EMPTY)
      .flatMap((cell) => walk([...boards, afterMove(now, cell)]));
  };
  return walk([setup]);
}

/** X and O have three cells left, and nobody can make a line any more: six games, to be counted by hand. */
export const LAST_THREE = 'X.OO.XX.O';
