import type { Assignment } from '../../../engine/index.ts';
import { assignmentOf, draftOf, freshParts, newTask } from './draft.ts';
import { templateQuestions } from '#language/classroom/workshop/templateQuestions';
import { workshopMessages } from '#language/classroom/workshop/start';
import { EMPTY_DRAFT, type DraftTask } from './draftShape.ts';
import type { TemplateLesson, TemplateLevel } from './templateLessons.ts';
import { TEMPLATES } from './templateTasks.ts';

/** The assignment of a lesson, under its title. Throws for a lesson without one. */
export function templateOf({ id, title }: TemplateLesson, level: TemplateLevel): Assignment {
  const asked = TEMPLATES[id]?.[level];
  if (!asked) throw new RangeError(`there are no tasks for ${id}`);
  const tasks = asked.map(([kind, hard, seed], at): DraftTask => {
    const task = newTask(at + 1, kind, hard, seed);
    const own = kind === 'open' ? templateQuestions[id] : undefined;
    // No board stands for a question about a whole lesson.
    return own ? { ...task, ...own, parts: { ...task.parts, board: 'none' } } : task;
  });
  const name = level === 'harder' ? workshopMessages.harderTitle(title) : title;
  return assignmentOf({ ...EMPTY_DRAFT, title: name, tasks }).assignment;
}

/** More draws than this find nothing else: a kind may have few boards at a level. */
const MOST_DRAWS = 20;

/** The tasks of a lesson; one that is among `there` already gets another board, drawn by seeds of `draw`. */
export function tasksOf(
  lesson: TemplateLesson,
  level: TemplateLevel,
  there: readonly DraftTask[],
  draw: () => number,
): readonly DraftTask[] {
  const known = new Set(there.map(asked));
  const { tasks } = draftOf(templateOf(lesson, level));
  return tasks.map((task, at) => {
    const [kind, hard] = TEMPLATES[lesson.id]?.[level][at] ?? [];
    let drawn = task;
    for (let tries = 0; tries < MOST_DRAWS && known.has(asked(drawn)); tries++) {
      if (kind && hard && kind !== 'open') {
        drawn = { ...task, parts: freshParts(kind, hard, draw()) };
      }
    }
    known.add(asked(drawn));
    return drawn;
  });
}

const asked = ({ kind, parts }: DraftTask) => JSON.stringify([kind, parts]);
