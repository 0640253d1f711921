import { expect } from 'vitest';
import { GomocupBrain } from '../../src/cli/gomocup/brain.ts';
import { seededRng } from '../../src/engine/index.ts';

const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** The manager's own board: it trusts no brain. */
export class Referee {
  readonly cells = new Map<string, 'first' | 'second'>();
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  get isFull(): boolean {
    return this.cells.size === this.width * this.height;
  }

  place(text: string, who: 'first' | 'second'): { longest: number; lengths: number[] } {
    const [, x, y] = /^(\d+),(\d+)$/.exec(text) ?? [];
    if (x === undefined || y === undefined) throw new Error(`no move: ${text}`);
    const cell = { x: Number(x), y: Number(y) };
    if (cell.x >= this.width || cell.y >= this.height) throw new Error(`outside: ${text}`);
    if (this.cells.has(text)) throw new Error(`taken: ${text}`);
    this.cells.set(text, who);
    const lengths = WAYS.map(([dx, dy]) => {
      const count = (way: number) => {
        let steps = 0;
        while (this.at(cell.x + way * (steps + 1) * dx, cell.y + way * (steps + 1) * dy) === who) {
          steps += 1;
        }
        return steps;
      };
      return 1 + count(1) + count(-1);
    });
    return { longest: Math.max(...lengths), lengths };
  }

  private at(x: number, y: number) {
    return this.cells.get(`${x},${y}`);
  }
}

export type Rule = 0 | 1 | 4;

export function hasWon(lengths: readonly number[], who: 'first' | 'second', rule: Rule): boolean {
  const isExact = rule === 1 || (rule === 4 && who === 'first');
  return lengths.some((length) => (isExact ? length === 5 : length >= 5));
}

export interface Match {
  readonly width: number;
  readonly height: number;
  readonly rule: Rule;
  readonly seed: number;
  /** Marks that are given with `BOARD`, in turns; none: the game begins with `BEGIN`. */
  readonly opening: number;
  /** The brains: by weights, unless told. */
  readonly makes?: (seed: number) => GomocupBrain;
  /** What they are told of the match beside its rule. */
  readonly info?: readonly string[];
}

const INFO = ['timeout_turn 5', 'time_left 1', 'max_memory 0', 'game_type 1'];

/** The only line of an answer. */
export function say(brain: GomocupBrain, line: string): string {
  const lines = brain.answer(line);
  if (lines.length !== 1) throw new Error(`${line}: ${lines.length} lines`);
  return lines[0] as string;
}

export function newBrain({ width, height, rule, seed, makes, info = INFO }: Match): GomocupBrain {
  const brain = makes?.(seed) ?? new GomocupBrain(seed);
  expect(say(brain, width === height ? `START ${width}\r` : `RECTSTART ${width},${height}`)).toBe(
    'OK',
  );
  for (const each of [`rule ${rule}`, ...info]) expect(brain.answer(`INFO ${each}`)).toEqual([]);
  return brain;
}

/** The first move of the brain whose turn it is: after the opening marks, or on the empty board. */
function firstMove(brain: GomocupBrain, opening: readonly string[]): string {
  if (opening.length === 0) return say(brain, 'BEGIN');
  expect(brain.answer('BOARD')).toEqual([]);
  for (const [at, cell] of opening.entries()) {
    const isOwn = (opening.length - at) % 2 === 0;
    expect(brain.answer(`${cell},${isOwn ? 1 : 2}`)).toEqual([]);
  }
  return say(brain, 'DONE');
}

/** Plays a match to its end and tells how it came; an illegal move or an odd answer throws. */
export function play(match: Match) {
  const { width, height, rule, seed } = match;
  const referee = new Referee(width, height);
  const rng = seededRng(seed);
  const opening: string[] = [];
  const sides = ['first', 'second'] as const;
  while (opening.length < match.opening) {
    const cell = `${rng.int(width)},${rng.int(height)}`;
    if (referee.cells.has(cell)) continue;
    referee.place(cell, sides[opening.length % 2] as 'first');
    opening.push(cell);
  }
  const brains = [newBrain(match), newBrain({ ...match, seed: seed + 1 })] as const;
  let overlines = 0;
  let turn = opening.length % 2;
  let move = firstMove(brains[turn] as GomocupBrain, opening);
  let isFresh = true;
  for (;;) {
    const who = sides[turn] as 'first' | 'second';
    const { longest, lengths } = referee.place(move, who);
    if (hasWon(lengths, who, rule)) return { result: who, overlines, moves: referee.cells.size };
    if (longest > 5 && who === 'first') overlines += 1;
    if (referee.isFull) return { result: 'draw', overlines, moves: referee.cells.size };
    turn = 1 - turn;
    const other = brains[turn] as GomocupBrain;
    // The other brain hears of the opening, too, when it comes to move for the first time.
    move = isFresh ? hearAll(other, [...opening, move]) : say(other, `TURN ${move}`);
    isFresh = false;
  }
}

function hearAll(brain: GomocupBrain, cells: readonly string[]): string {
  return cells.length === 1 ? say(brain, `TURN ${cells[0]}`) : firstMove(brain, cells);
}
