import { deflateSync, strToU8 } from 'fflate';
import {
  gradeTask,
  gradeWork,
  makeWork,
  type Assignment,
  type TaskWork,
  type Work,
} from '../../../engine/index.ts';
import { codeOf } from '../../state/assignment/packing.ts';
import { MOST_STATE, type TaskReport, type WorkReport } from '../../state/scorm/session.ts';

/** Before the code of a work that was handed in. */
const HANDED_IN = 'h';

/** At once, so that a window that closes in this moment loses nothing. */
const codeNow = (work: Work) => codeOf(deflateSync(strToU8(makeWork(work)), { level: 9 }));

/** Of so many attempts of each task the last are told, if not all of them fit. */
const FEWER = [10, 3, 1] as const;

/** The work as an LMS can keep it: whole if it fits, or else without the first attempts. */
function stateOf(work: Work, isHandedIn: boolean): string {
  const before = isHandedIn ? HANDED_IN : '';
  let code = before + codeNow(work);
  for (const kept of FEWER) {
    if (code.length <= MOST_STATE) break;
    const tasks = work.tasks.map((each) => ({ ...each, attempts: each.attempts.slice(-kept) }));
    code = before + codeNow({ ...work, tasks });
  }
  return code;
}

/** The code in a kept state, and whether the work was handed in. */
export function readState(state: string): { readonly code: string; readonly isHandedIn: boolean } {
  const isHandedIn = state.startsWith(HANDED_IN);
  return { code: isHandedIn ? state.slice(HANDED_IN.length) : state, isHandedIn };
}

/** What the LMS is told of the whole work. */
export function workReport(assignment: Assignment, work: Work, isHandedIn: boolean): WorkReport {
  const { points, most, unread } = gradeWork(assignment, work);
  return {
    state: stateOf(work, isHandedIn),
    share: most === 0 ? 0 : points / most,
    isHandedIn,
    needsPerson: unread > 0,
  };
}

const NOTHING: TaskWork = { attempts: [], hints: 0 };

/** What the LMS is told of each task with more attempts than `before`. */
export function taskReports(
  assignment: Assignment,
  before: Work | undefined,
  work: Work,
): readonly TaskReport[] {
  return assignment.tasks.flatMap((task, at): TaskReport[] => {
    const done = work.tasks[at] ?? NOTHING;
    const last = done.attempts.at(-1);
    const known = before?.tasks[at]?.attempts.length ?? 0;
    if (!last || done.attempts.length <= known) return [];
    const { state, points } = gradeTask(task, done);
    return [
      {
        id: `${work.assignment}-${at + 1}`,
        answer: last.answer,
        share: state === 'needs-person' ? undefined : points / task.points,
        points: task.points,
        seconds: last.seconds,
      },
    ];
  });
}
