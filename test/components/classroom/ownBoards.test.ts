import { describe, expect, it, vi } from 'vitest';
import {
  KINDS,
  finish,
  gradeWork,
  makeAssignment,
  makeWork,
  noticesOf,
  ownAssignment,
  parseWork,
  type Assignment,
  type Work,
} from '../../../src/engine/index.ts';
import { atLevel, levelsLink } from '../../../src/components/classroom/handOut.ts';
import { pack } from '../../../src/components/classroom/packing.ts';
import { GradebookState } from '../../../src/components/classroom/gradebook/gradebook.svelte.ts';
import { NOTHING_FOUND } from '../../../src/components/classroom/gradebook/found.ts';
import { readText } from '../../../src/components/classroom/gradebook/import.ts';
import { keptAssignment, keptWork } from '../../../src/components/classroom/gradebook/results.ts';
import { pupilRows } from '../../../src/components/classroom/gradebook/rows.ts';
import { openSession } from '../../../src/components/classroom/pupil/openSession.dom.ts';
import { copyFormat } from '../../../src/components/classroom/ownWork.ts';
import {
  assignmentOf as handedOut,
  newTask,
} from '../../../src/components/classroom/workshop/draft.ts';
import { EMPTY_DRAFT } from '../../../src/components/classroom/workshop/draftShape.ts';
import { pupilsIn, boardSpread } from '../../../src/components/classroom/workshop/ownBoards.ts';
import { Workbench } from '../../../src/components/classroom/workshop/workbench.svelte.ts';
import { gradebookMessages } from '#language/classroom/gradebook/messages';
import { assignmentOf, keyText, moveTask, questionOf } from '../../engine/assignment/made.ts';
import { ownStorage, stubStorage } from '../platform/storageDouble.ts';
import { deep } from '../../deep.ts';
import { gradebookHandlers } from '../../../src/components/classroom/gradebook/gradebookHandlers.dom.ts';
import { gradingWorker } from './gradebook/books.ts';

ownStorage();

const ASSIGNMENT: Assignment = assignmentOf([
  moveTask(1, { own: 1, points: 2 }),
  moveTask(2),
  moveTask(3, { question: questionOf('count-forms', 4, 2), own: 2 }),
]);
const ownOf = (pupil: string) => finish(ownAssignment(ASSIGNMENT, pupil)).assignment;

async function open(mine?: string, of = ASSIGNMENT) {
  const opening = await openSession(makeAssignment(of), mine);
  if (opening.state !== 'ready') throw new Error(opening.state);
  return opening.pupil;
}

/** Does all tasks rightly under a name, and hands in. */
async function handIn(name: string): Promise<Work> {
  const pupil = await open();
  await pupil.begin(name);
  for (const [at, { question }] of ownOf(name).tasks.entries()) {
    pupil.goTo(at);
    pupil.attempt(keyText(question));
  }
  await pupil.handIn(0);
  const read = parseWork(pupil.work.handed ?? '');
  if (!read.ok) throw new Error(read.problem.code);
  stubStorage();
  return read.value;
}

describe('a pupil whose boards are their own', () => {
  it('gets them with the name, finds them again, and cannot change the name any more', async () => {
    const pupil = await open();
    expect(pupil.assignment).toBe(pupil.given);
    await pupil.begin('Fox 7');
    // The first board is enough to begin with.
    expect([pupil.at, pupil.isDrawn(0), pupil.isDrawn(2)]).toEqual([0, true, false]);
    await pupil.drawAll();
    expect(pupil.assignment).toEqual(ownOf('Fox 7'));
    pupil.rename('Owl');
    expect(pupil.work.pupil).toBe('Fox 7');
    const again = await open(pupil.owner);
    await again.drawAll();
    expect(again.assignment).toEqual(ownOf('Fox 7'));
    expect(again.isNameFixed).toBe(true);
  });

  it('has full points for its own keys, and the result says which boards they were', async () => {
    const work = await handIn('Fox 7');
    expect(work.boards).toBe(finish(ownAssignment(ASSIGNMENT, 'Fox 7')).boards);
    expect(work.claimed).toBe(4);
    expect(gradeWork(ASSIGNMENT, work).points).toBe(4);
  });
});

describe('the gradebook of such an assignment', () => {
  async function book(works: readonly Work[]) {
    const gradebook = new GradebookState(gradingWorker);
    await gradebook.take({
      ...NOTHING_FOUND,
      assignments: [keptAssignment(ASSIGNMENT)],
      works: works.map((work) => ({ work: keptWork(work), from: 'x' })),
    });
    await gradebook.settled();
    return { gradebook, rows: pupilRows(gradebook, gradebookMessages) };
  }

  it('grades each by its own key, shows each its own task, and finds who has another’s boards', async () => {
    const [seven, eight] = [await handIn('7'), await handIn('8')];
    // On some boards the answers to others happen to be right.
    const copier = ['9', '10', '11', '12'].find(
      (pupil) => gradeWork(ASSIGNMENT, { ...seven, pupil }).points < 4,
    );
    const copied = { ...seven, pupil: copier ?? '' };
    const { gradebook, rows } = await book([seven, eight, copied]);
    expect(rows.map(({ marks }) => marks?.points)).toEqual([4, 4, expect.any(Number)]);
    expect(rows[2]?.marks?.points).toBeLessThan(4);
    for (const { entry } of rows) {
      const { task } = await gradebook.answers(entry, 0);
      expect(task.question).toEqual(ownOf(entry.work.pupil).tasks[0]?.question);
    }
    const notices = noticesOf(
      ASSIGNMENT,
      rows.flatMap(({ graded }) => graded ?? []),
    );
    const name = (at: number) => rows[at]?.label ?? '';
    expect(notices.map((each) => gradebookMessages.notices.tell(each, name))[0]).toBe(
      `${copier} answered other boards than this name or number gets. They’re the boards of 7. The answers were graded on the boards of this name.`,
    );
  });

  it(
    'sets nobody aside because boards take long to draw',
    () => {
      const tasks = Array.from({ length: deep(1, 12) }, (_, at) =>
        moveTask(at, { question: questionOf('win-by-fours', at + 3, 3), own: 3 }),
      );
      const assignment = makeAssignment(assignmentOf(tasks));
      for (let at = 0; at < deep(2, 30); at++) {
        const bare = { assignment: '0123456789abcdef', pupil: `Fox ${at}`, claimed: 0, tasks: [] };
        const question = { assignment, work: makeWork(bare), budget: 40 };
        expect(gradebookHandlers.grade(question)).toMatchObject({ points: 0 });
      }
    },
    deep(60_000, 300_000),
  );

  it('takes a copy of unfinished work for what it is: with the boards of its name', async () => {
    const pupil = await open();
    await pupil.begin('7');
    pupil.goTo(0);
    pupil.attempt(keyText(ownOf('7').tasks[0]!.question));
    const { works } = await readText(copyFormat.make(pupil.work), 'file');
    const { rows } = await book(
      works.map(({ work }) => (parseWork(work.text) as { value: Work }).value),
    );
    expect(rows[0]?.marks?.points).toBe(2);
    const notices = noticesOf(
      ASSIGNMENT,
      rows.flatMap(({ graded }) => graded ?? []),
    );
    expect(notices.filter(({ code }) => code === 'other-boards')).toEqual([]);
  });
});

describe('after the last try of practice', () => {
  it('others like it can be done, unless it is right, or a test', async () => {
    const once = assignmentOf([moveTask(1, { attempts: 1 }), moveTask(2, { attempts: 1 })]);
    const pupil = await open(undefined, once);
    await pupil.begin('Fox');
    expect(pupil.canPractise(0)).toBe(false);
    pupil.attempt('nonsense');
    pupil.goTo(1);
    pupil.attempt(keyText(once.tasks[1]!.question));
    expect([pupil.canPractise(0), pupil.canPractise(1)]).toEqual([true, false]);
  });
});

describe('in the workshop', () => {
  const draft = {
    ...EMPTY_DRAFT,
    own: true,
    tasks: [
      newTask(1, 'best-move', 2, 5),
      { ...newTask(2, 'fork', 1, 5), level: undefined },
      newTask(3, 'open', 1, 5),
    ],
  };
  const ownOfTasks = (of: typeof draft) => handedOut(of).assignment.tasks.map(({ own }) => own);

  it('each task that can have boards of its own has them, one that was set by hand too', () => {
    expect(ownOfTasks(draft)).toEqual([2, 0, undefined]);
    expect(ownOfTasks({ ...draft, own: false })).toEqual([undefined, undefined, undefined]);
  });

  it('nobody begins without a name, whatever was chosen before', () => {
    const { assignment } = handedOut({ ...draft, needsName: false });
    expect(assignment).toMatchObject({ needsName: true });
  });

  it('a board that is edited is one set by hand, until another is made', () => {
    const bench = new Workbench({ id: 1, draft, text: '' }, () => undefined);
    bench.change({ parts: bench.task!.parts, level: undefined });
    expect(ownOfTasks(bench.draft as never)[0]).toBe(0);
    bench.makeBoard('best-move', 3);
    expect(ownOfTasks(bench.draft as never)[0]).toBe(3);
    // A seed that comes twice is drawn once more.
    const drawn = vi.spyOn(crypto, 'getRandomValues');
    for (let at = 0; at < 2; at++) drawn.mockReturnValueOnce(Uint32Array.of(5));
    bench.makeBoard('own-machine', 1);
    const before = bench.task?.parts;
    bench.makeBoard('own-machine', 1);
    expect(bench.task?.parts).not.toEqual(before);
  });

  it('a list names its pupils by numbers, names and ranges, each once', () => {
    expect(pupilsIn('1-3\n07; Anna\nFox\n fox \n\n5–4\n12 to 13')).toEqual(
      '1 2 3 07 fox 12 13'.split(' '),
    );
    expect(pupilsIn('1-900')).toHaveLength(60);
  });

  it('the spread is that of what the boards have', () => {
    const params = (text: string) =>
      (KINDS['find-win'].params.decode(text) as { value: object }).value;
    const questions = ['XX.OO....x', 'XX.OO.O.Xo'].map((text) => ({
      kind: 'find-win',
      params: params(text),
    }));
    expect(boardSpread(questions)).toMatchObject({
      boards: 2,
      ranges: [
        { measure: 'right', least: 1 },
        { measure: 'empty', least: 3, most: 5 },
      ],
    });
  });
});

describe('two assignments in one link', () => {
  it('ask which one it is, and open as the one that was chosen', async () => {
    const other = { ...ASSIGNMENT, title: 'Harder' };
    const codes = await Promise.all([ASSIGNMENT, other].map((each) => pack(makeAssignment(each))));
    const link = levelsLink('https://x.org/', codes[0] ?? '', codes[1] ?? '');
    const opened = await openSession(link);
    expect(opened).toMatchObject({
      state: 'levels',
      offers: [
        { title: ASSIGNMENT.title, tasks: 3 },
        { title: 'Harder', tasks: 3 },
      ],
    });
    for (const [place, title] of [
      [1, ASSIGNMENT.title],
      [2, 'Harder'],
    ] as const) {
      const chosen = await openSession(atLevel(link, place));
      expect(chosen.state === 'ready' && chosen.pupil.given.title).toBe(title);
      // From there back to the choice.
      expect(atLevel(atLevel(link, place))).toBe(link);
    }
    // The gradebook finds both in it.
    const { assignments } = await readText(link, 'pasted');
    expect(assignments.map(({ title }) => title)).toEqual([ASSIGNMENT.title, 'Harder']);
    const broken = await openSession(link.slice(0, -5));
    expect(broken.state).toBe('problem');
  });
});
