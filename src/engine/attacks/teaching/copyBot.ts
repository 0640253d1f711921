import { EMPTY, O, X, type Mark } from '../../core/types.ts';
import { CENTRE, PEEK } from '../line.ts';
import type { CountedLine } from './parts/loop.ts';
import { readTaughtLine } from './readLine.ts';
import { partOf, type CopyChoice } from './suspects.ts';
import { WALL, type Content, type Contents, type Tried } from './parts/walk.ts';
import type { BoardReader, Point } from '../../game/large/board.ts';
import { DIRECTIONS, type Direction } from '../../game/large/directions.ts';
import { candidates, firstCell } from '../candidates.ts';
import { isHeavier, type WeighedCell } from '../heaviest.ts';
import { ARTICLE_RULES, type AttackRules } from '../rules.ts';
import type { Steps } from './parts/steps.ts';

/** The ten cells around the tried one and the tried mark, as one whole number: three bits a cell. */
function codeOf(contents: Contents, mark: Mark): number {
  let code = 0;
  for (let at = 0; at < contents.length; at++) {
    if (at !== CENTRE) code = (code << 3) | ((contents[at] as Content) & 7);
  }
  return mark === X ? code : -1 - code;
}

/**
 * A line reader with a cache, for searches through thousands of positions. The result depends only on the
 * cells of the line.
 */
export function remembering(choice: CopyChoice): LineReader {
  const memory = new Map<number, CountedLine>();
  return (contents, tried, steps) => {
    const code = codeOf(contents, tried.mark);
    let line = memory.get(code);
    if (!line) memory.set(code, (line = readTaughtLine(contents, tried, choice, steps)));
    return line;
  };
}

/** All possible halves of a line: up to five cells, and then the edge. */
function sides(): readonly (readonly Content[])[] {
  let open: Content[][] = [[]];
  const all: Content[][] = [];
  for (let length = 0; length <= PEEK; length++) {
    all.push(...open.map((cells) => [...cells, ...Array<Content>(PEEK - length).fill(WALL)]));
    open = open.flatMap((cells) => [EMPTY, X, O].map((next): Content[] => [...cells, next]));
  }
  return all;
}

/** Every possible line around a tried cell, including board edges: all inputs of a line reader. */
export function* rememberedLines(): Iterable<Contents> {
  const all = sides();
  for (const before of all) {
    const left = [...before].reverse();
    for (const after of all) yield [...left, EMPTY, ...after];
  }
}

/** The copy's view of a board: every candidate with its weight, and the cells that it may take. */
export interface CopyView {
  readonly cells: readonly WeighedCell[];
  readonly best: readonly Point[];
}

/** A line reader: `readTaughtLine`, or a cached one. */
export type LineReader = (contents: Contents, tried: Tried, steps: Steps) => CountedLine;

/**
 * The weighing bot a second time, in our own words but structured like the published one, with every part of
 * `SUSPECTS` in the variant that `choice` names. With all parts right it equals the engine's `cellWeight`,
 * to the last bit, as a test checks. It is only shown, never used as a player.
 */
export class CopyBot {
  readonly choice: CopyChoice;
  private readonly rules: AttackRules;
  private readonly read: LineReader;

  constructor(choice: CopyChoice, rules: AttackRules = ARTICLE_RULES, read?: LineReader) {
    this.choice = choice;
    this.rules = rules;
    this.read =
      read ?? ((contents, tried, steps) => readTaughtLine(contents, tried, choice, steps, rules));
  }

  /** The weight of an empty cell. */
  weight(board: BoardReader, { x, y }: Point, toMove: Mark, steps: Steps): number {
    const addLines = partOf(this.choice, 'loop');
    const contents = DIRECTIONS.map((direction) => contentsOf(board, { x, y }, direction));
    let weight = 0;
    for (const mark of [X, O]) {
      steps.count();
      const tried = { x, y, mark };
      const lines = contents.map((line) => this.read(line, tried, steps));
      const finish = mark === toMove ? this.rules.finish : 0;
      weight += addLines(lines, finish, this.rules, steps);
    }
    return weight;
  }

  /** All candidates and the heaviest ones. NaN is neither more nor less than any other weight. */
  view(board: BoardReader, toMove: Mark, steps: Steps): CopyView {
    if (board.count === 0) return { cells: [], best: [firstCell(board)] };
    const cells: WeighedCell[] = [];
    let best: WeighedCell[] = [];
    let most = -Infinity;
    for (const cell of candidates(board)) {
      const weight = this.weight(board, cell, toMove, steps);
      const weighed = { ...cell, weight };
      cells.push(weighed);
      if (best.length === 0 || isHeavier(weight, most)) {
        best = [weighed];
        most = weight;
      } else if (!isHeavier(most, weight)) {
        best.push(weighed);
        // Not Math.max: a weight that is no number must not become the greatest.
        if (weight > most) most = weight;
      }
    }
    const alike = best.filter(({ weight }) => !isHeavier(most, weight));
    return { cells, best: alike.map(({ x, y }) => ({ x, y })) };
  }

  /** Whether the mark at x, y has made five. */
  hasWon(board: BoardReader, { x, y }: Point, steps: Steps): boolean {
    return partOf(this.choice, 'empty')(board, x, y, steps);
  }
}

/** The cells in one direction through a cell, at offsets −5 … 5. */
export function contentsOf(board: BoardReader, { x, y }: Point, { dx, dy }: Direction): Contents {
  const contents: Contents[number][] = [];
  for (let offset = -PEEK; offset <= PEEK; offset++) {
    const [cellX, cellY] = [x + offset * dx, y + offset * dy];
    const isHere = offset === 0;
    contents.push(isHere ? EMPTY : board.has(cellX, cellY) ? board.at(cellX, cellY) : WALL);
  }
  return contents;
}
