import { fail, ok, type Result } from '../../core/result.ts';
import { other, type Mark } from '../../core/types.ts';
import { isSize } from './board.ts';
import { endAfter, MOST_MOVES, lineTo, type GameRecord, type RecordMove } from './gameRecord.ts';
import type { RecordProblem } from './gameRecordProblem.ts';
import { SparseBoard } from './sparseBoard.ts';
import type { WinRule } from './winScan.ts';

/** The record, if every branch can be played from start to end; otherwise the first problem. */
export function checkRecord(record: GameRecord): Result<GameRecord, RecordProblem> {
  const { size, moves, at, line } = record;
  if (size && !isSize(size)) return fail({ code: 'bad-field', field: 'size' });
  if (moves.length > MOST_MOVES) return fail({ code: 'too-many-moves', limit: MOST_MOVES });
  for (const [index, { parent }] of moves.entries()) {
    const isBefore = Number.isSafeInteger(parent) && parent >= 0 && parent <= index;
    if (!isBefore) return fail({ code: 'bad-parent', move: index + 1 });
  }
  const isMove = (node: number) => Number.isSafeInteger(node) && node >= 0 && node <= moves.length;
  if (!isMove(line)) return fail({ code: 'bad-field', field: 'line' });
  if (!isMove(at) || (at > 0 && !lineTo(record, line).includes(at))) {
    return fail({ code: 'bad-field', field: 'at' });
  }
  const problem = new Walk(record).problem();
  if (problem) return fail(problem);
  const isWhole = !moves.some(({ parent }) => parent === line);
  return isWhole ? ok(record) : fail({ code: 'bad-field', field: 'line' });
}

/** The record under the first of the rules by which no move comes after the end; or what is wrong by the first. */
export function checkUnderRules(
  record: Omit<GameRecord, 'rule'>,
  rules: readonly WinRule[],
): Result<GameRecord, RecordProblem> {
  const checked = rules.map((rule) => checkRecord({ ...record, rule }));
  return checked.find((each) => each.ok) ?? (checked[0] as (typeof checked)[number]);
}

/** Plays every branch on one board: a move is placed, what answers it is tried, and it is taken back. */
class Walk {
  private readonly record: GameRecord;
  private readonly board: SparseBoard;
  private readonly answers: number[][];
  private readonly depths: number[] = [0];
  /** Moves that repeat an earlier answer to the same move. */
  private readonly twice: ReadonlySet<number>;

  constructor(record: GameRecord) {
    this.record = record;
    this.board = new SparseBoard(record.size);
    this.answers = [[], ...record.moves.map(() => [])];
    this.twice = movesTwice(record.moves);
    for (const [index, { parent }] of record.moves.entries()) {
      this.answers[parent]?.push(index + 1);
      this.depths.push((this.depths[parent] ?? 0) + 1);
    }
  }

  problem(): RecordProblem | undefined {
    // On the stack, a number is a move to make and its complement (~n) the same move to undo.
    const waiting = this.answersInTurn(0);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (next < 0) {
        this.takeBack(~next);
        continue;
      }
      const problem = this.make(next);
      if (problem) return problem;
      waiting.push(~next, ...this.answersInTurn(next));
    }
    return undefined;
  }

  private answersInTurn(node: number): number[] {
    return (this.answers[node] ?? []).toReversed();
  }

  private takeBack(node: number): void {
    const { x, y } = this.record.moves[node - 1] as RecordMove;
    this.board.remove(x, y);
  }

  private make(node: number): RecordProblem | undefined {
    const point = this.record.moves[node - 1] as RecordMove;
    const { x, y } = point;
    const move = this.depths[node] as number;
    if (!this.board.has(x, y)) return { code: 'no-cell', move };
    if (this.board.at(x, y)) return { code: 'taken', move };
    this.board.place(x, y, this.markOf(move));
    const answers = this.answers[node] ?? [];
    const isOver = endAfter(this.board, point, this.record.rule) !== undefined;
    if (isOver && answers.length > 0) return { code: 'after-end', move: move + 1 };
    return this.twice.has(node) ? { code: 'twice', move } : undefined;
  }

  private markOf(move: number): Mark {
    return move % 2 === 1 ? this.record.first : other(this.record.first);
  }
}

/** Earlier answers to the same move, by number. */
function movesTwice(moves: readonly RecordMove[]): ReadonlySet<number> {
  const seen = new Set<string>();
  const twice = new Set<number>();
  for (const [index, { x, y, parent }] of moves.entries()) {
    const key = `${parent} ${x} ${y}`;
    if (seen.has(key)) twice.add(index + 1);
    seen.add(key);
  }
  return twice;
}
