import type { KindId, Task } from '../../../engine/index.ts';
import { treePlan, treeWidth } from '../../exercises/frame/answerTree.ts';
import type { AnyKindOnPage } from '../../exercises/registry.ts';

/** Rows of code, four boards, or a table of rules beside the board: half a sheet would break them up. */
const ACROSS: ReadonlySet<KindId> = new Set([
  'bot-move',
  'break-copy',
  'canonical-form',
  'cell-rating',
  'cell-weight',
  'depth-rating',
  'large-move',
  'line-breaks',
  'play-algorithm',
  'which-position',
  'wrong-step',
]);
/** A tree on half a sheet: as small as its boards can be read, in the pixels that there are. */
const LEAST_ZOOM = 0.6;
export const HALF_ROOM = 300;

/** Whether a task takes both columns of a compact worksheet. */
export function takesBothColumns({ question }: Task, kind: AnyKindOnPage): boolean {
  if (ACROSS.has(question.kind)) return true;
  const picture = kind.picture(question.params, [kind.rules.key(question.params)]);
  if (picture?.shape !== 'tree') return false;
  return treeWidth(treePlan(picture.calls, picture.setup)) * LEAST_ZOOM > HALF_ROOM;
}
