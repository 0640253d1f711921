import type { Assignment, TaskState } from '../../../engine/index.ts';
import { asCell, csvFile, csvNumber, type Separator } from '../../platform/csv.ts';
import { rounded, type TaskCredit, type Marks } from './marks.ts';

/** A pupil's row, as it is shown and saved. */
export interface PupilMarks {
  readonly pupil: string;
  /** From the roster; empty if it has none. */
  readonly name: string;
  /** Absent of a pupil who has not handed in. */
  readonly marks?: Marks | undefined;
  /** A result has this name, which may be the pupil's or another's. */
  readonly perhaps?: string | undefined;
  /** Seconds since 1970, if it is known. */
  readonly handedAt?: number | undefined;
  readonly isLate?: boolean;
}

interface ColumnMessages {
  readonly pupil: string;
  readonly name: string;
  /** The head of when it was handed in, and of whether that was in time, with what is said of that. */
  readonly handed: string;
  readonly due: string;
  readonly onTime: Readonly<Record<'late' | 'missing' | 'yes', string>>;
  readonly perhaps: (label: string) => string;
  /** The head of a task's points: its number, what it asks if that is known, and what it is worth. */
  readonly task: (number: number, kind: string, points: number) => string;
  readonly sum: string;
  readonly most: string;
  readonly percent: string;
  readonly unread: string;
  /** The head of what became of a task. */
  readonly state: (number: number) => string;
  /** The head of the try that counts, and of the hints that were asked for. */
  readonly tries: (number: number) => string;
  readonly hints: (number: number) => string;
  readonly seconds: (number: number) => string;
  readonly states: Readonly<Record<TaskState, string>>;
}

/** What of a gradebook becomes a table. */
export interface MarksTable {
  readonly assignment: Assignment;
  /** What each task asks, in a few words; may be empty. */
  readonly kinds: readonly string[];
  readonly rows: readonly PupilMarks[];
}

/** The marks as CSV. Points that nobody has given yet are an empty cell, which a mean of the column leaves out. */
export function marksAsCsv(
  table: MarksTable,
  messages: ColumnMessages,
  separator: Separator,
): string {
  const number = (value: number) => csvNumber(rounded(value), separator);
  const head = headOf(table, messages);
  const marked = (marks: Marks) => [
    ...marks.tasks.map((mark) => (isOpen(mark) ? '' : number(mark.points))),
    number(marks.points),
    number(marks.most),
    // Of a sum that is not known yet there is no share.
    marks.unread > 0 || marks.most === 0 ? '' : number((100 * marks.points) / marks.most),
    String(marks.unread),
    ...marks.tasks.map(({ state }) => asCell(messages.states[state])),
    ...marks.tasks.map(({ state, tries }) => (state === 'not-tried' ? '' : String(tries))),
    ...marks.tasks.map(({ hints }) => String(hints)),
    ...marks.tasks.map(({ state, seconds = '' }) => (state === 'not-tried' ? '' : String(seconds))),
  ];
  const lines = table.rows.map(({ pupil, name, marks, perhaps, handedAt, isLate }) => {
    const { late, missing, yes } = messages.onTime;
    const absent = perhaps === undefined ? missing : asCell(messages.perhaps(perhaps));
    const isKnown = table.assignment.due !== undefined && handedAt !== undefined;
    const line = [
      asCell(pupil),
      asCell(name),
      handedAt === undefined ? '' : MOMENT.format(handedAt * 1000),
      !marks ? absent : isLate ? late : isKnown ? yes : '',
      ...(marks ? marked(marks) : []),
    ];
    return [...line, ...head.slice(line.length).map(() => '')];
  });
  const all = [head.map(asCell), ...lines];
  return csvFile(all, separator);
}

/** By the clock of this device, as every spreadsheet reads it: "2026-11-29 14:05". */
const MOMENT = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

function headOf({ assignment, kinds }: MarksTable, messages: ColumnMessages): readonly string[] {
  return [
    messages.pupil,
    messages.name,
    messages.handed,
    messages.due,
    ...assignment.tasks.map(({ points }, at) => messages.task(at + 1, kinds[at] ?? '', points)),
    messages.sum,
    messages.most,
    messages.percent,
    messages.unread,
    ...[messages.state, messages.tries, messages.hints, messages.seconds].flatMap((head) =>
      assignment.tasks.map((_, at) => head(at + 1)),
    ),
  ];
}

/** Nobody has given points for it yet. */
const isOpen = ({ state }: TaskCredit): boolean => state === 'needs-person';
