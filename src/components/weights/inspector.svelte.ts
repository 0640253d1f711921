import {
  ARTICLE_RULES,
  EMPTY,
  WeightBoard,
  cellWeight,
  farWeight,
  firstCell,
  isHeavier,
  isSameCell,
  weighBoard,
  type AttackRules,
  type BoardReader,
  type Box,
  type CellAccount,
  type Mark,
  type Point,
  type WeighedCell,
} from '../../engine/index.ts';
import {
  accountBreakBands,
  comparison,
  lineBands,
  reasonOf,
  type AccountComparison,
  type LineName,
  type WeightReason,
} from './account.ts';
import { candidateName } from '../ui/board/cellNames.ts';
import { shadesOf } from '../ui/large-board/heat.ts';
import { TypedRules } from '../algorithms/line-attacks/typedRules.svelte.ts';
import type { BoardNote, BoardScene } from '../ui/large-board/scene.ts';

/** What the bot makes of a board, in short. */
export type WeighingSummary =
  /** The game is over: nothing is weighed any more. */
  | { readonly kind: 'over' }
  /** Nothing is told yet: the reader is to guess. */
  | { readonly kind: 'covered' }
  /** No mark yet: the bot's first cell is fixed. */
  | { readonly kind: 'first'; readonly cell: Point; readonly hasBorders: boolean }
  | { readonly kind: 'full' }
  | {
      readonly kind: 'heaviest';
      /** Those that weigh most, row by row: at least one. */
      readonly cells: readonly Point[];
      readonly weight: number;
      /** Of the first of them. */
      readonly reason: WeightReason;
      /** The greatest weight below; absent if all cells weigh the same. */
      readonly next: number | undefined;
    };

/** The order of weights on a board. */
export interface Ranking {
  readonly most: number;
  /** The cells that weigh most, row by row. */
  readonly heaviest: readonly Point[];
  /** The next best; absent if all cells weigh the same. */
  readonly second: WeighedCell | undefined;
}

/** The ranking of a board without a cell to weigh. */
export const NO_RANKING: Ranking = { most: 0, heaviest: [], second: undefined };

/** The order of some cells, given row by row. */
export function ranked(cells: Iterable<WeighedCell>): Ranking {
  const list = [...cells];
  const most = list.reduce((greatest, { weight }) => Math.max(greatest, weight), -Infinity);
  const heaviest = list
    .filter(({ weight }) => !isHeavier(most, weight))
    .map(({ x, y }) => ({ x, y }));
  return heaviest.length === 0 ? NO_RANKING : { most, heaviest, second: secondOf(list, most) };
}

/** The heaviest of those that weigh less than the most. */
export function secondOf(cells: Iterable<WeighedCell>, most: number): WeighedCell | undefined {
  let second: WeighedCell | undefined;
  for (const cell of cells) {
    if (isHeavier(most, cell.weight) && (!second || cell.weight > second.weight)) second = cell;
  }
  return second;
}

/** The sentence above a weighed board, as data. */
export function accountSummaryOf(
  board: BoardReader,
  toMove: Mark,
  rules: AttackRules,
  { heaviest, most, second }: Ranking,
): WeighingSummary {
  if (board.count === 0) {
    return { kind: 'first', cell: firstCell(board), hasBorders: board.size !== undefined };
  }
  const [first] = heaviest;
  if (!first) return { kind: 'full' };
  const reason = reasonOf(cellWeight(board, first, toMove, rules));
  return { kind: 'heaviest', cells: heaviest, weight: most, reason, next: second?.weight };
}

/** The board whose thinking is laid open. A new object whenever anything on it has changed. */
export interface InspectedPosition {
  /** A `WeightBoard` is asked for its weights (and told the rules); any other is weighed from scratch. */
  readonly board: BoardReader;
  readonly toMove: Mark;
  /** Won, or full: nothing is weighed. */
  readonly isOver: boolean;
}

/** What the weight inspector lays over a board: to be spread into its `BoardScene`. */
export type InspectorScene = Pick<
  BoardScene,
  'shades' | 'bands' | 'chosen' | 'tried' | 'lit' | 'notes'
>;

/** What a phrase in a text shows: a cell, perhaps one of its lines, perhaps another cell, by some rules. */
export interface InspectorPreset {
  readonly ask?: Point | undefined;
  readonly line?: LineName | undefined;
  readonly other?: Point | undefined;
  readonly rules?: AttackRules | undefined;
  /** Nothing is told until the reader asks: before a question. */
  readonly isCovered?: boolean | undefined;
  /** While it is covered: the cells that a question offers, and the one that was picked. */
  readonly candidates?: readonly Point[] | undefined;
  readonly picked?: Point | undefined;
}

/** What the panel below the board can show. */
export type InspectorPanelTab = 'account' | 'compare' | 'rules';

/** A board weighed for one side: the order of its cells, and the weights of those in a box. */
interface WeighedBoard {
  readonly ranking: Ranking;
  /** Of the whole board if no box is named. */
  cellsIn(box: Box | undefined): Iterable<WeighedCell>;
}

/**
 * Weighs a board by some rules. A board that keeps its weights is told the rules and asked; any other
 * is weighed from scratch.
 */
function weighed(board: BoardReader, toMove: Mark, rules: AttackRules): WeighedBoard {
  if (!(board instanceof WeightBoard)) return fromScratch(weighBoard(board, toMove, rules));
  if (board.rules !== rules) board.rules = rules;
  const heaviest = board.heaviest(toMove);
  const [first] = heaviest;
  const most = first ? board.weight(first.x, first.y, toMove) : 0;
  const second = secondOf(board.weighed(toMove), most);
  return {
    ranking: { most, heaviest, second },
    cellsIn: (box) => board.weighed(toMove, box),
  };
}

function fromScratch(cells: readonly WeighedCell[]): WeighedBoard {
  const isIn = ({ x, y }: WeighedCell, box: Box) =>
    x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  return {
    ranking: ranked(cells),
    cellsIn: (box) => (box ? cells.filter((cell) => isIn(cell, box)) : cells),
  };
}

const lettered = ({ x, y }: Point, at: number): BoardNote => ({
  x,
  y,
  text: candidateName(at),
  tone: 'now',
});

/**
 * The weight inspector of one board: which weights are shown, which cell is asked about, by which rules the
 * bot weighs. It is told of the board by a function, and gives what is to be drawn over it (`scene`)
 * and what is to be said (`summary`, `account`, `compared`). Whoever moves for the bot hands `rules` on.
 */
export class WeightInspector extends TypedRules {
  /** W: the heat map. */
  showsWeights = $state(false);
  /** The bot's opinion is kept back until the reader asks for any of it. */
  isCovered = $state(false);
  /** T: the cell whose account is open. It may have been taken since. */
  asked = $state.raw<Point | undefined>();
  /** The cell that it is compared with. */
  other = $state.raw<Point | undefined>();
  /** The line that stays on the board. */
  pinned = $state.raw<LineName | undefined>();
  /** The line under the pointer. */
  hovered = $state.raw<LineName | undefined>();

  /** What the panel shows below the board: asking about a cell turns to its account. */
  tab = $state<InspectorPanelTab>('account');

  /** What a question offers, until anything is asked. */
  private question = $state.raw<Pick<InspectorPreset, 'candidates' | 'picked'>>({});
  private lookedAt = $state.raw<Point | undefined>();
  private readonly source: () => InspectedPosition;
  private readonly view: () => Box | undefined;

  /** `view` is what is in sight: only there is the heat map made; everywhere if it is left out. */
  constructor(
    source: () => InspectedPosition,
    { view, rules = ARTICLE_RULES }: { view?: () => Box | undefined; rules?: AttackRules } = {},
  ) {
    super();
    this.source = source;
    this.view = view ?? (() => undefined);
    this.rules = rules;
  }

  readonly position = $derived.by(() => this.source());
  private readonly weighed = $derived.by(() => {
    const { board, toMove, isOver } = this.position;
    return isOver ? undefined : weighed(board, toMove, this.rules);
  });
  private readonly ranking = $derived.by(() => this.weighed?.ranking ?? NO_RANKING);
  readonly summary = $derived.by((): WeighingSummary => {
    const { board, toMove, isOver } = this.position;
    if (isOver) return { kind: 'over' };
    if (this.isCovered) return { kind: 'covered' };
    return accountSummaryOf(board, toMove, this.rules, this.ranking);
  });
  readonly account = $derived.by(() => this.accountOf(this.asked));
  readonly compared = $derived.by((): AccountComparison | undefined => {
    const those = this.accountOf(this.other);
    return this.account && those && comparison(this.account, those);
  });
  private readonly shades = $derived.by(() => {
    if (!this.showsWeights || !this.weighed) return undefined;
    const cells = [...this.weighed.cellsIn(this.view())];
    return shadesOf({ cells, far: farWeight(this.rules), most: this.ranking.most });
  });
  readonly scene = $derived.by((): InspectorScene => this.sceneNow());

  /** The cell under the pointer, or the focused one: what T asks about. It stays when the pointer leaves. */
  look(cell: Point | undefined): void {
    if (cell) this.lookedAt = { x: cell.x, y: cell.y };
  }

  /** What a cell weighs now; absent for a taken one, and when the game is over. */
  weightOf(cell: Point): number | undefined {
    return this.isCovered ? undefined : this.accountOf(cell)?.weight;
  }

  toggleWeights(): void {
    this.isCovered = false;
    this.showsWeights = !this.showsWeights;
  }

  /** Opens the account of a cell; while two cells are compared, it takes the place of the second. */
  ask({ x, y }: Point): void {
    if (this.isCovered) this.toggleWeights();
    this.tab = 'account';
    if (this.other && !isSameCell({ x, y }, this.asked)) this.other = { x, y };
    else this.asked = { x, y };
  }

  /** T: the account of the cell that is looked at; the same once more closes it. */
  toggleAccount(): void {
    this.isCovered = false;
    const { lookedAt } = this;
    // What was looked at last may have been on a larger board.
    const isHere = lookedAt && this.position.board.has(lookedAt.x, lookedAt.y);
    const cell = isHere ? lookedAt : this.ranking.heaviest[0];
    if (!cell || isSameCell(cell, this.asked)) return this.closeAccount();
    this.other = undefined;
    this.tab = 'account';
    this.asked = { x: cell.x, y: cell.y };
  }

  show(preset: InspectorPreset): void {
    const { ask, line, other, rules = ARTICLE_RULES, isCovered = false, ...question } = preset;
    this.isCovered = isCovered;
    this.question = question;
    this.showsWeights = !isCovered;
    this.asked = ask;
    this.pinned = line;
    this.other = other;
    this.resetRules(rules);
  }

  /** Closes the account; where the rules lie over it, it comes to light instead. */
  closeAccount(): void {
    if (this.tab !== 'rules') this.close();
    this.tab = 'account';
  }

  close(): void {
    this.asked = undefined;
    this.other = undefined;
    this.pinned = undefined;
    this.hovered = undefined;
  }

  /** Begins to compare the cell asked about: with the heaviest, or if it is that, with the next best. */
  compare(): void {
    const { asked } = this;
    if (!asked) return;
    const { heaviest, second } = this.ranking;
    const rival = heaviest.find((cell) => !isSameCell(cell, asked));
    const isHeaviest = heaviest.some((cell) => isSameCell(cell, asked));
    const other = isHeaviest ? (rival ?? second) : heaviest[0];
    if (other) this.other = { x: other.x, y: other.y };
    this.pinned = undefined;
  }

  stopComparing(): void {
    this.other = undefined;
  }

  swap(): void {
    [this.asked, this.other] = [this.other, this.asked];
  }

  /** Keeps a line on the board; the same once more lets it go. */
  pin(line: LineName): void {
    const { mark, direction } = this.pinned ?? {};
    this.pinned = mark === line.mark && direction === line.direction ? undefined : line;
  }

  /** The cells that a question offers, while it is open. */
  get offered(): readonly Point[] {
    return (this.isCovered && this.question.candidates) || [];
  }

  private isFree({ x, y }: Point): boolean {
    const { board } = this.position;
    return board.has(x, y) && board.at(x, y) === EMPTY;
  }

  accountOf(cell: Point | undefined): CellAccount | undefined {
    const { board, toMove, isOver } = this.position;
    if (!cell || isOver || !this.isFree(cell)) return undefined;
    return cellWeight(board, cell, toMove, this.rules);
  }

  private sceneNow(): InspectorScene {
    const { isOver } = this.position;
    const { account, asked, other, compared } = this;
    const line = this.hovered ?? this.pinned;
    return {
      shades: this.shades,
      chosen: isOver ? undefined : this.isCovered ? this.question.picked : asked,
      notes: this.offered.map(lettered),
      // Without a line in question nothing is tried there: the cell keeps its number.
      tried: account && line && { x: account.x, y: account.y, mark: line.mark },
      bands: account && (line ? lineBands(account, line) : accountBreakBands(account)),
      lit: compared && other ? [{ cells: [other], tone: 'return' }] : undefined,
    };
  }
}
