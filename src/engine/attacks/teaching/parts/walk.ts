import type { CellContent, Mark } from '../../../core/types.ts';
import type { Point } from '../../../game/large/board.ts';
import { CENTRE, REACH } from '../../line.ts';
import type { Potential } from '../../rules.ts';

/** The content beyond the edge of the board. */
export const WALL = -1;
export type Content = CellContent | typeof WALL;

/** The eleven cells of a line, at offsets −5 … 5 from the tried one; the middle one is empty. */
export type Contents = readonly Content[];

/** The mark that is tried, and where. */
export interface Tried extends Point {
  readonly mark: Mark;
}

/** A run of the tried mark, while its line is walked. */
export interface Run {
  power: number;
  potential: number;
  readonly divider: number;
}

/** The powers that the table distinguishes. */
export type Cap = 1 | 2 | 3 | 4 | 5;

/** Weights by power and potential. There is no power 0: the first row is never used. */
export type LineWeights = readonly [Row, Row, Row, Row, Row, Row];
export type Row = readonly [none: number, one: number, two: number];

/** One way along a line, from the tried cell to distance five. */
export class Walk {
  readonly tried: Tried;
  /** The runs stored on this way, nearest first; the one through the tried cell is not among them. */
  readonly runs: Run[] = [];
  /** The run that the last cell belonged to. */
  run: Run | undefined;
  /** Empty cells since the tried one. */
  empty = 0;
  private readonly contents: Contents;
  private readonly way: -1 | 1;
  private readonly central: Run;

  constructor(contents: Contents, way: -1 | 1, tried: Tried, central: Run) {
    this.contents = contents;
    this.way = way;
    this.tried = tried;
    this.central = central;
    this.run = central;
  }

  cellAt(distance: number): Content {
    return this.contents[CENTRE + this.way * distance] ?? WALL;
  }

  /** Whether a mark of the tried player lies at distance four. Only asked by a walk that came that far. */
  get isAtRim(): boolean {
    return this.cellAt(REACH) === this.tried.mark;
  }

  /** A mark of the tried player: it joins the run, or begins a new one whose near end is open. */
  addMark(): void {
    this.run ??= { power: 0, potential: 1, divider: 1 + this.empty };
    this.run.power += 1;
  }

  /** The run, if there is one, ends here, at an open end. */
  openEnd(): void {
    if (this.run) this.run.potential += 1;
    this.storeRun();
  }

  /** The run, if there is one, ends here. Only what is stored counts. */
  storeRun(): void {
    if (this.run && this.run !== this.central) this.runs.push(this.run);
    this.run = undefined;
  }
}

/** A power for the table: all above five are alike. */
export function capOf(power: number): Cap {
  return Math.min(power, 5) as Cap;
}

/** The result for a run once its line is read. */
export interface CountedRun {
  readonly power: number;
  readonly potential: Potential;
  readonly divider: number;
}
