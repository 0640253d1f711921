import { EVENT_ENDS, isLeaf, markName, type Score, type SearchRun } from '../../../engine/index.ts';
import { treeMessages as say } from '#language/stepper/tree/messages';
import { moverAtPly } from '../../ui/board/moves.ts';
import type { StepFacts, TreeView } from '../../ui/types.ts';
import { lettersWidth } from './treeDrawing.ts';

/** A score that has come is held against the best so far. */
export interface ScoreComparison {
  readonly best: Score;
  readonly score: Score;
  /** It is kept: the call changes its mind at this step, or has yet to. */
  readonly isKept: boolean;
  readonly isMade: boolean;
  /** The call that the score has come from. */
  readonly child: number;
}

/** What is compared at a step; nothing where there is no best yet. */
export function changeOfMind(facts: StepFacts): ScoreComparison | undefined {
  const { kind, bestBefore } = facts;
  if (!bestBefore) return undefined;
  if (kind === 'back' && facts.adjusts) return undefined;
  if (kind !== 'back' && kind !== 'adjust' && kind !== 'improve') return undefined;
  return {
    best: bestBefore.score,
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
  if (change?.isMade) return say.changesMind;
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
