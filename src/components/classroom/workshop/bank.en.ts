import { count } from '#language/ui/language/grammar';
import type { BankOrder } from './bank.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const tasks = (number: number) => `${count(number)} ${number === 1 ? 'task' : 'tasks'}`;

/** What is said of the assignments on this device. */
export const bankMessages = {
  find: 'Find',
  findHow: 'A word of its title, tags, questions or kinds of task',
  folder: 'Folder',
  allFolders: 'All folders',
  noFolder: 'In no folder',
  order: 'Sort by',
  orders: {
    changed: 'last changed',
    made: 'date made',
    title: 'title',
  } satisfies Record<BankOrder, string>,
  found: (found: number, all: number) => `${count(found)} of ${count(all)} shown`,
  /** `count` come with one press; `left` are not shown yet. */
  more: (count: number, left: number) =>
    count === left ? `Show the last ${count}` : `Show ${count} more of ${left}`,
  none: 'Nothing here matches. Try another word, or look in all folders.',
  about: (number: number, points: number) =>
    `${tasks(number)}, ${count(points)} ${points === 1 ? 'point' : 'points'}`,
  changed: (time: number) => `changed ${moment.format(time)}`,
  made: (time: number) => `made ${day.format(time)}`,
  /** It went out in a link with another. */
  level: (place: 1 | 2) => `${place === 1 ? 'first' : 'second'} of two in a link`,
  shelve: 'Folder and tags',
  shelveOf: (title: string) => `Folder and tags of “${title}”`,
  folderHow: 'For example: Class 9c. Leave it empty to take it out of its folder.',
  tags: 'Tags',
  tagsHow: 'Separate them with commas, for example: forks, homework',
  keep: 'Keep',
  kept: (title: string) => `Folder and tags of “${title}” are kept.`,
};
