import {
  DIRECTIONS,
  X,
  explainForbidden,
  forbiddenCells,
  forbiddenMoves,
  isSameCell,
  type ForbiddenAccount,
  type ForbiddenCell,
  type Point,
} from '../../../engine/index.ts';
import { renjuMessages } from '#language/play/large/messages';
import { bandThrough } from '../../ui/large-board/sheetBoard.ts';
import type { BoardScene } from '../../ui/large-board/scene.ts';
import type { SessionNote } from '../games/session.svelte.ts';
import {
  LARGE_GAME,
  type LargeGameInPlay,
  type LargeGameMoment,
  type LargeGameTypes,
} from '../games/largeGame.ts';

/** Names of cells are listed up to so many. */
const LISTED = 6;

/** The game that is played. */
interface Played {
  readonly match: LargeGameInPlay;
  readonly moment: LargeGameMoment;
}

/** The cells that X may not take in a game of renju, and why it may not; none in other games. */
export class RenjuRule {
  private readonly large: Played;
  /** The forbidden cell that was chosen last, on this board. */
  private asked = $state.raw<{ readonly cell: Point; readonly match: LargeGameInPlay }>();
  private readonly cells: readonly ForbiddenCell[] = $derived.by(() => {
    const { match, moment } = this.large;
    const isBound = match.record.rule === 'renju' && moment.turn === X && !moment.end;
    return isBound ? forbiddenCells(moment.board) : [];
  });

  constructor(large: Played) {
    this.large = large;
  }

  /** Why X may not take a cell; `undefined` if it may. */
  refusal(cell: Point): SessionNote<LargeGameTypes> | undefined {
    const found = this.cells.find((each) => isSameCell(each, cell));
    if (!found) return undefined;
    this.asked = { cell, match: this.large.match };
    const text = renjuMessages.refused(this.nameOf(cell), found.reason);
    return { kind: 'refused', cell, why: { code: 'forbidden', text } };
  }

  /** What the name of a cell adds, where it is forbidden. */
  markOf(cell: Point): string {
    return this.cells.some((each) => isSameCell(each, cell)) ? renjuMessages.forbidden : '';
  }

  /** What is spoken after a move: the cells that are forbidden now. */
  get spoken(): string {
    return this.cells.length > 0 ? this.which : '';
  }

  /** What is said below the board: which cells are forbidden, and what does not count against the one that was chosen. */
  get text(): string {
    if (this.large.moment.turn !== X) return renjuMessages.notX;
    if (this.cells.length === 0) return renjuMessages.none;
    return [this.which, ...this.notCounted].join(' ');
  }

  /** Moves of the open line, up to the one on the board, that were forbidden; numbered from 1. */
  get played(): readonly number[] {
    return forbiddenMoves(this.large.match.record.size, this.large.moment.stones);
  }

  /** Forbidden cells are marked; of the one that was asked about, the lines that forbid it. */
  get scene(): Pick<BoardScene, 'lit' | 'notes' | 'bands'> {
    const { account, cells } = this;
    const cell = account && this.asked?.cell;
    return {
      lit: [{ cells, tone: 'bad' }],
      notes: cells.map(({ x, y }) => ({ x, y, text: '✕', tone: 'bad' })),
      bands:
        cell &&
        account.lines.map(({ direction, cells: needed, isReal }) =>
          bandThrough(this.large.moment.board, cell, direction, needed, isReal ? 'bad' : 'soft'),
        ),
    };
  }

  private get which(): string {
    const names = this.cells.map((cell) => this.nameOf(cell));
    return names.length > LISTED ? renjuMessages.many(names.length) : renjuMessages.cells(names);
  }

  private get account(): ForbiddenAccount | undefined {
    const { asked, large } = this;
    if (asked?.match !== large.match) return undefined;
    return explainForbidden(large.moment.board, asked.cell);
  }

  private get notCounted(): readonly string[] {
    return (this.account?.lines ?? [])
      .filter(({ isReal }) => !isReal)
      .map(({ direction, cells }) =>
        renjuMessages.notReal(
          DIRECTIONS.findIndex(({ angle }) => angle === direction.angle),
          cells.flatMap((each) => (each.not ? [{ name: this.nameOf(each), not: each.not }] : [])),
        ),
      );
  }

  private nameOf(cell: Point): string {
    return LARGE_GAME.nameOf(this.large.match, cell);
  }
}
