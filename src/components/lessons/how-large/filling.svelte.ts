import { howLargeMessages } from '#language/lessons/how-large/messages';
import { BoardRun } from '../../boards/boardRun.svelte.ts';
import { bothWays, fillingOrder, type BoardSize, type SheetSquare } from '../../boards/sheet.ts';

const { table: say } = howLargeMessages;

/** Positions that a board may take before it is left open; each time that somebody goes on, so many times as many. */
export const BUDGET = 300_000;
const MORE = 4;
/** Small boards come one by one, eight a second, so that the eye can follow. */
const PACE = 125;

/** A sheet that fills, for each number in a row: what is known on it, and the board that is searched now. */
export class Filling {
  readonly run = new BoardRun();
  isRunning = $state(false);
  winLength = $state(3);
  now = $state.raw<BoardSize>();
  known = $state.raw<Readonly<Record<string, SheetSquare>>>({});
  /** What was said last: how many boards are settled, each time that ten more are; at the end where X begins to win. */
  spoken = $state('');
  budget = $state(BUDGET);
  /** The board that was settled last. */
  last: BoardSize | undefined;
  private isStopped = false;
  /** What fills now, until it has stopped. */
  private filled: Promise<void> = Promise.resolve();

  constructor(readonly most: BoardSize) {}

  /** A square of the sheet for so many in a row. */
  squareOf(winLength: number) {
    return bothWays((columns, rows): SheetSquare | undefined => {
      const { now } = this;
      const isNow = now?.columns === columns && now.rows === rows && this.winLength === winLength;
      return isNow
        ? { value: 'now', nodes: this.run.positions }
        : this.known[keyOf({ columns, rows }, winLength)];
    });
  }

  countOf(winLength: number) {
    const boards = fillingOrder(this.most);
    const squares = boards.flatMap((board) => this.known[keyOf(board, winLength)] ?? []);
    const open = squares.filter(({ value }) => value === 'open').length;
    return {
      all: boards.length,
      open,
      settled: squares.length - open,
      positions: squares.reduce((sum, { nodes = 0 }) => sum + nodes, 0),
    };
  }

  /** Fills the sheet from the beginning, or searches on where boards are open; another one that fills is stopped. */
  async fill(winLength: number, goesOn: boolean, isCalm: boolean): Promise<void> {
    if (this.isRunning) this.stop();
    await this.filled;
    if (this.isRunning) return;
    this.filled = this.fillOne(winLength, goesOn, isCalm);
    await this.filled;
  }

  private async fillOne(winLength: number, goesOn: boolean, isCalm: boolean): Promise<void> {
    if (!goesOn) this.budget = BUDGET;
    else if (!this.isStopped) this.budget *= MORE;
    [this.isRunning, this.isStopped, this.winLength] = [true, false, winLength];
    this.run.isLost = false;
    const kept = Object.entries(this.known).filter(([key, { value }]) =>
      key.endsWith(`,${winLength}`) ? goesOn && value !== 'open' : true,
    );
    this.known = Object.fromEntries(kept);
    for (const board of fillingOrder(this.most)) {
      if (this.isStopped || document.hidden || this.run.isLost) break;
      if (this.known[keyOf(board, winLength)]) continue;
      const pause = new Promise((go) => setTimeout(go, isCalm ? 0 : PACE));
      await this.settle(board, winLength);
      await pause;
    }
    this.now = undefined;
    this.isRunning = false;
    this.tell(true);
  }

  private async settle(board: BoardSize, winLength: number): Promise<void> {
    const spec = { m: board.columns, n: board.rows, k: winLength };
    this.run.positions = 0;
    this.now = board;
    // With the same budget it goes on where it was stopped.
    const question = { spec, options: { mostPositions: this.budget } };
    const plain = await this.run.plain(question).catch(() => null);
    const found = plain ?? (await this.run.settle(question));
    if (this.run.isLost) return;
    this.last = board;
    const square: SheetSquare = found?.value
      ? { value: found.value === 'first' ? 'first' : 'draw', nodes: found.positions }
      : { value: 'open', nodes: this.run.positions };
    this.known = {
      ...this.known,
      [keyOf(board, winLength)]: found?.by ? { ...square, by: found.by } : square,
    };
    this.tell(false);
  }

  private tell(isLast: boolean): void {
    const { settled, open, all, positions } = this.countOf(this.winLength);
    const progress = say.progress(settled, all, positions);
    const square = this.squareOf(this.winLength);
    const isWon = ({ columns, rows }: BoardSize) => square(columns, rows)?.value === 'first';
    const smallest = fillingOrder(this.most).find(isWon);
    const end = settled + open === all ? say.ended(smallest) : say.stopped;
    if (isLast) this.spoken = `${end} ${progress}`;
    else if (settled > 0 && settled % 10 === 0) this.spoken = progress;
  }

  stop(): void {
    this.isStopped = true;
    this.run.stop();
  }
}

const keyOf = ({ columns, rows }: BoardSize, winLength: number) =>
  `${columns},${rows},${winLength}`;
