import { storedSentence } from '#language/platform/stored';
import type { StoredNews } from '../../platform/stored.ts';
import type { TableKind, TableProblem } from '../../../engine/index.ts';
import { count } from '#language/ui/language/grammar';

const PROBLEMS: {
  readonly [Code in TableProblem['code']]: (problem: TableProblem & { code: Code }) => string;
} = {
  'too-long': ({ length, limit }) =>
    `The file is too long for a table: it has ${count(length)} characters, and at most ${count(limit)} are read.`,
  'not-json': () => 'This is not a table: the file is not JSON, or a part of it is missing.',
  foreign: () => 'The file is JSON, but it is not a table of this site.',
  newer: ({ version }) =>
    `The table was saved by a newer version of this site (format ${version}). This one cannot read it.`,
  damaged: () =>
    'This is one of our tables, but it is damaged: something was changed or lost after it was saved.',
  'impossible-number': ({ at, cell }) =>
    `The table holds an impossible number: row ${count(at)}, cell ${cell}.`,
};

/** What is said about tables of numbers, wherever they are saved, loaded or shown. */
export const tableMessages = {
  kinds: {
    ratings: 'ratings: the highest is played',
    beads: 'beads: a cell is drawn in proportion to its beads',
    values: 'values: from −1, a loss, to 1, a win; the highest is played',
  } satisfies Record<TableKind, string>,
  problem: (problem: TableProblem): string =>
    (PROBLEMS[problem.code] as (problem: TableProblem) => string)(problem),
  /** What has become of the reader's own table. */
  stored: (news: StoredNews): string =>
    storedSentence(news, 'your table', 'Save this one as a file to keep it.'),
  /** Said after any problem with a file. */
  kept: 'Your own table has not been changed.',
};
