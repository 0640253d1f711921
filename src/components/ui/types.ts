import type {
  Bounds,
  CellContent,
  MarkName,
  Scale,
  Score,
  SearchEvent,
  SearchName,
  TieRule,
  Variant,
} from '../../engine/index.ts';

/** One cell of a drawn board. */
export interface CellView {
  readonly cell: number;
  readonly mark: MarkName | undefined;
  /** The mark that was placed last on the way here: highlighted. */
  readonly isLast: boolean;
  /** Empty, and about to be tried: drawn as a faint mark of `ghost`. */
  readonly ghost: MarkName | undefined;
}

/** A board as it is drawn: no rule of the game is needed to draw it. */
export interface BoardView {
  /** How many sheets it has, whether marks fall, who has lost with a line. */
  readonly variant: Variant;
  readonly columns: number;
  /** Cells go by their numbers from 0: on nine cells, and wherever they are those of the code. */
  readonly isNumbered: boolean;
  /** Through all sheets, the top one first. */
  readonly cells: readonly CellView[];
  /** The won line's cells in order, for the stroke through them. */
  readonly wonLine: readonly number[] | undefined;
  /** Whose line it is: the loser, where a line loses. */
  readonly winner: MarkName | undefined;
}

/** One call on the stack. */
export interface StackRow {
  readonly node: number;
  /** The number that readers see: node + 1. */
  readonly call: number;
  /** The mark that led here; absent for the root. */
  readonly move: { readonly mark: MarkName; readonly cell: number } | undefined;
  readonly mover: MarkName;
  readonly maximising: boolean;
  /** The best so far, and the cell that gave it. */
  readonly best: { readonly score: Score; readonly cell: number } | undefined;
  /** What the call returns, at the step of its return. */
  readonly returns: Score | undefined;
  readonly isNow: boolean;
  /** What each side is sure of here: of alpha-beta only. */
  readonly bounds: Bounds | undefined;
}

/** The centre of something in tree units: 1 across = a node with its gap, 1 down = one ply. */
export interface TreePlace {
  readonly x: number;
  readonly y: number;
  /** Which one it is in its row, from the left, with those that have not begun. */
  readonly slot: number;
}

export interface TreeNodeView extends TreePlace {
  readonly node: number;
  readonly call: number;
  readonly cells: readonly CellContent[];
  readonly move: { readonly mark: MarkName; readonly cell: number } | undefined;
  readonly mover: MarkName;
  readonly score: Score | undefined;
  /** What a call that waits holds as its best so far. */
  readonly best: Score | undefined;
  readonly isLeaf: boolean;
  readonly onPath: boolean;
  readonly isNow: boolean;
  /** Kept by its parent at this step. */
  readonly isBest: boolean;
  readonly parent: number | undefined;
  /** It ended because the limit of plies was reached. */
  readonly isHorizon: boolean;
  /** It ended before every cell was tried. */
  readonly isCut: boolean;
  /** Alpha and beta when it ended, or as they are now: of alpha-beta only. */
  readonly bounds: Bounds | undefined;
}

/** A branch that was cut: the cells that `parent` never tried. */
export interface TreeCutView extends TreePlace {
  readonly parent: number;
  readonly cells: readonly number[];
  /** The calls that plain minimax would have made for them. */
  readonly calls: number;
}

/** "+1,204 calls": begun but not drawn, below `parent`. Opening it unfolds that node. */
interface TreeCountView {
  readonly parent: number;
  readonly count: number;
}

export interface TreeView {
  readonly nodes: readonly TreeNodeView[];
  readonly counts: readonly TreeCountView[];
  readonly cuts: readonly TreeCutView[];
  /** Of everything that can be drawn with this folding, begun or not. */
  readonly places: readonly TreePlace[];
  /** Extent in tree units, over everything that can be drawn with this folding, begun or not. */
  readonly width: number;
  readonly height: number;
  /** For each row the least distance between neighbours, begun or not. */
  readonly gaps: readonly number[];
  /** Nodes that were unfolded, but stay closed because the drawing would pass its limit. */
  readonly closedByLimit?: readonly number[];
}

/** What is open in the tree, beside what the step opens by itself. */
export interface TreeFolding {
  /** Nodes that the reader has opened, the latest last. */
  readonly unfolded: ReadonlySet<number>;
  /** Nodes that the reader has closed. The way to the current call stays drawn. */
  readonly folded: ReadonlySet<number>;
  /** The most nodes that are drawn. */
  readonly limit: number;
}

/** A node of the tree as a list: the same nodes, counts and selection as an accessible nested list. */
export interface TreeListItem {
  readonly node: number;
  readonly call: number;
  readonly move: { readonly mark: MarkName; readonly cell: number } | undefined;
  readonly mover: MarkName;
  readonly score: Score | undefined;
  readonly isLeaf: boolean;
  readonly onPath: boolean;
  readonly isNow: boolean;
  readonly isBest: boolean;
  readonly isHorizon: boolean;
  readonly bounds: Bounds | undefined;
  /** The branch that was cut off below it. */
  readonly cut: Pick<TreeCutView, 'cells' | 'calls'> | undefined;
  readonly children: readonly TreeListItem[];
  /** Begun calls below this one that are not drawn. */
  readonly hiddenCount: number;
}

/** What is known at every step of a search. `call` numbers are those that readers see (from 1). */
export interface CommonFacts {
  readonly search: SearchName;
  readonly scale: Scale;
  readonly call: number;
  readonly mover: MarkName;
  readonly computer: MarkName;
  readonly maximising: boolean;
  /** The marks played from the root to this call. */
  readonly path: readonly { readonly mark: MarkName; readonly cell: number }[];
  readonly emptyCells: readonly number[];
  /** Those of them that may be played: where marks fall, one a column. */
  readonly playable: readonly number[];
  /** The best before this step, and its cell. */
  readonly bestBefore: { readonly score: Score; readonly cell: number } | undefined;
  /** Marks in a row that end the game. */
  readonly winLength: number;
  /** Which of equal answers stays. */
  readonly ties: TieRule;
  /** The limit in plies of a search that has one. */
  readonly limit: number | undefined;
}

/** What each side is sure of, this call's best so far included: only in searches that cut. */
interface BoundedFacts extends CommonFacts {
  readonly bounds: Bounds | undefined;
}

interface CallFacts extends CommonFacts {
  /** The move that led here has completed a line. */
  readonly wins: boolean;
}

interface TryFacts extends BoundedFacts {
  /** The cell tried. */
  readonly cell: number | undefined;
  /** The call asked; absent where the recording ends here. */
  readonly childCall: number | undefined;
  /** The search has more calls than the recording may hold. */
  readonly isCut: boolean;
}

interface AnswerFacts extends CommonFacts {
  /** The cell tried, and the call that answers. */
  readonly cell: number | undefined;
  readonly childCall: number;
  /** The answer, as it counts here. */
  readonly score: Score;
  /** The answer as it came, before it counts as one ply further away. */
  readonly rated: Score;
}

/** Whether the answer is kept, that is, whether `improve` comes next. */
interface ComparedFacts extends AnswerFacts {
  readonly improves: boolean;
}

interface BackFacts extends ComparedFacts, BoundedFacts {
  /** The answer is adjusted before it is compared, that is, `adjust` comes next. */
  readonly adjusts: boolean;
}

interface ReturnFacts extends CommonFacts {
  /** What is returned. */
  readonly score: Score;
  /** The call that it goes to; absent at the root. */
  readonly parentCall: number | undefined;
}

interface HorizonFacts extends ReturnFacts {
  /** Where the search evaluates: the lines that are still open to the computer, and those open to the other side. */
  readonly openLines: { readonly computer: number; readonly rival: number } | undefined;
}

interface WonFacts extends ReturnFacts {
  readonly wonLine: readonly number[];
  /** Whose line it is, who has lost by it where a line loses. */
  readonly owner: MarkName;
  readonly winner: MarkName;
}

interface ChosenFacts extends ReturnFacts {
  /** The answers in the order in which they came. */
  readonly answers: readonly { readonly cell: number; readonly score: Score }[];
  /** The cell whose score is returned. */
  readonly keptCell: number | undefined;
  /** How many of the answers have that same score. */
  readonly equals: number;
}

interface CutFacts extends ChosenFacts, BoundedFacts {
  /** The cells that are never tried, and the calls that plain minimax makes for them. */
  readonly cut: { readonly cells: readonly number[]; readonly calls: number };
}

/** What can be said of each kind of step. */
export interface FactsByKind {
  readonly call: CallFacts;
  readonly test: CommonFacts;
  readonly try: TryFacts;
  readonly won: WonFacts;
  readonly full: ReturnFacts;
  readonly dead: ReturnFacts;
  readonly horizon: HorizonFacts;
  readonly window: BoundedFacts;
  readonly back: BackFacts;
  readonly adjust: ComparedFacts;
  readonly improve: AnswerFacts & BoundedFacts;
  readonly return: ChosenFacts;
  readonly cut: CutFacts;
}

/** Everything that a sentence about one kind of step may mention. */
export type FactsOf<Kind extends SearchEvent> = FactsByKind[Kind] & { readonly kind: Kind };

/** What happens at a step, as data. */
export type StepFacts = { readonly [Kind in SearchEvent]: FactsOf<Kind> }[SearchEvent];

/** A piece of a sentence, with the ink that it is written in. */
export interface Words {
  readonly text: string;
  readonly tone?: 'x' | 'o' | 'strong' | 'em' | 'code' | undefined;
}
/** A sentence as it is shown; joined texts are what is spoken. */
export type Sentence = readonly Words[];
