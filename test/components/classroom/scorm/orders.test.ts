import { Scorm12API } from 'scorm-again';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeAssignment } from '../../../../src/engine/index.ts';
import { openPackage } from '../../../../src/components/classroom/scorm/openPackage.dom.ts';
import { PackageReporter } from '../../../../src/components/classroom/scorm/report.ts';
import type { ScormApi } from '../../../../src/components/classroom/scorm/session.ts';
import { pack } from '../../../../src/components/classroom/packing.ts';
import { deep, isDeep } from '../../../deep.ts';
import { assignmentOf, keyText, moveTask, questionOf } from '../../../engine/assignment/made.ts';
import { stubStorage } from '../../platform/storageDouble.ts';
import { StrictRuntime } from './strictRuntime.ts';

/** What a platform has of a lesson between two visits. */
type Kept = Readonly<Record<string, string>>;
/** A platform: gives the run-time of one visit, and what it has kept after it. */
type Platform = (kept: Kept) => { readonly api: ScormApi; readonly leave: () => Kept };

const MASTERY = 'cmi.student_data.mastery_score';

/**
 * What Moodle does when a lesson ends (mod/scorm, scorm_12.js, StoreData; locallib.php, scorm_check_mode): a lesson without a
 * status is completed, numbers overrule the status, and a lesson that has ended is only looked at the next time.
 */
const moodle =
  (isOverruling: boolean, nothing: unknown = ''): Platform =>
  (kept) => {
    const isOver = /passed|failed|completed/.test(kept['cmi.core.lesson_status'] ?? '');
    const mode = isOver ? 'review' : 'normal';
    const strict = new StrictRuntime({ ...kept, [MASTERY]: '50', 'cmi.core.lesson_mode': mode });
    const read = strict.LMSGetValue.bind(strict);
    const api = Object.assign(strict, {
      LMSGetValue: (name: string) => (read(name) || nothing) as string,
    });
    const leave = (): Kept => {
      if (isOver) return kept;
      const { ...now } = strict.kept;
      const [status, raw] = [now['cmi.core.lesson_status'], now['cmi.core.score.raw'] ?? ''];
      if (status === 'not attempted') now['cmi.core.lesson_status'] = 'completed';
      if (isOverruling && raw !== '')
        now['cmi.core.lesson_status'] = Number(raw) >= 50 ? 'passed' : 'failed';
      return now;
    };
    return { api, leave };
  };

const scormAgain =
  (mastery_override: boolean): Platform =>
  (kept) => {
    const api = new Scorm12API({ autocommit: false, mastery_override, logLevel: 5 });
    api.loadFromFlattenedJSON({ ...kept, [MASTERY]: '50', 'cmi.core.credit': 'credit' });
    const { core } = api.cmi;
    const leave = (): Kept => ({
      'cmi.core.lesson_status': core.lesson_status,
      'cmi.core.score.raw': core.score.raw,
      'cmi.suspend_data': api.cmi.suspend_data,
      'cmi.core.entry': api.cmi.suspend_data === '' ? '' : 'resume',
    });
    return { api: api as unknown as ScormApi, leave };
  };

const strict: Platform = (kept) => {
  const api = new StrictRuntime(kept);
  return { api, leave: () => api.kept };
};

const ASSIGNMENT = assignmentOf([
  moveTask(3, { points: 2, hints: 1 }),
  moveTask(1, { question: questionOf('open', 1), points: 3, hints: 1 }),
]);
const right = keyText(ASSIGNMENT.tasks[0]!.question);
const codes = {
  practice: await pack(makeAssignment(ASSIGNMENT)),
  test: await pack(makeAssignment({ ...ASSIGNMENT, isTest: true })),
};

/** What a pupil may do: answer right or wrong, write what a person reads, hand in, or leave and come back. */
const STEPS = ['right', 'wrong', 'words', 'hand in', 'leave'] as const;
type Step = (typeof STEPS)[number];

function* orders(length: number): Generator<readonly Step[]> {
  yield [];
  if (length === 0) return;
  for (const first of STEPS) for (const others of orders(length - 1)) yield [first, ...others];
}

/** What is true whatever was done, after the pupil has left; in words where it is not. */
function wrongWith(done: readonly Step[], kept: Kept, isTest: boolean): string[] {
  const status = kept['cmi.core.lesson_status'];
  const raw = kept['cmi.core.score.raw'] ?? '';
  const hasAnswered = done.some((step) => ['right', 'wrong', 'words'].includes(step));
  const wrong: string[] = [];
  if (!done.includes('hand in')) {
    if (raw !== '') wrong.push(`score ${raw} before it was handed in`);
    if (status !== 'incomplete') wrong.push(`${status} before it was handed in`);
    if (!hasAnswered && kept['cmi.suspend_data']) wrong.push('a state before the first answer');
    return wrong;
  }
  const isUnread = done.includes('words');
  // A test keeps the last answer, practice the best; and it goes on when it was handed in.
  const answers = done.filter((step) => step === 'right' || step === 'wrong');
  const isRight = isTest ? answers.at(-1) === 'right' : answers.includes('right');
  if (isUnread && status === 'failed') wrong.push('failed while an answer waits');
  if (!isUnread && raw !== (isRight ? '40' : '0')) wrong.push(`score ${raw}`);
  if (!isUnread && status !== 'failed') wrong.push(`${status} by ${raw}`);
  return wrong;
}

async function doneIn(platform: Platform, isTest: boolean, steps: readonly Step[]) {
  const code = codes[isTest ? 'test' : 'practice'];
  let kept: Kept = {};
  const done: Step[] = [];
  const visit = async () => {
    const { api, leave } = platform(kept);
    const opened = await openPackage(code, { API: api }, () => 0);
    if (opened.state !== 'ready' || !opened.session) throw new Error(opened.state);
    const { pupil, session } = opened;
    const reporter = new PackageReporter(pupil, opened.kinds, session, opened);
    reporter.update();
    return { pupil, reporter, session, leave };
  };
  let at = await visit();
  const answer = (task: number, text: string) => {
    // What is handed in of a test cannot be changed, nor what a person reads; and what is only looked at is not kept.
    const isLast = at.pupil.isHanded && (isTest || task === 1);
    if (isLast || at.session.isReadOnly) return false;
    at.pupil.goTo(task);
    at.pupil.attempt(text);
    return true;
  };
  const leave = () => {
    at.reporter.close();
    kept = at.leave();
  };
  for (const step of steps) {
    let isDone = true;
    if (step === 'leave') {
      leave();
      at = await visit();
    } else if (step === 'hand in') {
      if (at.session.isReadOnly) isDone = false;
      else await at.pupil.handIn(Date.UTC(2026, 10, 29));
    } else if (step === 'words') isDone = answer(1, 'Because.');
    else isDone = answer(0, step === 'right' ? right : 'nonsense');
    at.reporter.update();
    if (isDone) done.push(step);
  }
  const tasks = at.pupil.work.tasks.map(({ attempts }) => attempts.map((each) => each.answer));
  leave();
  const again = await visit();
  const back = again.pupil.work.tasks.map(({ attempts }) => attempts.map((each) => each.answer));
  return { done, kept, tasks, back };
}

beforeAll(() => stubStorage(new Map()));
afterAll(() => vi.unstubAllGlobals());

describe.each(['practice', 'test'])('every order of %s', (name) => {
  // On a push the longer ones where a platform keeps to itself.
  it.each<[string, number, Platform]>([
    ['a strict run-time', deep(3, 4), strict],
    ['scorm-again', deep(2, 4), scormAgain(false)],
    ['scorm-again that overrules', deep(2, 4), scormAgain(true)],
    ['Moodle', deep(2, 4), moodle(false)],
    ['Moodle that overrules', deep(2, 4), moodle(true)],
    ['Moodle that gives null', deep(2, 4), moodle(true, null)],
  ])(
    'is kept and judged rightly by %s, up to %i steps',
    async (_, length, platform) => {
      const found: string[] = [];
      for (const steps of orders(length)) {
        // What comes of the same step twice running is seen in the shorter ones.
        const isTold = steps.length > 2 && steps.some((step, at) => step === steps[at + 1]);
        if (isTold && !isDeep) continue;
        const { done, kept, tasks, back } = await doneIn(platform, name === 'test', steps);
        const wrong = wrongWith(done, kept, name === 'test');
        if (JSON.stringify(tasks) !== JSON.stringify(back)) wrong.push('answers are gone');
        if (wrong.length > 0) found.push(`${steps.join(', ')}: ${wrong.join(', ')}`);
      }
      expect(found).toEqual([]);
    },
    120_000,
  );
});

describe('a platform that keeps a result and no state', () => {
  it('keeps it until something is handed in again', async () => {
    const kept = { 'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '100' };
    const api = new StrictRuntime(kept);
    const set = vi.spyOn(api, 'LMSSetValue');
    const opened = await openPackage(codes.practice, { API: api }, () => 0);
    if (opened.state !== 'ready' || !opened.session) throw new Error(opened.state);
    const reporter = new PackageReporter(opened.pupil, opened.kinds, opened.session, opened);
    reporter.update();
    opened.pupil.goTo(0);
    reporter.update();
    opened.session.commit();
    expect(set).not.toHaveBeenCalled();
    opened.pupil.attempt('nonsense');
    reporter.close();
    expect(api.kept).toMatchObject(kept);
  });
});
