import { other, type Mark, type Score } from '../core/types.ts';
import { LOSS, WIN } from '../search/minimax.ts';
import { isBetter } from '../search/rules.ts';
import { childrenOf, eventAt, isLeaf, nodeCount, stepCount } from '../trace/searchReader.ts';
import { SearchRecorder } from '../trace/searchRecorder.ts';
import { isCut } from '../trace/searchTrace.ts';
import type { SearchRun } from './request.ts';

/** The scores that finished games are supposed to have, by their nodes. */
export type SupposedScores = ReadonlyMap<number, Score>;

/** Whether the scores of a search can be supposed: a pruned tree would be another tree, and half a tree has no score. */
export function canSuppose({ request, trace }: SearchRun): boolean {
  return request.search === 'minimax' && !isCut(trace);
}

/**
 * Minimax over the same calls, as if some finished games had other scores: a new recording with the same nodes, in
 * which every call above compares again. Steps differ only in what is kept, so `sameStep` leads from one to the other.
 */
export function suppose(run: SearchRun, scores: SupposedScores): SearchRun {
  const { request, trace } = run;
  const { computer, setup, ties } = request;
  const recorder = new SearchRecorder(nodeCount(trace));
  const search = (node: number, player: Mark): Score => {
    recorder.call();
    recorder.test();
    if (isLeaf(trace, node)) {
      const found = trace.score[node] as Score;
      const score = scores.get(node) ?? found;
      const end = eventAt(trace, (trace.leaveAt[node] as number) - 1);
      recorder[end === 'won' ? 'won' : 'full'](score);
      return score;
    }
    const maximising = player === computer;
    let best = maximising ? LOSS - 1 : WIN + 1;
    for (const child of childrenOf(trace, node)) {
      recorder.try(trace.cell[child] as number);
      const score = search(child, other(player));
      recorder.back();
      if (!isBetter(score, best, maximising, ties)) continue;
      recorder.improve();
      best = score;
    }
    recorder.return(best);
    return best;
  };
  search(0, setup.toMove);
  return { request, trace: recorder.finish() };
}

/** The step of another recording of the same calls that tells of the same as `step`; of what it does not keep, the one before. */
export function sameStep(run: SearchRun, step: number, to: SearchRun): number {
  const isKept = (at: SearchRun, each: number) => eventAt(at.trace, each) === 'improve';
  let others = 0;
  for (let each = 0; each <= step; each++) if (!isKept(run, each)) others++;
  let there = -1;
  while (others > 0 && there + 1 < stepCount(to.trace)) {
    there++;
    if (!isKept(to, there)) others--;
  }
  const isThereToo = isKept(run, step) && there + 1 < stepCount(to.trace) && isKept(to, there + 1);
  return isThereToo ? there + 1 : there;
}
