import {
  EMPTY,
  O,
  SparseBoard,
  X,
  fiveCells,
  fourCells,
  other,
  scanFromLast,
  type Point,
  type Sheet,
  type Size,
  type Stone,
} from '../../../engine/index.ts';

/** An attack by fours: X plays, and each reply of O is forced. */
export interface AttackBoard {
  readonly size: Size | undefined;
  readonly stones: readonly Stone[];
}

/** Why X's mark isn't accepted: the cell is taken, it makes no four, or O's threat has to be stopped first. */
export type AttackRefusal = 'taken' | 'no-four' | 'threatened';

/**
 * X to move, and what is left: a five (`five`), O's fives to stop, or fours to make. `dead`: nothing that forces O is
 * left. `reply`: O has to answer; `two`: it has to, and can't.
 */
export type AttackStage = 'attack' | 'five' | 'threatened' | 'dead' | 'reply' | 'two' | 'won';

const boardOf = ({ size, stones }: AttackBoard) => new SparseBoard(size, stones);

/** Where the attack has come to, and the cells that it is about: fives of X, or of O where those have to be stopped. */
export function attackStage(attack: AttackBoard): {
  readonly stage: AttackStage;
  readonly cells: readonly Point[];
} {
  const board = boardOf(attack);
  const last = attack.stones.at(-1);
  const won = last && scanFromLast(board, last.x, last.y);
  if (won) return { stage: 'won', cells: won.cells };
  const fives = fiveCells(board, X);
  if (last?.mark === X) return { stage: fives.length > 1 ? 'two' : 'reply', cells: fives };
  if (fives.length > 0) return { stage: 'five', cells: fives };
  const threats = fiveCells(board, O);
  const [threat] = threats;
  const fours = fourCells(board, X);
  const stops = fours.some((four) => four.x === threat?.x && four.y === threat.y);
  if (threats.length > 1 || (threat && !stops)) return { stage: 'dead', cells: threats };
  if (threat) return { stage: 'threatened', cells: threats };
  return { stage: fours.length > 0 ? 'attack' : 'dead', cells: [] };
}

/** Why X can't go on there; nothing if it can. */
export function refusalOf(attack: AttackBoard, cell: Point): AttackRefusal | undefined {
  const board = boardOf(attack);
  const isAmong = (cells: readonly Point[]) =>
    cells.some(({ x, y }) => x === cell.x && y === cell.y);
  if (board.at(cell.x, cell.y) !== EMPTY) return 'taken';
  const fives = fiveCells(board, X);
  if (isAmong(fives)) return undefined;
  const threats = fiveCells(board, O);
  if (threats.length > 0 && !isAmong(threats)) return 'threatened';
  return fives.length > 0 || isAmong(fourCells(board, X)) ? undefined : 'no-four';
}

/** The attack with O's forced reply; the same if none is due. */
export function withReply(attack: AttackBoard): AttackBoard {
  const { stage, cells } = attackStage(attack);
  const [stop] = cells;
  if ((stage !== 'reply' && stage !== 'two') || !stop) return attack;
  return { ...attack, stones: [...attack.stones, { ...stop, mark: other(X) }] };
}

/** Milliseconds until O's reply is there: long enough to see one's own mark. */
const PAUSE = 450;

/** An attack that the reader leads, mark by mark. */
export class AttackMatch {
  private readonly begin: AttackBoard;
  attack: AttackBoard = $state.raw({ size: undefined, stones: [] });
  refused = $state.raw<{ readonly why: AttackRefusal; readonly cell: Point } | undefined>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly now = $derived(attackStage(this.attack));
  /** Marks since the beginning. */
  readonly played = $derived.by(() => this.attack.stones.slice(this.begin.stones.length));
  /** X's marks since the beginning. */
  readonly marks = $derived(this.played.filter(({ mark }) => mark === X).length);

  constructor({ size, stones }: Sheet) {
    this.begin = { size, stones };
    this.attack = this.begin;
  }

  choose(cell: Point): void {
    const { stage } = this.now;
    if (stage === 'won' || stage === 'reply' || stage === 'two') return;
    const why = refusalOf(this.attack, cell);
    this.refused = why && { why, cell };
    if (why) return;
    const { size, stones } = this.attack;
    this.attack = { size, stones: [...stones, { ...cell, mark: X }] };
    if (this.now.stage !== 'won') {
      this.timer = setTimeout(() => (this.attack = withReply(this.attack)), PAUSE);
    }
  }

  /** Takes back X's last mark, with the reply to it. */
  undo(): void {
    this.stop();
    const own = this.played.findLastIndex(({ mark }) => mark === X);
    if (own < 0) return;
    const { stones } = this.attack;
    this.attack = { ...this.attack, stones: stones.slice(0, this.begin.stones.length + own) };
  }

  again(): void {
    this.stop();
    this.attack = this.begin;
  }

  /** Nothing happens any more by itself. */
  stop(): void {
    clearTimeout(this.timer);
    this.refused = undefined;
  }
}
