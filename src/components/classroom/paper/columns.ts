import { callTree, type KindId, type Task } from '../../../engine/index.ts';
import { treePlaces, treePlan } from '../../exercises/frame/answerTree.ts';

/** Four boards, or a table of rules beside the board: half a sheet would break them up. */
const ACROSS: ReadonlySet<KindId> = new Set([
  'canonical-form',
  'cell-rating',
  'cell-weight',
  'depth-rating',
]);
/** A tree on half a sheet: as small as its boards can be read, in the pixels that there are. */
const LEAST_ZOOM = 0.6;
export const HALF_ROOM = 300;

/** Which tasks of a compact worksheet take both columns: those too wide for one, and a last one that would stand alone. */
export function acrossBoth(
  tasks: readonly Task[],
  isLine: (task: Task) => boolean,
): readonly boolean[] {
  const across = tasks.map((task) => isLine(task) || takesBothColumns(task));
  let isLeft = true;
  for (const [at, isWide] of across.entries()) {
    if (isWide) isLeft = true;
    else if (isLeft && (across[at + 1] ?? true)) across[at] = true;
    else isLeft = !isLeft;
  }
  return across;
}

/** A board of more columns than this is too small beside its answer: it stands over it. A cube's sheets lie two by two. */
const MOST_BESIDE = 4;
export function standsOver({ question: { params } }: Pick<Task, 'question'>): boolean {
  const onBoard = 'board' in params && typeof params.board === 'object' ? params.board : params;
  if (!('variant' in onBoard)) return false;
  const { columns, layers } = onBoard.variant.geometry;
  return (layers > 1 ? 2 * columns : columns) > MOST_BESIDE;
}

function takesBothColumns({ question }: Task): boolean {
  const { kind, params } = question;
  if (kind !== 'fill-tree' && kind !== 'cut-branches') return ACROSS.has(kind);
  const plan = treePlan(callTree(params), params.setup);
  const { width } = treePlaces(plan, true);
  return width * LEAST_ZOOM > HALF_ROOM;
}
