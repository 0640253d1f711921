import type { LinearTracer, StepEvent } from '../../../core/stepEvent.ts';
import type { Point } from '../../../game/large/board.ts';
import { INFINITE } from './tuning.ts';

/** What a search deeper and deeper reports. */
export const THOUGHT_EVENTS = [
  /** The cells to choose from, the most urgent first. */
  'cells',
  /** A round begins, one move deeper than the last. */
  'round',
  /** A position is searched: so many moves are tried at most. */
  'list',
  /** The horizon: the board gets a number. */
  'guess',
  /** The table knows enough of the board. */
  'known',
  /** What if the side to move passed? */
  'pass',
  /** The side to move is so far ahead that the other side won't come here. */
  'ahead',
  /** Fives decide. */
  'end',
  /** A move has its number and comes off the board: inside the tree, or one of the cells to choose from. */
  'back',
  'result',
  /** The positions are used up. */
  'over',
  /** The move, with all that are expected. */
  'play',
] as const;
type ThoughtKind = (typeof THOUGHT_EVENTS)[number];

/** A call of the search. `low` and `high` are its window, for the side to move; all scores are the first side's. */
export interface ThoughtCall {
  /** The move that led here; `null`: a pass, or none yet. */
  readonly cell: Point | null;
  tried: number;
  most: number;
  low: number;
  high: number;
  /** The best moves from here on, as far as they are known, and where they lead. */
  line: readonly Point[];
  score: number;
  /** The last move was so good that the rest is pruned. */
  isPruned: boolean;
  /** The ways in which it has been looked at: with each new one more closely. */
  told: readonly ThoughtKind[];
}

export interface ThoughtNews {
  /** Of the board that is looked at, or of the move that comes back. */
  readonly score: number;
  readonly isBetter: boolean;
  readonly isAgain: boolean;
  readonly cells: readonly Point[];
  readonly nodes: number;
}
export type ThoughtEvent = StepEvent<
  ThoughtKind,
  Partial<ThoughtNews> & {
    readonly calls: readonly Readonly<ThoughtCall>[];
    readonly round: number;
  }
>;

const WINDOW = { tried: 0, low: -INFINITE, high: INFINITE, isPruned: false };
const call = (cell: Point | null): ThoughtCall => {
  return { ...WINDOW, cell, most: 0, line: [], score: 0, told: [] };
};

/**
 * Turns what a search tells as it runs into steps. That a move is no better is a step only where the one before doesn't say
 * so: not after the number of a board at the horizon, nor after an answer that refutes it. Plies count from the position, 0.
 */
export class ThoughtRecorder {
  private readonly steps: LinearTracer<ThoughtEvent>;
  private readonly pointOf: (cell: number) => Point;
  private readonly calls = [call(null)];
  private depth = 0;
  private isOver = false;

  constructor(steps: LinearTracer<ThoughtEvent>, pointOf: (cell: number) => Point) {
    this.steps = steps;
    this.pointOf = pointOf;
  }

  place(cell: number): void {
    this.calls.push(call(this.pointOf(cell)));
  }

  remove(): void {
    this.calls.pop();
  }

  cells(moves: readonly number[]): void {
    this.tell('cells', { cells: moves.map(this.pointOf) });
  }

  round(depth: number, most: number): void {
    this.depth = depth;
    Object.assign(this.calls[0]!, WINDOW, { most });
    this.tell('round');
  }

  list(ply: number, most: number, low: number, high: number): void {
    const now = this.backTo(ply);
    const isAgain = now.told.includes('list');
    Object.assign(now, WINDOW, { most, low, high, line: [] });
    this.look('list', ply, 0, isAgain);
  }

  readonly guess = (ply: number, score: number) => this.look('guess', ply, score);
  readonly known = (ply: number, score: number) => this.look('known', ply, score);
  readonly ahead = (ply: number, score: number) => this.look('ahead', ply, score);
  readonly end = (ply: number, score: number) => this.look('end', ply, score);

  pass(ply: number): void {
    this.look('pass', ply, 0);
    this.calls.push(call(null));
  }

  /** The only move that stops a five is no step: nothing is chosen. */
  forced(ply: number): void {
    const [above, { cell, line }] = [this.calls[ply]!, this.calls[ply + 1]!];
    above.line = cell ? [cell, ...line] : [];
  }

  readonly back = (ply: number, score: number) => this.compare('back', ply, score);
  readonly result = (score: number) => this.compare('result', 0, score);

  over(): void {
    this.tell('over');
    this.isOver = true;
  }

  play(nodes: number, score: number, line: readonly (Point | null)[]): void {
    this.isOver = false;
    const moves = line.filter((cell) => cell !== null);
    Object.assign(this.backTo(0), { line: moves, score });
    this.calls.push(...moves.map(call));
    this.tell('play', { score, nodes });
  }

  /** The call of a ply, once those below it are over. */
  private backTo(ply: number): ThoughtCall {
    this.calls.length = ply + 1;
    return this.calls[ply]!;
  }

  /** A board is looked at: a number that it had already is no step. */
  private look(kind: ThoughtKind, ply: number, found: number, isAgain = false): void {
    const now = this.backTo(ply);
    const isNews = kind === 'list' || now.told.at(-1) !== kind;
    now.told = [...now.told, kind];
    if (isNews) this.tell(kind, { score: ply % 2 === 0 ? found : -found, isAgain });
  }

  /** A move comes back with a score of the side that made it. */
  private compare(kind: ThoughtKind, ply: number, found: number): void {
    if (this.isOver) return;
    const [above, { cell, line, told, isPruned }] = [this.calls[ply]!, this.calls[ply + 1]!];
    const isBetter = found > above.low;
    const score = ply % 2 === 0 ? found : -found;
    above.tried += 1;
    above.isPruned = isBetter && found >= above.high;
    if (isBetter) Object.assign(above, { low: found, line: cell ? [cell, ...line] : [], score });
    const isLeaf = told.length > 0 && !told.includes('list');
    if (!isBetter && (isLeaf || isPruned)) return;
    this.calls.length = ply + 2;
    this.tell(kind, { score, isBetter });
  }

  private tell(kind: ThoughtKind, news: Partial<ThoughtNews> = {}): void {
    if (this.isOver) return;
    this.steps[kind]({
      calls: this.calls.map((each) => ({ ...each })),
      round: this.depth,
      ...news,
    });
  }
}
