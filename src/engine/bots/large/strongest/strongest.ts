import type { Mark } from '../../../core/types.ts';
import type { BoardReader, Point } from '../../../game/large/board.ts';
import type { WinRule } from '../../../game/large/winScan.ts';
import { localBoard, type LocalBoard } from '../../../threat/localBoard.ts';
import { GROUP, enemyOf, sideOf, type ThreatSide } from '../../../threat/threatBoard.ts';
import { NO_REPLY } from '../../../threat/vcf.ts';
import { evaluationValues } from './lineValues.ts';
import { isAllowed } from './moveList.ts';
import { ScoreTable } from './scoreTable.ts';
import { ALL_PARTS, LineSearch, type SearchParts } from './search.ts';
import type { ThoughtRecorder } from './thoughts.ts';
import { INFINITE, SURE_LINE_SCORE, WIN_SCORE } from './tuning.ts';

/** Budgets of nodes from a beginner's to a full one. */
export const SEARCH_LEVELS = [30, 300, 3_000, 30_000, 300_000, 3_000_000] as const;

/** Where a search is, after each depth and whenever its move changes. */
export interface SearchProgress {
  readonly depth: number;
  /** From the side to move: a win is `WIN_SCORE` less the plies to its five. */
  readonly score: number;
  readonly nodes: number;
  readonly move: Point;
  /** The best moves of both sides as far as they are known; `null`: no legal reply. */
  readonly line: readonly (Point | null)[];
  /** Moves of this depth that were tried and found no better. */
  readonly refuted: readonly Point[];
}

/** What a search may use, and whom it tells of its progress. */
export interface SearchLimits {
  /** A budget; without one only `isTimeOver`, `depth` or a known end stop the search. */
  readonly nodes?: number;
  /** The greatest depth. */
  readonly depth?: number;
  /** Asked every few nodes. */
  readonly isTimeOver?: () => boolean;
  readonly onProgress?: (progress: SearchProgress) => void;
  /** Makes what is told of every step, given the cells that the search's numbers mean. */
  readonly trace?: (pointOf: LocalBoard['pointOf']) => ThoughtRecorder;
}

/** The move that a search chooses, and what it expects. */
export type SearchedMove = Omit<SearchProgress, 'refuted'>;

const NEVER = () => false;
const DEEPEST = 60;

/**
 * The strongest player of large boards: iterative deepening over `LineSearch`, after a look for wins by fours of
 * either side. The same position and budget of nodes give the same move, if the player is new.
 */
export class StrongestPlayer {
  private readonly table: ScoreTable;
  private readonly parts: SearchParts;

  /** 2^tableBits entries of 13 bytes are kept from move to move. */
  constructor(tableBits = 18, parts = ALL_PARTS) {
    this.table = new ScoreTable(tableBits);
    this.parts = parts;
  }

  /** The move of a side on a board where nobody has won; `undefined` if the board is full. */
  choose(
    large: BoardReader,
    toMove: Mark,
    rule: WinRule,
    limits: SearchLimits,
  ): SearchedMove | undefined {
    const local = localBoard(large, rule, evaluationValues());
    if (!local) return undefined;
    this.table.grow();
    const search = new LineSearch(local.board, this.table, this.parts);
    search.trace = limits.trace?.(local.pointOf);
    return new RootSearch(local, sideOf(toMove), search, limits).run();
  }
}

/** One move's search, from the root. */
class RootSearch {
  private readonly local: LocalBoard;
  private readonly side: ThreatSide;
  private readonly search: LineSearch;
  private readonly limits: SearchLimits;
  private moves: number[] = [];
  private best: { move: number; score: number; depth: number; line: readonly number[] };
  private refuted: number[] = [];
  /** Moves that are known to lose. */
  private readonly lost = new Set<number>();

  constructor(local: LocalBoard, side: ThreatSide, search: LineSearch, limits: SearchLimits) {
    this.local = local;
    this.side = side;
    this.search = search;
    this.limits = limits;
    this.search.limit(limits.nodes ?? Infinity, limits.isTimeOver ?? NEVER);
    this.best = { move: -1, score: 0, depth: 0, line: [] };
  }

  run(): SearchedMove | undefined {
    this.moves = this.rootMoves();
    this.search.trace?.cells(this.moves);
    const [first] = this.moves;
    if (first === undefined) return undefined;
    this.best = { move: first, score: this.search.evaluate(this.side), depth: 0, line: [first] };
    if (!this.decided()) this.deepen();
    const answer = this.answer();
    this.search.trace?.play(answer.nodes, answer.score, answer.line);
    return answer;
  }

  /** The moves that are tried, the most urgent first. */
  private rootMoves(): number[] {
    const { board } = this.local;
    const { lists } = this.search;
    if (board.marks === 0) {
      const { width, height } = board.size;
      return [board.index((width - 1) >> 1, (height - 1) >> 1)];
    }
    let end = lists.all(0);
    if (end === 0) end = lists.anywhere(0);
    this.search.ranks.rank(this.side, 0, 0, end, -1);
    const cells = Array.from({ length: end }, (_, at) => lists.pick(at, end));
    const allowed = cells.filter((cell) => isAllowed(board, this.side, cell));
    if (allowed.length > 0) return allowed;
    end = lists.anywhere(0);
    const all = [...lists.cells.subarray(0, end)];
    const legal = all.find((cell) => isAllowed(board, this.side, cell)) ?? all[0];
    return legal === undefined ? [] : [legal];
  }

  /** Whether fives, fours or a single choice decide the move. */
  private decided(): boolean {
    const { board } = this.local;
    const { side, search } = this;
    const enemy = enemyOf(side);
    if (board.count(side, GROUP.FIVES) > 0) {
      const move = board.listed(side, GROUP.FIVES, 0);
      return this.settle(move, WIN_SCORE - 1, [move]);
    }
    const fives = board.count(enemy, GROUP.FIVES);
    if (fives > 0) {
      const stops = Array.from({ length: fives }, (_, at) => board.listed(enemy, GROUP.FIVES, at));
      const stop = stops.find((cell) => isAllowed(board, side, cell));
      if (fives > 1 || stop === undefined) {
        return this.settle(stop ?? this.best.move, -(WIN_SCORE - 2), [stop ?? this.best.move]);
      }
      this.moves = [stop];
      this.best = { ...this.best, move: stop, line: [stop] };
    }
    if (this.hasFours(side, 0.2, 20_000)) {
      const line = [...search.fours.line];
      return this.settle(line[0]!, WIN_SCORE - line.length, line);
    }
    if (fives === 0) this.leaveLosing(enemy);
    return this.moves.length === 1 && this.limits.depth === undefined && fives === 0;
  }

  private settle(move: number, score: number, line: readonly number[]): true {
    this.best = { move, score, depth: line.length, line };
    return true;
  }

  /** Whether a side, to move, wins by fours, found with a part of the budget and at most so many nodes. */
  private hasFours(side: ThreatSide, part: number, most: number): boolean {
    if (this.search.parts.fours === 'nowhere') return false;
    const share = Math.max(100, Math.min(most, Math.floor((this.limits.nodes ?? Infinity) * part)));
    return this.search.fours.find(side, share, this.limits.isTimeOver) === 'win';
  }

  /** If the enemy could win by fours now, leaves out the moves after which it still could. */
  private leaveLosing(enemy: ThreatSide): void {
    const { search } = this;
    if (!this.hasFours(enemy, 0.1, 10_000)) return;
    const holding = this.moves.filter((move) => {
      if (this.search.hasEnded()) return true;
      search.place(move, this.side);
      const loses = this.hasFours(enemy, 0.005, 2_000);
      search.remove(move, this.side);
      return !loses;
    });
    if (holding.length > 0 && !search.isOver) this.moves = holding;
    this.best = { ...this.best, move: this.moves[0]!, line: [this.moves[0]!] };
  }

  private deepen(): void {
    const deepest = Math.min(this.limits.depth ?? DEEPEST, DEEPEST);
    for (let depth = 1; depth <= deepest; depth++) {
      this.refuted = [];
      this.search.trace?.round(depth, this.moves.length);
      const { score: before } = this.best;
      const score = this.tryAll(depth);
      if (this.search.isOver) return this.avoidLoss(before);
      this.best = { ...this.best, score, depth };
      this.tell();
      if (Math.abs(score) > SURE_LINE_SCORE && WIN_SCORE - Math.abs(score) <= depth) return;
    }
  }

  /** When time ends and the best move is known to lose, takes the first that isn't, with the score of the depth before. */
  private avoidLoss(score: number): void {
    if (this.best.score > -SURE_LINE_SCORE) return;
    const hope = this.moves.find((move) => !this.lost.has(move));
    if (hope !== undefined) this.best = { ...this.best, move: hope, score, line: [hope] };
  }

  /** One depth: the best move of the depth before comes first. */
  private tryAll(depth: number): number {
    const { search, side } = this;
    let alpha = -INFINITE;
    const enemy = enemyOf(side);
    for (const move of [...this.moves]) {
      const isFirst = alpha === -INFINITE;
      search.place(move, side);
      let score = 0;
      if (!isFirst) score = -search.search(enemy, depth - 1, -alpha - 1, -alpha, 1, 0);
      if (isFirst || (score > alpha && !search.isOver)) {
        score = -search.search(enemy, depth - 1, -INFINITE, -alpha, 1, 0);
      }
      search.trace?.result(score);
      search.remove(move, side);
      if (search.isOver) return alpha;
      if (score <= -SURE_LINE_SCORE) this.lost.add(move);
      if (score > alpha) {
        if (score > -SURE_LINE_SCORE) this.lost.delete(move);
        alpha = score;
        this.keep(move, score, depth);
      } else this.refuted.push(move);
    }
    return alpha;
  }

  private keep(move: number, score: number, depth: number): void {
    const line = [move, ...this.search.lines.from(1)];
    this.best = { move, score, depth, line };
    this.moves = [move, ...this.moves.filter((each) => each !== move)];
    if (depth > 1) this.tell();
  }

  private tell(): void {
    const { pointOf } = this.local;
    this.limits.onProgress?.({ ...this.answer(), refuted: this.refuted.map(pointOf) });
  }

  private answer(): SearchedMove {
    const { move, score, depth, line } = this.best;
    const { pointOf } = this.local;
    return {
      move: pointOf(move),
      score,
      depth,
      nodes: this.search.nodes,
      line: line.map((cell) => (cell === NO_REPLY ? null : pointOf(cell))),
    };
  }
}
