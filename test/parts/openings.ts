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
const ASSIGNMENT: Assignment = {
  title: 'Forks',
  order: 'given',
  tasks: [task('best-move'), task('count-forms'), task('open')],
};

/** Every page of the built site, as addresses below the base. */
const pages = readdirSync(testSite.dir, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('index.html') && !/^(pagefind|scorm)\//.test(path))
  .map((path) => path.replace(/index\.html$/, ''))
  .sort();

/** Every page, and again with what only a link brings. */
export async function openings(): Promise<readonly string[]> {
  const code = await pack(makeAssignment(ASSIGNMENT));
  const handedIn = await pack(
    makeWork({
      assignment: fingerprint(ASSIGNMENT),
      pupil: '7',
      claimed: 2,
      tasks: ASSIGNMENT.tasks.map(() => ({ attempts: [{ answer: '4', seconds: 9 }], hints: 0 })),
    }),
  );
  return [
    ...pages,
    'play/#x=nobody&moves=4048&seed=-1',
    'play/#x=person&o=best&goal=draw',
    'play/#x=minimax&o=td-table',
    'play/large/#x=nobody',
    'tree/#fig=tree&board=.........',
    `do/#a=${code}`,
    `teach/#a=${code}`,
    `teach/paper/#a=${code}&show=both`,
    `teach/grade/#a=${code}&r=${handedIn}`,
  ];
}
