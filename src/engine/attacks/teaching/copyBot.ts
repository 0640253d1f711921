import { ARTICLE_RULES, type AttackRules, type Potential } from '../rules.ts';
import type { CountedLine } from './parts/loop.ts';
import { AttackList } from './parts/name.ts';
import type { Steps } from './parts/steps.ts';
import { partOf, type CopyChoice } from './suspects.ts';
import {
  WALL,
  Walk,
  capOf,
  type Content,
  type Contents,
  type CountedRun,
  type LineWeights,
  type Run,
  type Tried,
} from './parts/walk.ts';
import { EMPTY, O, X, type Mark } from '../../core/types.ts';
import { CENTRE, PEEK, REACH } from '../line.ts';
import type { BoardReader, Point } from '../../game/large/board.ts';
import { DIRECTIONS, type Direction } from '../../game/large/directions.ts';
import { candidates, firstCell, isHeavier, type WeighedCell } from '../heaviest.ts';

const tables = new WeakMap<AttackRules, LineWeights>();

/** The weights as the copy has them: a row for each power from 0. */
function tableOf(rules: AttackRules): LineWeights {
  let table = tables.get(rules);
  if (!table) tables.set(rules, (table = [[0, 0, 0], ...rules.weights] as unknown as LineWeights));
  return table;
}

/** The attacks of one line, from left to right, as the copy finds them. */
export function attacksOf(
  contents: Contents,
  tried: Tried,
  choice: CopyChoice,
  steps: Steps,
): readonly CountedRun[] {
  if (roomOf(contents, tried, steps) < 5) return [];
  const central: Run = { power: 1, potential: 0, divider: 1 };
  const parts = { isOpenAtRim: partOf(choice, 'rim'), addGap: partOf(choice, 'divider') };
  const walkOneWay = partOf(choice, 'order');
  const [before, after] = ([-1, 1] as const).map((way) => {
    const walk = new Walk(contents, way, tried, central);
    walkOneWay(walk, parts, steps);
    return walk.runs;
  }) as [Run[], Run[]];
  const runs = [...before.reverse(), central, ...after] as (Run & { potential: Potential })[];
  return runs.filter(partOf(choice, 'above'));
}

/** How many cells the player could still hold around the tried one, up to distance four. */
function roomOf(contents: Contents, { mark }: Tried, steps: Steps): number {
  let room = 1;
  for (const way of [-1, 1]) {
    for (let distance = 1; distance <= REACH; distance++) {
      steps.count();
      const cell = contents[CENTRE + way * distance];
      if (cell !== EMPTY && cell !== mark) break;
      room += 1;
    }
  }
  return room;
}

/** One line, as the copy counts it. */
export function readTaughtLine(
  contents: Contents,
  tried: Tried,
  choice: CopyChoice,
  steps: Steps,
  rules: AttackRules = ARTICLE_RULES,
): CountedLine {
  const attacks = attacksOf(contents, tried, choice, steps);
  const entryOf = partOf(choice, 'comma');
  const table = tableOf(rules);
  const entry = ({ power, potential }: CountedRun) => entryOf(table, capOf(power), potential);
  const weight = partOf(choice, 'name')(new AttackList(attacks, entry, steps));
  const fives = attacks.filter(({ power }) => power >= 5).length;
  return { weight, fives, breaks: breaks(attacks) };
}

/** Whether one careless answer loses on the line: as the engine's `breakReason` has it. */
function breaks(attacks: readonly CountedRun[]): boolean {
  const central = attacks.find((attack) => attack.divider === 1);
  if (!central) return false;
  if (central.power >= 4 || (central.power === 3 && central.potential === 2)) return true;
  return attacks.some((side) => {
    const bothOpen = central.potential === 2 && side.potential === 2;
    return side.divider === 2 && central.power + side.power + (bothOpen ? 1 : 0) >= 4;
  });
}

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
