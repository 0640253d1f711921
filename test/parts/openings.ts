import { readdirSync } from 'node:fs';
import {
  KINDS,
  fingerprint,
  makeAssignment,
  makeWork,
  seededRng,
  type Assignment,
  type KindId,
  type Task,
} from '../../src/engine/index.ts';
import { STORES } from '../../src/components/site/quarantine/stores.ts';
import { QUESTION_KINDS } from '../../src/components/stepper/questions.ts';
import { pack } from '../../src/components/classroom/packing.ts';
import { testSite } from '../../scripts/lib/testSite.mjs';

const task = (kind: KindId): Task => ({
  question: { kind, params: KINDS[kind].generate(seededRng(3), 1) } as Task['question'],
  text: '',
  points: 2,
  hints: 2,
  attempts: 0,
  feedback: 'at-once',
});
const withTasks = (...tasks: Task[]): Assignment => ({ title: 'Forks', order: 'given', tasks });
const ASSIGNMENT = withTasks(task('best-move'), task('count-forms'), task('open'));
const ON_LARGE_BOARDS = withTasks(task('line-attacks'), task('cell-weight'), task('large-move'));

/** What is on the device of somebody who has been there before. */
const readBefore = { at: { lesson: 'lessons/count', part: { id: 'why', text: 'Why' } }, ended: [] };
const STORED: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  '?bookmark': { 'noughtbook.bookmark': { v: 1, ...readBefore } },
  '?predict': { 'noughtbook.settings': { predict: QUESTION_KINDS, predictSteps: true } },
  '?kept-aside': Object.fromEntries(Object.keys(STORES).map((key) => [`${key}.kept`, { v: 1 }])),
};

/** What is stored before a page is opened, by its keys; it is named in the address. */
export function storedFor(opening: string): Readonly<Record<string, string>> {
  const entries = Object.entries(STORED[/\?[^#]*/.exec(opening)?.[0] ?? ''] ?? {});
  return Object.fromEntries(entries.map(([key, value]) => [key, JSON.stringify(value)]));
}

/** Every page of the built site, as addresses below the base; but on the one of controls all is told by itself. */
const pages = () =>
  readdirSync(testSite.dir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('index.html') && !/^(pagefind|scorm)\//.test(path))
    .map((path) => path.replace(/index\.html$/, ''))
    .filter((path) => path !== 'controls/')
    .sort();

/** Every page, and again with what only a link brings. */
export async function openings(): Promise<readonly string[]> {
  const code = await pack(makeAssignment(ASSIGNMENT));
  const large = await pack(makeAssignment(ON_LARGE_BOARDS));
  const handedIn = await pack(
    makeWork({
      assignment: fingerprint(ASSIGNMENT),
      pupil: '7',
      claimed: 2,
      tasks: ASSIGNMENT.tasks.map(() => ({ attempts: [{ answer: '4', seconds: 9 }], hints: 0 })),
    }),
  );
  return [
    ...pages(),
    'play/#x=nobody&moves=4048&seed=-1',
    'play/#x=person&o=best&goal=draw',
    'play/#x=minimax&o=td-table',
    'play/large/#x=nobody',
    'tree/#fig=tree&board=.........',
    'tree/#fig=tree&step=nothing',
    '?bookmark',
    'lessons/minimax/?predict',
    'lessons/fin/?predict',
    'lessons/weight/?predict',
    'progress/?kept-aside',
    `do/#a=${code}`,
    `teach/#a=${code}`,
    `teach/#a=${large}`,
    `teach/paper/#a=${code}&show=both`,
    `teach/grade/#a=${code}&r=${handedIn}`,
  ];
}
