import type { Assignment, KindId, Level } from '../../../engine/index.ts';
import { assignmentOf, draftOf, freshParts, newTask } from './draft.ts';
import { EMPTY_DRAFT, type DraftTask } from './draftShape.ts';

/** A task of a template: a kind at a level, made by its seed. */
type Asked = readonly [kind: KindId, level: Level, seed: number];

/** What each lesson ends with, and a little more of it. */
export const TEMPLATES: Readonly<Record<string, readonly Asked[]>> = {
  'lessons/count': [
    ['count-forms', 1, 11],
    ['count-forms', 2, 12],
    ['games-from', 1, 13],
    ['games-from', 2, 14],
  ],
  'lessons/folk': [
    ['find-win', 1, 21],
    ['stop-loss', 1, 22],
    ['fork', 1, 23],
    ['stop-fork', 1, 24],
    ['best-move', 2, 25],
  ],
  'lessons/fin': [
    ['line-sum', 1, 31],
    ['line-sum', 2, 32],
    ['dead-lines', 1, 33],
    ['dead-lines', 2, 34],
  ],
  'lessons/ratings': [
    ['cell-rating', 1, 41],
    ['cell-rating', 2, 42],
    ['cell-rating', 3, 43],
    ['bot-move', 1, 44],
  ],
  'lessons/minimax': [
    ['return-value', 1, 51],
    ['return-value', 2, 52],
    ['fill-tree', 1, 53],
    ['play-algorithm', 1, 54],
    ['best-move', 3, 55],
  ],
  'lessons/depth': [
    ['depth-rating', 1, 61],
    ['depth-rating', 2, 62],
    ['moves-to-win', 1, 63],
    ['moves-to-win', 2, 64],
  ],
  'lessons/whole-tree': [
    ['is-cut', 1, 71],
    ['is-cut', 2, 72],
    ['cut-branches', 1, 73],
    ['wrong-step', 1, 74],
  ],
  'lessons/table': [
    ['turn-back', 1, 84],
    ['turn-back', 2, 85],
    ['count-forms', 2, 86],
  ],
  'lessons/learning': [
    ['bead-chances', 1, 94],
    ['bead-chances', 2, 95],
    ['bead-chances', 3, 96],
    ['open', 1, 93],
  ],
  'lessons/arena': [
    ['expected-score', 1, 104],
    ['expected-score', 2, 105],
    ['play-on', 2, 103],
  ],
  'lessons/five': [
    ['find-five', 1, 111],
    ['find-five', 2, 112],
    ['scan-visits', 1, 113],
    ['scan-visits', 2, 114],
  ],
  'lessons/attacks': [
    ['line-attacks', 1, 121],
    ['line-attacks', 2, 122],
    ['double-threat', 1, 123],
  ],
  'lessons/ragged': [
    ['divider', 2, 133],
    ['divider', 3, 134],
    ['line-attacks', 3, 131],
    ['line-attacks', 3, 132],
  ],
  'lessons/breakpoints': [
    ['line-breaks', 1, 141],
    ['line-breaks', 2, 142],
    ['double-threat', 2, 143],
  ],
  'lessons/weight': [
    ['cell-weight', 1, 151],
    ['cell-weight', 2, 152],
    ['large-move', 1, 153],
    ['large-play', 1, 154],
  ],
  'lessons/bugs': [
    ['line-attacks', 3, 161],
    ['line-breaks', 3, 162],
    ['cell-weight', 2, 163],
  ],
};

/** The assignment of a lesson, under its title. Throws for a lesson without one. */
export function templateOf({
  id,
  title,
}: {
  readonly id: string;
  readonly title: string;
}): Assignment {
  const asked = TEMPLATES[id];
  if (!asked) throw new RangeError(`there are no tasks for ${id}`);
  const tasks = asked.map(([kind, level, seed], at) => newTask(at + 1, kind, level, seed));
  return assignmentOf({ ...EMPTY_DRAFT, title, tasks }).assignment;
}

/** More draws than this find nothing else: a kind may have few boards at a level. */
const MOST_DRAWS = 20;

/** The tasks of a lesson; one that is among `there` already gets another board, drawn by seeds of `draw`. */
export function tasksOf(
  lesson: { readonly id: string; readonly title: string },
  there: readonly DraftTask[],
  draw: () => number,
): readonly DraftTask[] {
  const known = new Set(there.map(asked));
  const { tasks } = draftOf(templateOf(lesson));
  return tasks.map((task, at) => {
    const [kind, level] = TEMPLATES[lesson.id]?.[at] ?? [];
    let drawn = task;
    for (let tries = 0; tries < MOST_DRAWS && known.has(asked(drawn)); tries++) {
      if (kind && level) drawn = { ...task, parts: freshParts(kind, level, draw()) };
    }
    known.add(asked(drawn));
    return drawn;
  });
}

const asked = ({ kind, parts }: DraftTask) => JSON.stringify([kind, parts]);
