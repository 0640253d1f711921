import {
  EMPTY,
  SparseBoard,
  boardOfSheet,
  checkAnswers,
  markWeight,
  other,
  scanFromLast,
  type Answer,
  type Box,
  type Mark,
  type MarkAccount,
  type Point,
  type QuickWin,
  type Sheet,
  type Stone,
} from '../../engine/index.ts';

/** A mark further away than this is not looked for. */
const NEAR = 6;

/** A board to look at, and the cell that is tried on it. */
export interface BreakExample {
  readonly name: string;
  readonly sheet: Sheet;
  readonly cell: Point;
  readonly mark: Mark;
}

/** How an answer came out: it holds, or how the game went on. */
interface BreakOutcome {
  readonly cell: Point;
  readonly loses: QuickWin | undefined;
}

/**
 * A cell of a board on which a mark is tried, and the answers to it: first the reader looks, then the
 * mark is placed, then an answer is given and the game goes on as the engine plays it.
 */
export class Breaks {
  /** Place in `examples`. */
  at = $state(0);
  cell = $state.raw<Point>({ x: 0, y: 0 });
  mark = $state<Mark>(1);
  /** What was placed since: the tried mark, the answer, the rest. Empty while the reader looks. */
  played = $state.raw<readonly Stone[]>([]);
  /** What is still to come after a careless answer, one mark at a time. */
  coming = $state.raw<readonly Stone[]>([]);
  outcome = $state.raw<BreakOutcome | undefined>();
  /** The answers that hold are shown. */
  showsHolding = $state(false);
  /** The line that is pointed at in the account: a place in `DIRECTIONS`. */
  pointed = $state<number | undefined>();
  readonly examples: readonly BreakExample[];

  constructor(examples: readonly BreakExample[]) {
    this.examples = examples;
    this.open(0);
  }

  readonly example = $derived.by(() => this.examples[this.at] as BreakExample);
  /** The board of the example, with nothing tried. */
  readonly before = $derived(boardOfSheet(this.example.sheet));
  readonly account: MarkAccount = $derived(
    markWeight(this.before, this.cell, this.mark, this.mark),
  );
  readonly board = $derived(
    new SparseBoard(this.example.sheet.size, [...this.example.sheet.stones, ...this.played]),
  );
  readonly isPlaced = $derived(this.played.length > 0);
  /** The run that has won, if somebody has. */
  readonly won = $derived.by(() => {
    const last = this.played.at(-1);
    return last && scanFromLast(this.board, last.x, last.y);
  });

  /** Every answer to the tried mark, worked out once it is placed. */
  readonly answers = $derived.by(() => (this.isPlaced ? this.checked() : undefined));
  readonly holding = $derived.by(
    () => this.answers?.answers.filter(({ loses }) => !loses).map(({ cell }) => cell) ?? [],
  );

  private checked() {
    const { size, stones } = this.example.sheet;
    const board = new SparseBoard(size, [...stones, { ...this.cell, mark: this.mark }]);
    return checkAnswers(board, other(this.mark));
  }

  /** Another example, with its own cell and mark. */
  open(at: number): void {
    this.at = at;
    this.cell = this.example.cell;
    this.mark = this.example.mark;
    this.takeBack();
  }

  isFree({ x, y }: Point): boolean {
    return this.board.has(x, y) && this.board.at(x, y) === EMPTY;
  }

  /** Another cell of the same board. */
  tryOn(cell: Point): void {
    if (this.before.at(cell.x, cell.y) !== EMPTY) return;
    this.cell = cell;
    this.takeBack();
  }

  /** Puts the tried mark down for good: now an answer is asked for. */
  place(): void {
    this.takeBack();
    this.played = [{ ...this.cell, mark: this.mark }];
  }

  takeBack(): void {
    this.played = [];
    this.coming = [];
    this.outcome = undefined;
    this.showsHolding = false;
    this.pointed = undefined;
  }

  /** The other side answers on this cell; if that loses, `goOn` plays the game to its end. */
  answer(cell: Point): void {
    const { answers } = this;
    if (!answers || !this.isFree(cell)) return;
    const known = answers.answers.find((each) => isSame(each.cell, cell));
    // Any cell further away is as good as a pass.
    const loses = known ? known.loses : answers.pass;
    const [tried] = this.played as readonly [Stone];
    const answer = { ...cell, mark: other(this.mark) };
    this.outcome = { cell, loses };
    this.played = [tried, answer];
    this.coming = this.rest(loses);
  }

  /** The next mark of what is still to come. */
  goOn(): void {
    const [next, ...later] = this.coming;
    if (!next) return;
    this.played = [...this.played, next];
    this.coming = later;
  }

  /** How a lost game ends: a five, or two threats of which one is stopped. */
  private rest(loses: QuickWin | undefined): Stone[] {
    if (!loses) return [];
    const { mark } = this;
    if (loses.marks === 1) return [{ ...loses.cell, mark }];
    const [stopped, five] = loses.fives as readonly [Point, Point];
    return [
      { ...loses.cell, mark },
      { ...stopped, mark: other(mark) },
      { ...five, mark },
    ];
  }

  /** An answer that loses, away from the lines that matter: what a careless player does. */
  get carelessAnswer(): Point | undefined {
    const losing = this.answers?.answers.filter(({ loses }) => loses) ?? [];
    const far = ({ cell }: Answer) =>
      Math.max(Math.abs(cell.x - this.cell.x), Math.abs(cell.y - this.cell.y));
    const isOffLine = ({ cell }: Answer) => {
      const [dx, dy] = [Math.abs(cell.x - this.cell.x), Math.abs(cell.y - this.cell.y)];
      return dx !== 0 && dy !== 0 && dx !== dy;
    };
    const careless = losing.filter((each) => far(each) <= 2 && isOffLine(each));
    return (careless[0] ?? losing[0])?.cell;
  }

  /** The number of the mark on a cell, counted from the tried one. */
  numberAt(x: number, y: number): number | undefined {
    const at = this.played.findIndex((stone) => stone.x === x && stone.y === y);
    return at < 0 ? undefined : at + 1;
  }

  /** All marks of the example, the tried cell, and what was played near it. */
  get box(): Box {
    const { cell, sheet } = this.example;
    const near = [...this.played, ...this.coming].filter(({ x, y }) => {
      return Math.max(Math.abs(x - cell.x), Math.abs(y - cell.y)) <= NEAR;
    });
    const cells: readonly Point[] = [...sheet.stones, cell, ...near];
    return {
      left: Math.min(...cells.map(({ x }) => x)),
      right: Math.max(...cells.map(({ x }) => x)),
      top: Math.min(...cells.map(({ y }) => y)),
      bottom: Math.max(...cells.map(({ y }) => y)),
    };
  }
}

const isSame = (a: Point, b: Point) => a.x === b.x && a.y === b.y;
