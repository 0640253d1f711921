import { LEVEL } from '../../../threat/cellLevel.ts';
import { GROUP, enemyOf, type ThreatSide, type ThreatBoard } from '../../../threat/threatBoard.ts';
import { VcfSearch } from '../../../threat/vcf.ts';
import { MOST_PLIES, MoveLists, MoveRanks, isAllowed, winningFour } from './moveList.ts';
import { BOUND, fromTable, inTable, type ScoreTable } from './scoreTable.ts';
import type { ThoughtRecorder } from './thoughts.ts';
import {
  BEYOND,
  BREATH,
  FOR_EVER,
  INFINITE,
  LEAF_FOURS,
  REDUCTIONS,
  SURE_LINE_SCORE,
  TEMPO,
  THREATENED,
  WIN_SCORE,
  mostMoves,
} from './tuning.ts';

/** What a search can do without, to show what it is worth. */
export interface SearchParts {
  /** Where it looks for wins by fours: before anything else at its move, or at each new position as well. */
  readonly fours: 'nowhere' | 'first' | 'everywhere';
  /** It keeps what it has found out about positions. */
  readonly memory: boolean;
}
export const ALL_PARTS: SearchParts = { fours: 'everywhere', memory: true };

/** −1 is a reply that does not exist (`NO_REPLY`). */
const END = -2;

/** The best line from each ply on, as far as it is known. */
class BestLines {
  /** `MOST_PLIES` moves a ply, ended by `END`. */
  private readonly moves = new Int32Array((MOST_PLIES + 2) * MOST_PLIES);

  /** Nothing is known from this ply on. */
  clear(ply: number): void {
    this.moves[ply * MOST_PLIES] = END;
  }

  /** From this ply on the line is these moves. */
  set(ply: number, line: readonly number[]): void {
    const begin = ply * MOST_PLIES;
    const length = Math.min(line.length, MOST_PLIES - 1);
    for (let at = 0; at < length; at++) this.moves[begin + at] = line[at]!;
    this.moves[begin + length] = END;
  }

  /** From this ply on the line is a move, and the line of the next ply. */
  prepend(ply: number, move: number): void {
    const { moves } = this;
    const [own, next] = [ply * MOST_PLIES, (ply + 1) * MOST_PLIES];
    moves[own] = move;
    let at = 0;
    while (at < MOST_PLIES - 2 && moves[next + at] !== END) {
      moves[own + at + 1] = moves[next + at]!;
      at += 1;
    }
    moves[own + at + 1] = END;
  }

  first(ply: number): number {
    return this.moves[ply * MOST_PLIES]!;
  }

  from(ply: number): number[] {
    const begin = ply * MOST_PLIES;
    const end = this.moves.indexOf(END, begin);
    return [...this.moves.subarray(begin, end)];
  }
}

/**
 * Alpha-beta over a threat board (docs/algorithms.md, section 9): principal variation search with a table of
 * scores. A node first looks whether fives and fours decide it. Only where nothing is forced are all cells near marks
 * tried, in the order of the table's move, killers, urgency and history.
 * Scores are from the side to move.
 */
export class LineSearch {
  readonly board: ThreatBoard;
  readonly lists: MoveLists;
  readonly fours: VcfSearch;
  readonly table: ScoreTable;
  readonly lines = new BestLines();
  readonly ranks: MoveRanks;
  /** Positions searched, those of the searches for fours not among them. */
  ownNodes = 0;
  /** Set when time or nodes are used up: what is returned then means nothing. */
  isOver = false;

  readonly parts: SearchParts;
  /** Is told of every step. */
  trace: ThoughtRecorder | undefined;
  private budget = Infinity;
  private isTimeOver: () => boolean = () => false;

  constructor(board: ThreatBoard, table: ScoreTable, parts: SearchParts = ALL_PARTS) {
    this.board = board;
    this.parts = parts;
    this.lists = new MoveLists(board);
    this.fours = new VcfSearch(board, 17);
    this.table = table;
    this.ranks = new MoveRanks(board, this.lists);
  }

  get nodes(): number {
    return this.ownNodes + this.fours.nodes;
  }

  /** What ends a search: so many nodes from now on, or the clock. */
  limit(budget: number, isTimeOver: () => boolean): void {
    this.budget = this.nodes + budget;
    this.isTimeOver = isTimeOver;
    this.isOver = false;
  }

  place(cell: number, side: ThreatSide): void {
    this.trace?.place(cell);
    this.board.place(cell, side);
    this.lists.change(cell, 1);
  }

  remove(cell: number, side: ThreatSide): void {
    this.trace?.remove();
    this.board.remove(cell, side);
    this.lists.change(cell, -1);
  }

  /** Whether the search has to end. */
  hasEnded(): boolean {
    if (!this.isOver && this.nodes >= this.budget) this.isOver = true;
    if (!this.isOver && this.ownNodes % BREATH === 0 && this.isTimeOver()) this.isOver = true;
    return this.isOver;
  }

  /** The score of a position for the side to move, so many plies deep, within a window. */
  search(
    side: ThreatSide,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    begin: number,
  ): number {
    this.ownNodes += 1;
    this.lines.clear(ply);
    if (this.hasEnded()) {
      this.trace?.over();
      return 0;
    }
    const { board } = this;
    const enemy = enemyOf(side);
    if (board.count(side, GROUP.FIVES) > 0) {
      return this.end(ply, board.listed(side, GROUP.FIVES, 0), WIN_SCORE - ply - 1);
    }
    const fives = board.count(enemy, GROUP.FIVES);
    if (fives > 1) return -(WIN_SCORE - ply - 2);
    if (fives === 1) return this.forced(side, depth, alpha, beta, ply, begin);
    const four = winningFour(board, side);
    if (four >= 0) return this.end(ply, four, WIN_SCORE - ply - 3);
    const most = WIN_SCORE - ply - 5;
    if (alpha >= most) return alpha;
    const least = -(WIN_SCORE - ply - 4);
    if (beta <= least) return beta;
    if (ply >= MOST_PLIES - 2) return this.evaluate(side);
    return this.unforced(side, depth, alpha, Math.min(beta, most), ply, begin);
  }

  /** What the lines say, without searching further. */
  evaluate(side: ThreatSide): number {
    const { sums } = this.board;
    return sums[side]! - sums[1 - side]! + TEMPO;
  }

  private end(ply: number, move: number, score: number): number {
    this.trace?.end(ply, score);
    this.lines.set(ply, [move]);
    return score;
  }

  /** The only move that stops a five costs no depth. */
  private forced(
    side: ThreatSide,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    begin: number,
  ): number {
    const { board } = this;
    const move = board.listed(enemyOf(side), GROUP.FIVES, 0);
    if (!isAllowed(board, side, move)) return -(WIN_SCORE - ply - 2);
    if (ply >= MOST_PLIES - 2) return this.evaluate(side);
    this.place(move, side);
    const score = -this.search(enemyOf(side), depth, -beta, -alpha, ply + 1, begin);
    this.trace?.forced(ply);
    this.remove(move, side);
    if (score > alpha) this.lines.prepend(ply, move);
    return score;
  }

  /** Neither side has a five, and the side to move has no winning four. */
  private unforced(
    side: ThreatSide,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    begin: number,
  ): number {
    const { board, table } = this;
    const isThreatened = winningFour(board, enemyOf(side)) >= 0;
    const isLeaf = depth <= 0 && (!isThreatened || depth <= BEYOND);
    const isNarrow = beta - alpha === 1;
    const entry = this.parts.memory ? table.find(board, side) : -1;
    if (entry >= 0 && isNarrow && this.isKnown(entry, depth, alpha, beta, ply)) {
      const score = fromTable(table.score(entry), ply);
      this.trace?.known(ply, score);
      return score;
    }
    const tableMove = entry >= 0 ? table.move(entry) : -1;
    if (entry < 0 || isLeaf) {
      const won = this.winByFours(side, ply);
      if (won !== 0) {
        return this.store(side, FOR_EVER, ply, won, BOUND.AT_LEAST, this.lines.first(ply));
      }
    }
    const guess = this.evaluate(side);
    if (isLeaf) {
      const score = isThreatened ? guess - THREATENED : guess;
      this.trace?.guess(ply, score);
      return score;
    }
    if (!isThreatened && isNarrow && Math.abs(beta) < SURE_LINE_SCORE) {
      const cut = this.pruned(side, depth, beta, guess, ply, begin);
      if (cut !== undefined) {
        this.trace?.ahead(ply, cut);
        return cut;
      }
    }
    return this.tryMoves(side, depth, alpha, beta, ply, begin, tableMove, isThreatened);
  }

  /** Whether an entry of the table was searched deep enough, and is outside the window. */
  private isKnown(entry: number, depth: number, alpha: number, beta: number, ply: number): boolean {
    const { table } = this;
    if (table.depth(entry) < depth) return false;
    const score = fromTable(table.score(entry), ply);
    const bound = table.bound(entry);
    if (bound === BOUND.AT_LEAST) return score >= beta;
    return bound === BOUND.EXACT || score <= alpha;
  }

  /** The score of a win by fours; 0 if none is found within a small budget. */
  private winByFours(side: ThreatSide, ply: number): number {
    if (this.parts.fours !== 'everywhere') return 0;
    if (this.board.count(side, GROUP.FOURS) === 0) return 0;
    if (this.fours.find(side, LEAF_FOURS) !== 'win') return 0;
    this.lines.set(ply, this.fours.line);
    return WIN_SCORE - ply - this.fours.line.length;
  }

  /** A score that is surely enough: far above the window, or even after letting the enemy move twice. */
  private pruned(
    side: ThreatSide,
    depth: number,
    beta: number,
    guess: number,
    ply: number,
    begin: number,
  ): number | undefined {
    if (depth <= 3 && guess - 30 * depth >= beta) return guess;
    if (depth < 2 || guess < beta) return undefined;
    this.trace?.pass(ply);
    // The hash of "somebody has passed" is that of the same marks with the other side to move.
    const score = -this.search(
      enemyOf(side),
      depth - 3 - (depth >> 2),
      -beta,
      1 - beta,
      ply + 1,
      begin,
    );
    if (this.isOver) return 0;
    return score >= beta && score < SURE_LINE_SCORE ? score : undefined;
  }

  private tryMoves(
    side: ThreatSide,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    begin: number,
    tableMove: number,
    isThreatened: boolean,
  ): number {
    const { lists } = this;
    const end = isThreatened ? lists.defences(begin, side) : lists.all(begin);
    this.ranks.rank(side, ply, begin, end, tableMove);
    let best = isThreatened ? -(WIN_SCORE - ply - 4) : -INFINITE;
    let bestMove = -1;
    let low = alpha;
    const most = isThreatened ? Infinity : mostMoves(depth, this.evaluate(side) - alpha);
    let tried = 0;
    this.trace?.list(ply, Math.min(end - begin, most), alpha, beta);
    for (let at = begin; at < end && tried < most; at++) {
      const move = lists.pick(at, end);
      if (!isAllowed(this.board, side, move)) continue;
      const score = this.tryMove(side, move, depth, low, beta, ply, end, tried);
      tried += 1;
      if (this.isOver) return 0;
      if (score <= best) continue;
      best = score;
      if (score <= low) continue;
      low = score;
      bestMove = move;
      this.lines.prepend(ply, move);
      if (score >= beta) {
        this.ranks.reward(side, move, depth, ply);
        break;
      }
    }
    if (tried === 0 && !isThreatened) return 0;
    const bound = best >= beta ? BOUND.AT_LEAST : best > alpha ? BOUND.EXACT : BOUND.AT_MOST;
    return this.store(side, depth, ply, best, bound, bestMove);
  }

  /** One move: the first with the whole window, later ones with none, and deeper again if they surprise. */
  private tryMove(
    side: ThreatSide,
    move: number,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    begin: number,
    tried: number,
  ): number {
    const enemy = enemyOf(side);
    const isLoud = (this.board.level(side, move) & 7) >= LEVEL.THREE;
    this.place(move, side);
    const next = depth - 1;
    let score: number;
    if (tried === 0) {
      score = -this.search(enemy, next, -beta, -alpha, ply + 1, begin);
    } else {
      const plain = REDUCTIONS[Math.min(Math.max(depth, 0), 63)]![Math.min(tried, 63)]!;
      const less = isLoud ? plain >> 1 : plain;
      score = -this.search(enemy, next - less, -alpha - 1, -alpha, ply + 1, begin);
      if (score > alpha && less > 0 && !this.isOver) {
        score = -this.search(enemy, next, -alpha - 1, -alpha, ply + 1, begin);
      }
      if (score > alpha && score < beta && !this.isOver) {
        score = -this.search(enemy, next, -beta, -alpha, ply + 1, begin);
      }
    }
    this.trace?.back(ply, score);
    this.remove(move, side);
    return score;
  }

  private store(
    side: ThreatSide,
    depth: number,
    ply: number,
    score: number,
    bound: number,
    move: number,
  ): number {
    const entry = { move, score: inTable(score, ply), depth: Math.min(depth, FOR_EVER), bound };
    this.table.store(this.board, side, entry);
    return score;
  }
}
