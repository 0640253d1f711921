import {
  CENTRE,
  askedCalls,
  askedRuns,
  boardOfSheet,
  callTree,
  candidatesOf,
  cellsOf,
  cutBranches,
  cutTree,
  doubleThreat,
  fillTree,
  findFive,
  largeMove,
  markName,
  scanVisits,
  shownLine,
  squareBoard,
  squarePoint,
  whichPosition,
  withBelow,
  type CallNode,
  type CutBranchesParams,
  type FillTreeParams,
  type KindId,
  type LinePlace,
  type Mark,
  type MarkName,
  type ParamsOf,
  type Point,
  type TaskQuestion,
  type Score,
  type Setup,
  type Sheet,
  type SquareCells,
} from '../../../engine/index.ts';
import type { BoardScene } from '../../ui/large-board/scene.ts';
import { boardOfSetup, drawnBoard } from '../../ui/board/setupView.ts';
import type { BoardView } from '../../ui/types.ts';

/** What is drawn beside an answer in words. */
export type DrawnKey =
  | { readonly shape: 'nine'; readonly view: BoardView }
  | { readonly shape: 'sheet'; readonly scene: BoardScene }
  | KeyLine
  | KeyTree;

/** One line, its runs numbered as the key names them. */
export interface KeyLine {
  readonly shape: 'line';
  readonly line: readonly LinePlace[];
  /** The cell that a mark is tried on; such a line goes on beyond its ends. */
  readonly tried: number | undefined;
  /** First and last place of each run. */
  readonly runs: readonly { readonly from: number; readonly to: number }[];
}

export interface KeyTree {
  readonly shape: 'tree';
  readonly calls: readonly CallNode[];
  readonly setup: Setup;
  readonly computer: Mark;
  /** What a call returns, where that is asked or given. */
  readonly scoreOf: (node: CallNode) => Score | undefined;
  readonly cut: ReadonlySet<number>;
}

type Pictured = {
  readonly [Id in KindId]: (
    params: ParamsOf<Id>,
    right: readonly unknown[],
  ) => DrawnKey | undefined;
};

type WithSetup = { readonly setup: Setup };
type WithCell = WithSetup & { readonly cell: number };

const start = ({ setup }: WithSetup) => nine(boardOfSetup(setup));
const rated = ({ setup, cell }: WithCell) => nine(withLit(boardOfSetup(setup), [cell]));
/** The right cells with the mark that goes there, in pencil. */
const chosen = ({ setup }: WithSetup, right: readonly unknown[]) =>
  nine(withGhosts(boardOfSetup(setup), markName(setup.toMove), right));

const PICTURED: Pictured = {
  'best-move': chosen,
  fork: chosen,
  'find-win': chosen,
  'stop-loss': chosen,
  'stop-fork': chosen,
  'bot-move': chosen,
  'dead-lines': chosen,
  'is-cut': chosen,
  'cell-rating': rated,
  'depth-rating': rated,
  'line-sum': ({ setup, line }) =>
    nine(withLit(drawnBoard(setup.cells, { showWon: false }), cellsOf(line))),
  'moves-to-win': start,
  'return-value': start,
  'count-forms': start,
  'games-from': start,
  'play-on': start,
  'play-algorithm': start,
  'wrong-step': start,
  'which-position'(params) {
    const setup = candidatesOf(params)[whichPosition.key(params)];
    return setup && start({ setup });
  },
  'fill-tree': filledTree,
  'cut-branches': prunedTree,
  'find-five': (params) => sheet(params, findFive.allRight?.(params) ?? [findFive.key(params)]),
  'large-move': (params) => sheet(params, largeMove.allRight?.(params) ?? [largeMove.key(params)]),
  'large-play': (params) => sheet(params, []),
  'scan-visits': (params) => square(params.cells, scanVisits.key(params)),
  'double-threat': (params) => square(params.cells, doubleThreat.key(params)),
  'cell-weight': ({ cells, cell }) => square(cells, [cell]),
  'line-attacks': (params) => ({
    shape: 'line',
    line: shownLine(params),
    tried: params.isTried ? CENTRE : undefined,
    runs: askedRuns(params),
  }),
  'line-breaks': ({ line }) => ({ shape: 'line', line, tried: CENTRE, runs: [] }),
  open(params) {
    if (params.board === 'none') return undefined;
    return params.board === 'sheet' ? sheet(params, []) : start(params);
  },
};

/**
 * The board of a question with its key on it, its line, or its tree filled in; `right` are all answers of
 * full marks. Absent where there is no board.
 */
export function keyPicture(
  { kind, params }: TaskQuestion,
  right: readonly unknown[],
): DrawnKey | undefined {
  // The kind says what its params are; the type of a table cannot.
  const picture = PICTURED[kind] as (
    params: object,
    right: readonly unknown[],
  ) => DrawnKey | undefined;
  return picture(params, right);
}

function filledTree(params: FillTreeParams): DrawnKey {
  const calls = callTree(params);
  const asked = askedCalls(params, calls);
  const key = fillTree.key(params);
  const scoreOf = (node: CallNode) => {
    const at = asked.findIndex(({ call }) => call === node.call);
    return at < 0 ? node.score : key[at];
  };
  return { shape: 'tree', ...params, calls, scoreOf, cut: new Set() };
}

function prunedTree(params: CutBranchesParams): DrawnKey {
  const { calls } = cutTree(params);
  const scoreOf = ({ isOver, score }: CallNode) => (isOver ? score : undefined);
  const cut = withBelow(calls, cutBranches.key(params).cut);
  return { shape: 'tree', ...params, calls, scoreOf, cut };
}

function nine(view: BoardView): DrawnKey {
  return { shape: 'nine', view };
}

function withGhosts(view: BoardView, ghost: MarkName, at: readonly unknown[]): BoardView {
  const cells = view.cells.map((each) => (at.includes(each.cell) ? { ...each, ghost } : each));
  return { ...view, cells };
}

function withLit(view: BoardView, lit: readonly number[]): BoardView {
  const cells = view.cells.map((each) => ({ ...each, isLast: lit.includes(each.cell) }));
  return { ...view, cells };
}

function sheet({ sheet: given }: { readonly sheet: Sheet }, cells: readonly Point[]): DrawnKey {
  return { shape: 'sheet', scene: { board: boardOfSheet(given), lit: [{ cells, tone: 'good' }] } };
}

function square(content: SquareCells, key: readonly number[]): DrawnKey {
  const lit = [{ cells: key.map(squarePoint), tone: 'good' as const }];
  return { shape: 'sheet', scene: { board: squareBoard(content), lit } };
}
