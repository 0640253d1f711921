import {
  DIRECTIONS,
  SparseBoard,
  X,
  explainForbidden,
  forbiddenCells,
  type ForbiddenAccount,
  type ForbiddenCell,
  type ForbiddenLineOnBoard,
  type Point,
} from '../../../engine/index.ts';
import { renjuMessages } from '#language/play/large/renju';
import type { Band, BoardScene } from '../../ui/large-board/scene.ts';
import { LARGE_GAME, type LargeGameInPlay } from './largeGame.ts';
import type { LargeSession } from './largeSession.svelte.ts';

/** Names of cells are listed up to so many. */
const LISTED = 6;
/** Moves of a game that are looked at for forbidden ones. */
const MOST_CHECKED = 400;

/** The cells that X may not take in a game of renju, and why it may not. */
export class RenjuRule {
  private readonly play: LargeSession;
  /** The forbidden cell that was chosen last, on this board. */
  private asked = $state.raw<{ readonly cell: Point; readonly match: LargeGameInPlay }>();
  private readonly cells: readonly ForbiddenCell[] = $derived.by(() => {
    const { board, turn, end } = this.play.moment;
    return turn === X && !end ? forbiddenCells(board) : [];
  });

  constructor(play: LargeSession) {
    this.play = play;
  }

  /** Why X may not take a cell, as a sentence; `undefined` if it may. */
  refusal(cell: Point): string | undefined {
    const found = this.cells.find((each) => isSame(each, cell));
    if (!found) return undefined;
    this.asked = { cell, match: this.play.match };
    return renjuMessages.refused(this.nameOf(cell), found.reason);
  }

  /** What is said below the board. */
  get text(): string {
    const { account } = this;
    if (account) return this.explain(account);
    if (this.play.moment.turn !== X) return renjuMessages.notX;
    const names = this.cells.map((cell) => this.nameOf(cell));
    if (names.length === 0) return renjuMessages.none;
    return names.length > LISTED ? renjuMessages.many(names.length) : renjuMessages.cells(names);
  }

  /** Moves of the open line, up to the one on the board, that were forbidden; numbered from 1. */
  get played(): readonly number[] {
    const { stones } = this.play.moment;
    const board = new SparseBoard(this.play.match.record.size);
    return stones.slice(0, MOST_CHECKED).flatMap(({ x, y, mark }, at) => {
      const isForbidden = mark === X && explainForbidden(board, { x, y })?.reason !== undefined;
      board.place(x, y, mark);
      return isForbidden ? [at + 1] : [];
    });
  }

  /** Forbidden cells are marked; of the one that was asked about, the lines that forbid it. */
  get scene(): Pick<BoardScene, 'lit' | 'notes' | 'bands'> {
    const { account, cells } = this;
    const cell = account && this.asked?.cell;
    return {
      lit: [{ cells, tone: 'bad' }],
      notes: cells.map(({ x, y }) => ({ x, y, text: '✕', tone: 'bad' })),
      bands: cell && account.lines.map((line) => this.bandOf(cell, line)),
    };
  }

  private get account(): ForbiddenAccount | undefined {
    const { asked, play } = this;
    if (asked?.match !== play.match) return undefined;
    return explainForbidden(play.moment.board, asked.cell);
  }

  private explain({ lines }: ForbiddenAccount): string {
    const cell = this.asked!.cell;
    const found = this.cells.find((each) => isSame(each, cell));
    const first = found ? [renjuMessages.refused(this.nameOf(cell), found.reason)] : [];
    const others = lines
      .filter(({ isReal }) => !isReal)
      .map(({ direction, cells }) =>
        renjuMessages.notReal(
          DIRECTIONS.findIndex(({ angle }) => angle === direction.angle),
          cells.flatMap((each) => (each.not ? [{ name: this.nameOf(each), not: each.not }] : [])),
        ),
      );
    return [...first, ...others].join(' ');
  }

  /** From X's outermost mark to the other, four cells away at most and nothing of O between. */
  private bandOf(cell: Point, { direction: { dx, dy }, isReal }: ForbiddenLineOnBoard): Band {
    const { board } = this.play.moment;
    const reach = (by: 1 | -1): Point => {
      let end = cell;
      for (let step = 1; step <= 4; step++) {
        const at = { x: cell.x + by * step * dx, y: cell.y + by * step * dy };
        const content = board.at(at.x, at.y);
        if (content === X) end = at;
        else if (content !== 0) break;
      }
      return end;
    };
    return { from: reach(-1), to: reach(1), tone: isReal ? 'bad' : 'soft' };
  }

  private nameOf(cell: Point): string {
    return LARGE_GAME.nameOf(this.play.match, cell);
  }
}

function isSame(one: Point, two: Point): boolean {
  return one.x === two.x && one.y === two.y;
}
