import type { WeightBoard } from '../../../attacks/weightBoard.ts';
import type { Rng } from '../../../core/rng.ts';
import { O, X, type Mark } from '../../../core/types.ts';
import type { BoardReader, Point } from '../../../game/large/board.ts';
import { classIn } from '../../../threat/cellLevel.ts';
import { LINE } from '../../../threat/lineClass.ts';
import { localBoard } from '../../../threat/localBoard.ts';
import {
  GROUP,
  enemyOf,
  sideOf,
  type ThreatBoard,
  type ThreatSide,
} from '../../../threat/threatBoard.ts';
import { evaluationValues } from './lineValues.ts';
import { MoveLists, winningFour } from './moveList.ts';
import { ALL_PARTS } from './search.ts';
import { StrongestPlayer, type SearchProgress, type SearchedMove } from './strongest.ts';
import { INFINITE, TEMPO, WIN_SCORE } from './tuning.ts';

/** The machines that lead to the strongest player, each made to beat the one before. */
export const LEADING_MACHINES = ['near', 'weights', 'board', 'deep', 'fours', 'memory'] as const;
export type LeadingMachine = (typeof LEADING_MACHINES)[number];

/** The last is that player itself. They play freestyle on a board with borders that holds a mark. */
export const MACHINES = [...LEADING_MACHINES, 'everywhere'] as const;
export type LadderMachine = (typeof MACHINES)[number];

/** The parts of those that search deeper and deeper. */
export const MACHINE_PARTS = {
  deep: { fours: 'nowhere', memory: false },
  fours: { fours: 'first', memory: false },
  memory: { fours: 'first', memory: true },
  everywhere: ALL_PARTS,
} as const;

/** What a machine remembers in one game: more entries than it can fill. */
const TABLE_BITS = 16;

const isSearching = (machine: LadderMachine): machine is keyof typeof MACHINE_PARTS =>
  machine in MACHINE_PARTS;

/** A machine in one game. */
export class MachinePlayer {
  private readonly machine: LadderMachine;
  private readonly nodes: number;
  private readonly search: StrongestPlayer | undefined;

  /** `nodes`: positions a move, for the machines that search deeper and deeper. */
  constructor(machine: LadderMachine, nodes: number) {
    this.machine = machine;
    this.nodes = nodes;
    if (isSearching(machine)) this.search = new StrongestPlayer(TABLE_BITS, MACHINE_PARTS[machine]);
  }

  /** Its move, what it expects and how many positions it has looked at; `undefined` if the board is full. */
  choose(
    board: WeightBoard,
    mark: Mark,
    rng: Rng,
    onProgress: (progress: SearchProgress) => void = () => undefined,
  ): SearchedMove | undefined {
    const limits = { nodes: this.nodes, onProgress };
    if (this.search) return this.search.choose(board, mark, 'freestyle', limits);
    const { best, looked } = CHOICES[this.machine as keyof typeof CHOICES](board, mark);
    const move = best[rng.int(Math.max(1, best.length))];
    return move && { move, score: 0, depth: 0, nodes: looked, line: [move] };
  }
}

interface Choice {
  /** One of these is drawn evenly. */
  readonly best: readonly Point[];
  /** Positions that were looked at. */
  readonly looked: number;
}

/** The machines that don't search deeper and deeper. */
const CHOICES = {
  near: (board: WeightBoard): Choice => ({ best: cellsNearMarks(board), looked: 0 }),
  weights: (board: WeightBoard, mark: Mark): Choice => ({ best: board.heaviest(mark), looked: 0 }),
  board: (board: WeightBoard, mark: Mark): Choice => {
    const { judged, looked } = twoMovesAhead(board, mark);
    const most = Math.max(...judged.map(({ score }) => score));
    return { best: judged.filter(({ score }) => score === most).map(({ cell }) => cell), looked };
  },
} as const;

/** The empty cells to which the strongest player goes: at most two away from a mark, or if there are none, all. */
export function cellsNearMarks(board: BoardReader): readonly Point[] {
  const local = localBoard(board, 'freestyle');
  if (!local) return [];
  const lists = new MoveLists(local.board);
  return nearCells(lists, 0).map(local.pointOf);
}

function nearCells(lists: MoveLists, begin: number): readonly number[] {
  const end = lists.all(begin);
  return [...lists.cells.subarray(begin, end > begin ? end : lists.anywhere(begin))];
}

/** A cell, and the number that the worst answer to it leaves. */
export interface JudgedCell {
  readonly cell: Point;
  readonly score: number;
}

/**
 * A side's move, each answer to it, and the number of each board that comes of that: no branch is left out. A side that can make
 * five does so.
 */
export function twoMovesAhead(
  large: BoardReader,
  mark: Mark,
): { readonly judged: readonly JudgedCell[]; readonly looked: number } {
  const local = localBoard(large, 'freestyle', evaluationValues());
  if (!local) return { judged: [], looked: 0 };
  const { board, pointOf } = local;
  const side = sideOf(mark);
  const lists = new MoveLists(board);
  let looked = 0;
  const judge = (move: number): number => {
    looked += 1;
    if (isFive(board, side, move)) return WIN_SCORE - 1;
    board.place(move, side);
    lists.change(move, 1);
    const { worst, answers } = worstAnswer(board, lists, side);
    looked += answers;
    board.remove(move, side);
    lists.change(move, -1);
    return worst;
  };
  const judged = nearCells(lists, 0).map((move) => ({ cell: pointOf(move), score: judge(move) }));
  return { judged, looked };
}

function worstAnswer(board: ThreatBoard, lists: MoveLists, side: ThreatSide) {
  const enemy = enemyOf(side);
  if (board.count(enemy, GROUP.FIVES) > 0) return { worst: -(WIN_SCORE - 2), answers: 1 };
  let worst = INFINITE;
  const answers = nearCells(lists, 0);
  for (const answer of answers) {
    board.place(answer, enemy);
    worst = Math.min(worst, boardScore(board, side));
    board.remove(answer, enemy);
  }
  return { worst, answers: answers.length };
}

function isFive(board: ThreatBoard, side: ThreatSide, cell: number): boolean {
  const count = board.count(side, GROUP.FIVES);
  for (let at = 0; at < count; at++) {
    if (board.listed(side, GROUP.FIVES, at) === cell) return true;
  }
  return false;
}

/**
 * The number of a board for the side to move: what its cells are worth to it, less what they are worth to the other side.
 * But whoever makes five next has won, or else an open four.
 */
function boardScore(board: ThreatBoard, side: ThreatSide): number {
  const enemy = enemyOf(side);
  if (board.count(side, GROUP.FIVES) > 0) return WIN_SCORE - 3;
  if (board.count(enemy, GROUP.FIVES) > 1) return -(WIN_SCORE - 4);
  const isFree = board.count(enemy, GROUP.FIVES) === 0;
  if (isFree && winningFour(board, side) >= 0) return WIN_SCORE - 5;
  return board.sums[side]! - board.sums[enemy]! + TEMPO;
}

/** What a mark on an empty cell would be worth, by its two best lines. */
export interface SummedCell extends Point {
  readonly mark: Mark;
  readonly worth: number;
  /** What its two best lines would be, the best one first. */
  readonly lines: readonly (keyof typeof LINE)[];
}

const LINE_NAMES = Object.keys(LINE) as readonly (keyof typeof LINE)[];

function bestLines(code: number): SummedCell['lines'] {
  const classes = [0, 1, 2, 3].map((line) => classIn(code, line));
  return classes
    .toSorted((a, b) => b - a)
    .slice(0, 2)
    .map((each) => LINE_NAMES[each] ?? 'NONE');
}

/** The number of a board for the side to move, cell by cell: `own` less `theirs`, and `tempo` for the move. */
export function numberOfBoard(
  large: BoardReader,
  toMove: Mark,
): {
  readonly cells: readonly SummedCell[];
  readonly own: number;
  readonly theirs: number;
  readonly tempo: number;
  readonly score: number;
} {
  const values = evaluationValues();
  const local = localBoard(large, 'freestyle', values);
  if (!local) throw new Error('the board is too large');
  const { board } = local;
  const side = sideOf(toMove);
  const cells = ([X, O] as const).flatMap((mark) =>
    Array.from({ length: board.length }, (_, cell) => cell)
      .filter((cell) => board.isEmpty(cell))
      .map((cell) => {
        const code = board.code(sideOf(mark), cell);
        const worth = values[sideOf(mark)][code] ?? 0;
        return { ...local.pointOf(cell), mark, worth, lines: bestLines(code) };
      }),
  );
  const [own, theirs] = [board.sums[side]!, board.sums[enemyOf(side)]!];
  return { cells, own, theirs, tempo: TEMPO, score: own - theirs + TEMPO };
}
