import {
  fingerprint,
  makeAssignment,
  type Assignment,
  type KindId,
  type Level,
} from '../../../engine/index.ts';
import { assignmentOf, newTask } from './draft.ts';
import { templateQuestions } from '#language/classroom/workshop/templateQuestions';
import { workshopMessages } from '#language/classroom/workshop/start';
import { EMPTY_DRAFT, type DraftTask } from './draftShape.ts';
import {
  TEMPLATES,
  TEMPLATE_LEVELS,
  type TemplateLesson,
  type TemplateLevel,
} from './templateLessons.ts';

/** The assignment of a lesson, under its title: the same each time. Throws for a lesson without one. */
export function templateOf(lesson: TemplateLesson, level: TemplateLevel): Assignment {
  const tasks = tasksOf(lesson, level);
  const { title } = lesson;
  const name = level === 'harder' ? workshopMessages.harderTitle(title) : title;
  return assignmentOf({ ...EMPTY_DRAFT, title: name, tasks }).assignment;
}

/** The ready assignments that have one of these fingerprints, as texts. */
export function readySets(
  lessons: readonly TemplateLesson[],
  names: readonly string[],
): readonly string[] {
  return lessons
    .filter(({ id }) => id in TEMPLATES)
    .flatMap((lesson) => TEMPLATE_LEVELS.map((level) => templateOf(lesson, level)))
    .filter((assignment) => names.includes(fingerprint(assignment)))
    .map(makeAssignment);
}

/** More draws than this find nothing else: a kind may have few boards at a level. */
const MOST_DRAWS = 20;

/** The tasks of a lesson, no two alike. */
function tasksOf({ id }: TemplateLesson, level: TemplateLevel): readonly DraftTask[] {
  const known = new Set<string>();
  const first = 1 + 10 * Object.keys(TEMPLATES).indexOf(id) + (level === 'harder' ? 500 : 0);
  let seed = 1000;
  return askedIn(id, level).map(([kind, hard], at) => {
    let task = newTask(at + 1, kind, hard, first + at);
    // No board stands for a question about a whole lesson.
    const own = kind === 'open' ? templateQuestions[id] : undefined;
    if (own) return { ...task, ...own, parts: { ...task.parts, board: 'none' } };
    for (let tries = 0; tries < MOST_DRAWS && known.has(asked(task)); tries++)
      task = newTask(at + 1, kind, hard, seed++);
    known.add(asked(task));
    return task;
  });
}

/** A kind and a level for each of its tasks. */
function askedIn(id: string, level: TemplateLevel): (readonly [KindId, Level])[] {
  const kinds = TEMPLATES[id]?.[level];
  if (!kinds) throw new RangeError(`there are no tasks for ${id}`);
  return Object.entries(kinds).flatMap(([kind, levels]) =>
    levels.map((hard) => [kind as KindId, hard] as const),
  );
}

const asked = ({ kind, parts }: DraftTask) => JSON.stringify([kind, parts]);
