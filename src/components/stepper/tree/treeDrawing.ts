import type { BoardPlace } from '../search/stackView.ts';
import { SCORE_WIDTH, type NodeLook, type TreeFit } from './treeFit.ts';
import type { TreeNodeView, TreeView, StepFacts } from '../../ui/types.ts';
import { EVENT_ENDS, isLeaf, markName, type Score, type SearchRun } from '../../../engine/index.ts';
import { treeMessages as say } from '#language/stepper/search/messages';
import { moverAtPly } from '../../ui/board/moves.ts';

/** The window of alpha and beta: floor and ceiling on a scale, its numbers on the left and their names on the right. */
export const WINDOW = { width: 124, height: 96 } as const;

/** In pixels, from the left upper corner of the drawing. */
export interface DrawnPoint {
  readonly x: number;
  readonly y: number;
}

/** A call as it is drawn: its centre and its size in pixels. */
export interface NodeBox {
  readonly node: TreeNodeView;
  readonly look: NodeLook;
  readonly x: number;
  readonly y: number;
  /** Of a board; of the others as high as they are. */
  readonly side: number;
  /** How far the first and the last line of its row are, if it has several: branches pass them straight. */
  readonly above?: number;
  readonly below?: number;
}

/**
 * Every drawn call with its place; the one that runs is larger, and the one that is looked at, if there is room.
 * As long as there is no second call, the first has the middle of the drawing.
 */
export function nodeBoxes(view: TreeView, fit: TreeFit, looked?: number): Map<number, NodeBox> {
  const [first, second] = view.nodes;
  if (first && !second)
    return new Map([[first.node, { node: first, look: 'board', ...alone(fit) }]]);
  const boxes = view.nodes.map((node): [number, NodeBox] => {
    const { look } = fit.rowOf(node);
    const box = { node, look, ...fit.placeOf(node) };
    const isLarge = look === 'board' && (node.isNow || node.node === looked);
    return [node.node, { ...box, side: (isLarge && fit.bigOf?.(node)) || box.side }];
  });
  return new Map(boxes);
}

/** The first call while there is no other. `FigureBoard` has this place before the drawing comes. */
function alone({ width, height }: TreeFit) {
  return { x: width / 2, y: height * 0.46, side: Math.min(240, width / 2, height / 2) };
}

/** About as wide as words of the drawing are. */
export function textWidth(text: string, size = 12.5): number {
  return text.length * size * 0.61;
}

/** Letters are narrower than digits. */
export function lettersWidth(text: string): number {
  return textWidth(text, 10.5);
}

/** The width of the frame around a score. */
export function scoreWidth(text: string): number {
  return Math.max(SCORE_WIDTH - 2, textWidth(text) + 9);
}

/** Of a call, or of what is cut: all that its branch has to know. */
export type BranchEnd = Pick<NodeBox, 'x' | 'y' | 'side' | 'above' | 'below'>;

/** Where branches leave a call and arrive at it. */
export function footOf({ x, y, side }: BranchEnd): readonly [number, number] {
  return [x, y + side / 2];
}
export function headOf({ x, y, side }: BranchEnd): readonly [number, number] {
  return [x, y - side / 2];
}

/** A stem from a parent down to a child, leaving and arriving straight. */
export function edgePath(parent: BranchEnd, child: BranchEnd): string {
  const [px, py, cx, cy] = stemOf(parent, child);
  const bend = (cy - py) * 0.6;
  const at = (value: number) => Math.round(value * 10) / 10;
  const stem = `${at(px)} ${at(py + bend)} ${at(cx)} ${at(cy - bend)} ${at(cx)} ${at(cy)}`;
  return `M${at(px)} ${at(footOf(parent)[1])}V${at(py)}C${stem}V${at(headOf(child)[1])}`;
}

/** Between two rows; within a row of several lines it is straight. */
function stemOf(parent: BranchEnd, child: BranchEnd) {
  const [px, foot] = footOf(parent);
  const [cx, head] = headOf(child);
  return [px, foot + (parent.below ?? 0), cx, head - (child.above ?? 0)] as const;
}

/** A point of that stem, from 0 at the parent to 1 at the child. */
export function edgePoint(parent: BranchEnd, child: BranchEnd, part: number) {
  const [px, py, cx, cy] = stemOf(parent, child);
  const rest = 1 - part;
  const early = 3 * rest ** 2 * part;
  const late = 3 * rest * part ** 2;
  const end = part ** 3;
  return {
    x: px + (cx - px) * (late + end),
    y: py + (cy - py) * (0.6 * early + 0.4 * late + end),
  };
}

/** As a transform in CSS. */
export function shiftTo({ x, y }: DrawnPoint): string {
  return `translate(${x}px, ${y}px)`;
}

/**
 * Where the board of a call has its place: on the call, within the panel, or in the corner, unless there is no other
 * call. Under a lens calls move below the corner: a board that is drawn has it then.
 */
export function boardPlaceOf(
  { corner, width, height }: TreeFit,
  call: (DrawnPoint & Partial<Pick<NodeBox, 'look'>> & Pick<NodeBox, 'side'>) | undefined,
  isAlone: boolean,
  lens: { readonly k: number; readonly x: number; readonly y: number } = { k: 1, x: 0, y: 0 },
): BoardPlace | undefined {
  if (corner && !isAlone && (lens.k === 1 || call?.look !== 'board'))
    return { ...corner, scale: 1, isFixed: true };
  if (!call) return undefined;
  const { side } = call;
  const within = (at: number, most: number) =>
    Math.max(1, Math.min(most - side - 1, at - side / 2));
  return {
    x: within(call.x, width) * lens.k + lens.x,
    y: within(call.y, height) * lens.k + lens.y,
    side,
    scale: lens.k,
  };
}

/** A score that has come is held against the best so far, if there is one. */
export interface ScoreComparison {
  readonly best: Score | undefined;
  readonly score: Score;
  /** It is kept: the call changes its mind at this step, or has yet to. */
  readonly isKept: boolean;
  readonly isMade: boolean;
  /** The call that the score has come from. */
  readonly child: number;
}

/** What is compared at a step, and what is kept. */
export function changeOfMind(facts: StepFacts): ScoreComparison | undefined {
  const { kind, bestBefore } = facts;
  if (kind === 'back' && facts.adjusts) return undefined;
  if (kind !== 'back' && kind !== 'adjust' && kind !== 'improve') return undefined;
  return {
    best: bestBefore?.score,
    score: facts.score,
    isKept: kind === 'improve' || facts.improves,
    isMade: kind === 'improve',
    child: facts.childCall - 1,
  };
}

/** The call whose score the call above has yet to keep. */
export function undecidedAt(facts: StepFacts): number | undefined {
  if ('parentCall' in facts) return facts.parentCall && facts.call;
  if (facts.kind !== 'back' && facts.kind !== 'adjust') return undefined;
  return facts.improves || (facts.kind === 'back' && facts.adjusts) ? facts.childCall : undefined;
}

/** First a branch is cut, then the call returns: milliseconds until it has fallen. */
export const fallOf = ({ kind }: StepFacts): number =>
  EVENT_ENDS[kind] === 'cut-short' ? 1050 : 0;

/** What is written beside the call that runs: what it makes of a score, or where the one it returns goes. */
export function noteAt(
  step: number,
  change: ScoreComparison | undefined,
  returned: string | undefined,
  receiver: number | undefined,
): string | undefined {
  if (change?.isMade && change.best !== undefined) return say.changesMind;
  if (returned !== undefined && receiver !== undefined) return say.goesTo(returned, receiver);
  return step === 0 ? say.willGrow : undefined;
}

/** In pixels: as wide as the longest words of a row. */
export const ROW_WIDTH = Math.max(
  ...[say.toMove('X'), say.keeps(say.highest), say.keeps(say.lowest)].map(lettersWidth),
);

/** Whether all calls of a row are finished games: the deepest of the whole search, so that its words stay what they are. */
export function isRowOver(run: SearchRun, { nodes, height }: TreeView, depth: number): boolean {
  if (depth < height - 1) return false;
  return nodes.every(({ node, y }) => y < depth || isLeaf(run.trace, node));
}

/** Who moves in a row, and what that side keeps: in two lines, in one, and in two short ones; none before one of its calls has begun. */
export function rowWords(
  run: SearchRun,
  view: TreeView,
  depth: number,
): readonly (readonly string[])[] | undefined {
  const deepest = Math.max(...view.nodes.map(({ y }) => Math.floor(y)));
  if (depth > deepest) return undefined;
  if (isRowOver(run, view, depth)) return [[say.gameOver]];
  const mover = moverAtPly(run, depth);
  const name = markName(mover);
  const which = mover === run.request.computer ? say.highest : say.lowest;
  const short = say.sideKeeps(name, which);
  return [[say.toMove(name), say.keeps(which)], [short], short.split(' ')];
}
