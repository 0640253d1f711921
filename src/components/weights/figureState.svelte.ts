import {
  EMPTY,
  PEEK,
  WeightBoard,
  X,
  chooseCellLarge,
  isSameCell,
  markName,
  markOf,
  other,
  scanFromLast,
  turnAfter,
  type AttackRules,
  type Box,
  type Mark,
  type MarkName,
  type Point,
  type Sheet,
  type Stone,
  type WinningRun,
} from '../../engine/index.ts';
import { chanceOf } from '../players/players.ts';
import {
  WeightInspector,
  type InspectedPosition,
  type InspectorPreset,
} from './inspector.svelte.ts';
import { shownBox } from '../ui/large-board/boardWindow.ts';
import { Camera } from '../ui/large-board/camera.svelte.ts';

/** Of the draws among equal cells: the same marks get the same answers. */
const SEED = 1;

/** A game on one board, from any position on: what a figure with a weight inspector plays. */
export class InspectorGame {
  /** Replaced whenever anything on the board has changed. */
  position = $state.raw<InspectedPosition>({ board: new WeightBoard(), toMove: X, isOver: false });
  won = $state.raw<WinningRun | undefined>();
  private readonly start: Sheet;
  private readonly firstMark: Mark;
  private board = new WeightBoard();
  /** Every move since the start. */
  private moves = $state.raw<readonly Stone[]>([]);

  /** `toMove` moves first; left out, whoever did not move last. */
  constructor(start: Sheet, toMove: Mark = turnAfter(start.stones)) {
    this.start = start;
    this.firstMark = toMove;
    this.restart();
  }

  /** The last move. The stones of the start are in no order that would mean anything. */
  get last(): Stone | undefined {
    return this.moves.at(-1);
  }

  get canUndo(): boolean {
    return this.moves.length > 0;
  }

  isFree({ x, y }: Point): boolean {
    const { board, isOver } = this.position;
    return !isOver && board.has(x, y) && board.at(x, y) === EMPTY;
  }

  /** The side to move takes a cell. */
  take({ x, y }: Point): void {
    if (!this.isFree({ x, y })) return;
    const mark = this.position.toMove;
    this.board.place(x, y, mark);
    this.moves = [...this.moves, { x, y, mark }];
    this.show(other(mark));
  }

  /** The cell that the bot takes now: the same for the same board and rules. */
  botsCell(rules: AttackRules): Point | undefined {
    const { board, toMove, isOver } = this.position;
    if (isOver) return undefined;
    const chance = chanceOf(SEED, board.count);
    return chooseCellLarge('attack-weights', board, toMove, chance, rules);
  }

  undo(): void {
    const { last } = this;
    if (!last) return;
    this.board.remove(last.x, last.y);
    this.moves = this.moves.slice(0, -1);
    this.show(last.mark);
  }

  /** The board as it was at first. */
  restart(): void {
    const { size, stones } = this.start;
    this.board = new WeightBoard(size, stones, this.board.rules);
    this.moves = [];
    this.show(this.firstMark);
  }

  private show(toMove: Mark): void {
    const { board, last } = this;
    this.won = last && scanFromLast(board, last.x, last.y);
    const isFull = board.size !== undefined && board.count >= board.size.width * board.size.height;
    this.position = { board, toMove, isOver: this.won !== undefined || isFull };
  }
}

/** What has happened, to be spoken. */
export type InspectorEvent =
  | { readonly kind: 'took'; readonly mark: MarkName; readonly cell: Point }
  | { readonly kind: 'asked'; readonly cell: Point }
  | { readonly kind: 'takenBack' | 'restarted' | 'shown' };

/** The bot answers after the reader's stroke has been drawn (180 ms), not into it. */
const PAUSE = 220;
/** Cells around the marks that a figure shows at first: whole rows, so that no number is cut. */
const MARGIN = 1;
/** Room for the numbers at the edges of a board without borders, in cells. */
const RIM = 0.6;

interface FigureSetting {
  readonly sheet: Sheet;
  readonly toMove: MarkName | undefined;
  /** What phrases point at, by their place; the first is shown at first. */
  readonly presets: readonly InspectorPreset[];
}

/** A figure with a weight inspector: the game on its board, who plays it, what is asked, what is in sight. */
export class InspectorFigureState {
  readonly game: InspectorGame;
  readonly inspector: WeightInspector;
  readonly camera = new Camera();
  /** The mark that the reader plays, once one has been placed: the bot answers with the other. */
  private reader = $state<Mark | undefined>();
  /** The reader has asked about a cell, or let the bot move. */
  isTouched = $state(false);
  /** A mark has been placed: the buttons of a game are there from then on. */
  hasPlayed = $state(false);
  private readonly presets: readonly InspectorPreset[];
  private readonly tell: (news: InspectorEvent) => void;
  private answer: ReturnType<typeof setTimeout> | undefined;

  constructor({ sheet, toMove, presets }: FigureSetting, tell: (news: InspectorEvent) => void) {
    this.presets = presets;
    this.tell = tell;
    this.game = new InspectorGame(sheet, toMove && markOf(toMove));
    this.inspector = new WeightInspector(() => this.game.position, {
      view: () => (this.camera.width > 0 ? shownBox(this.camera) : undefined),
    });
    this.inspector.show(presets[0] ?? {});
    this.camera.size = sheet.size;
    this.camera.fit(this.area(), MARGIN);
  }

  /** Whether the bot is about to answer. */
  get isBotsTurn(): boolean {
    const { toMove, isOver } = this.game.position;
    return this.reader !== undefined && !isOver && toMove !== this.reader;
  }

  /** Asks about a cell; the one that is asked about already is played. */
  choose(cell: Point): void {
    if (this.isBotsTurn) return;
    this.isTouched = true;
    const { account, other } = this.inspector;
    if (account && !other && isSameCell(account, cell)) {
      this.reader = this.game.position.toMove;
      this.place(cell);
      return;
    }
    this.inspector.ask(cell);
    this.tell({ kind: 'asked', cell });
  }

  /** The bot moves for whoever is to move. */
  botMoves(): void {
    clearTimeout(this.answer);
    this.isTouched = true;
    const cell = this.game.botsCell(this.inspector.rules);
    if (cell) this.place(cell);
  }

  /** The weights that were kept back before a question. */
  uncover(): void {
    this.inspector.toggleWeights();
    this.tell({ kind: 'shown' });
  }

  /** The bot's answer is taken back with the reader's move. */
  undo(): void {
    clearTimeout(this.answer);
    this.game.undo();
    if (this.isBotsTurn && this.game.canUndo) this.game.undo();
    this.tell({ kind: 'takenBack' });
  }

  /** The board as it was at first, and what was asked there. */
  restart(): void {
    this.reader = undefined;
    this.game.restart();
    this.inspector.show(this.presets[0] ?? {});
    this.settle();
    this.tell({ kind: 'restarted' });
  }

  /** Shows what a phrase points at. */
  show(preset: number): void {
    const shown = this.presets[preset];
    if (!shown) return;
    this.reader = undefined;
    this.game.restart();
    this.inspector.show(shown);
    this.settle();
    this.tell({ kind: 'shown' });
  }

  destroy(): void {
    clearTimeout(this.answer);
  }

  private place(cell: Point): void {
    const mark = markName(this.game.position.toMove);
    this.inspector.close();
    if (this.inspector.isCovered) this.inspector.toggleWeights();
    this.game.take(cell);
    this.hasPlayed = true;
    this.camera.keepInSight(cell);
    this.tell({ kind: 'took', mark, cell });
    this.answerSoon();
  }

  private settle(): void {
    this.camera.glideTo(this.area(), MARGIN);
    this.answerSoon();
  }

  private answerSoon(): void {
    clearTimeout(this.answer);
    if (this.isBotsTurn) this.answer = setTimeout(() => this.botMoves(), PAUSE);
  }

  /** The marks, or the middle of an empty board. */
  private area(): Box {
    const { board } = this.game.position;
    const { width = 1, height = 1 } = board.size ?? {};
    const [x, y] = [Math.floor((width - 1) / 2), Math.floor((height - 1) / 2)];
    const box = this.near(board.box() ?? { left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 });
    return board.size ? box : { ...box, left: box.left - RIM, top: box.top - RIM };
  }

  /** Of the marks those that the cells asked about may look at: larger than all of them. */
  private near(marks: Box): Box {
    const { asked, other = asked } = this.inspector;
    if (!asked || !other) return marks;
    return {
      left: Math.max(marks.left, Math.min(asked.x, other.x) - PEEK),
      right: Math.min(marks.right, Math.max(asked.x, other.x) + PEEK),
      top: Math.max(marks.top, Math.min(asked.y, other.y) - PEEK),
      bottom: Math.min(marks.bottom, Math.max(asked.y, other.y) + PEEK),
    };
  }
}
