import {
  isLate,
  type Assignment,
  type TaskQuestion,
  type WorkSummary,
} from '../../../engine/index.ts';
import { locale } from '#language/ui/language/grammar';
import type { GradebookMessages } from '#language/classroom/gradebook/messages';
import { creditsOf, type Marks } from './marks.ts';
import type { Roster } from './roster.ts';
import { hasOwnName, othersIn, pupilOf, type Entry, type TableOrder } from './results.ts';
import { calmName, calmText } from '../../ui/calmText.ts';
import type { GradebookState } from './gradebook.svelte.ts';

/** What is opened: a pupil's entry, and one task of it. */
export interface TablePlace {
  readonly id: number;
  /** From 0; absent: the pupil as a whole. */
  readonly task?: number | undefined;
}

/** A pupil's row. */
export interface PupilRow {
  readonly entry: Entry;
  /** What the pupil or the teacher wrote, or "no name 1" in the order they came; and the name of the roster if it has one. */
  readonly label: string;
  readonly name: string;
  /** Absent until it is graded. */
  readonly graded: WorkSummary | undefined;
  readonly marks: Marks | undefined;
  readonly others: readonly Entry[];
  /** Somebody else has handed in under the same name. */
  readonly hasNamesake: boolean;
  /** Handed in after the time that the assignment says. */
  readonly isLate: boolean;
  /** Grading it took too long. */
  readonly isTooLong: boolean;
  /** Left out by the teacher, or because another result of the pupil counts. */
  readonly isOut: boolean;
}

const BY_NUMBER = new Intl.Collator(locale, { numeric: true });

/** The rows of the assignment that is looked at, by number or name; those that are left out come last. */
export function pupilRows(
  gradebook: GradebookState,
  messages: GradebookMessages,
): readonly PupilRow[] {
  const { assignment, entries, roster } = gradebook;
  const { graded, tooLong } = gradebook.grader;
  // Numbered for good: the others keep theirs when one of them is given a name.
  const nameless = entries.filter((entry) => !hasOwnName(entry)).sort((a, b) => a.id - b.id);
  const numbers = new Map(nameless.map((entry, at) => [entry, at + 1]));
  const othersOf = othersIn(entries, ({ work }) => graded.get(work.text));
  const rows = entries.map((entry) => {
    const pupil = pupilOf(entry);
    const work = graded.get(entry.work.text);
    const { same, namesakes } = othersOf(entry);
    return {
      entry,
      label: pupil || messages.matrix.noName(numbers.get(entry) ?? 0),
      name: calmText(roster.find(pupil)?.name ?? ''),
      graded: work,
      marks: assignment && work && creditsKnown(assignment, work, entry),
      others: same,
      hasNamesake: namesakes.length > 0,
      isLate: assignment !== undefined && isLate(entry.work, assignment),
      isTooLong: tooLong.has(entry.work.text),
    };
  });
  const isOut = outOf(rows);
  return rows
    .map((row): PupilRow => ({ ...row, isOut: isOut(row) }))
    .sort(
      (a, b) =>
        Number(a.isOut) - Number(b.isOut) ||
        byColumn(a, b, gradebook.order) ||
        BY_NUMBER.compare(a.label, b.label) ||
        a.entry.id - b.entry.id,
    );
}

/** What has no points yet comes last, whichever way. */
function byColumn(a: PupilRow, b: PupilRow, { column, isDown }: TableOrder): number {
  const sign = isDown ? -1 : 1;
  if (column === 0) return sign * BY_NUMBER.compare(a.label, b.label);
  const pointsOf = ({ marks }: PupilRow) =>
    marks && (column > marks.tasks.length ? marks.points : marks.tasks[column - 1]?.points);
  const [one, other] = [pointsOf(a), pointsOf(b)];
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  return sign * (one - other);
}

/** Those of the list of names of whom there is no result, by their numbers. */
export function missingIn(
  { names, find }: Roster,
  rows: readonly PupilRow[],
): readonly { readonly number: string; readonly name: string }[] {
  const here = new Set(rows.map(({ entry }) => find(pupilOf(entry))?.number));
  return [...names].flatMap(([number, name]) => (here.has(number) ? [] : [{ number, name }]));
}

type Rated = Omit<PupilRow, 'isOut'>;

/** Whether a result does not count: the teacher has left it out, or another one of the same pupil is the one that does. */
function outOf(rows: readonly Rated[]) {
  const byId = new Map(rows.map((row) => [row.entry.id, row]));
  return ({ entry, others }: Rated): boolean =>
    entry.isLeftOut ||
    others.some((other) => !other.isLeftOut && byId.has(other.id) && isLater(other, entry));
}

/** The latest result of a pupil counts. */
const isLater = (one: Entry, other: Entry): boolean =>
  ((one.work.handedAt ?? 0) - (other.work.handedAt ?? 0) || one.id - other.id) > 0;

/** What a row was worth when it was looked at last: of a thousand rows hardly any changes at once. */
const known = new WeakMap<
  WorkSummary,
  { readonly of: readonly unknown[]; readonly marks: Marks }
>();

function creditsKnown(assignment: Assignment, work: WorkSummary, entry: Entry): Marks {
  const of = [assignment, entry.byPerson, entry.overruled];
  const last = known.get(work);
  if (last?.of.every((each, at) => each === of[at])) return last.marks;
  const marks = creditsOf(assignment, work, entry);
  known.set(work, { of, marks });
  return marks;
}

/** Those that count: for the table, the numbers of the class and files. */
export function counted(rows: readonly PupilRow[]): readonly PupilRow[] {
  return rows.filter(({ isOut }) => !isOut);
}

/** The next answer that a person has to read, after a place or from the top; after the last the first again. */
export function nextUnread(rows: readonly PupilRow[], after?: TablePlace): TablePlace | undefined {
  const all = counted(rows).flatMap(({ entry: { id }, marks }) =>
    (marks?.tasks ?? []).flatMap(({ state }, task) => ({
      id,
      task,
      isUnread: state === 'needs-person',
    })),
  );
  const at = all.findIndex(({ id, task }) => id === after?.id && task === after.task);
  const found = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))].find(
    ({ isUnread }) => isUnread,
  );
  return found && { id: found.id, task: found.task };
}

/** The pupil as a sentence names them. */
export function fullName({ label, name }: PupilRow): string {
  return name ? `${calmName(label)} (${calmName(name)})` : calmName(label);
}

/** Whether the answers to a question can't be judged by looking at them: somebody's own words, and programs. */
export const isReadAside = ({ kind, params }: TaskQuestion): boolean =>
  kind === 'open' || (kind === 'own-machine' && params.by.some((way) => way !== 'cards'));
