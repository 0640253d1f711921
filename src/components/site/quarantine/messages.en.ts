import type { GivenBack, StuckText } from './giveBack.ts';
import { count, locale } from '#language/ui/language/grammar';

const STORES: Readonly<Record<string, string>> = {
  'noughtbook.teach': 'Assignments of the workshop',
  'noughtbook.work': 'Work on assignments',
  'noughtbook.grade': 'The gradebook',
  'noughtbook.progress': 'What you have solved in the lessons',
  'noughtbook.bookmark': 'Where you were in the lessons',
  'noughtbook.table': 'Your own table of the atlas',
  'noughtbook.learning': 'The table that learns',
  'noughtbook.settings': 'Settings of the figures',
  'noughtbook.board': 'How large boards look',
  'noughtbook.keys': 'Whether single keys work in games',
  'noughtbook.play': 'The game against the bots',
  'noughtbook.play.large': 'The game on the large board',
  'noughtbook.game': 'The game of the first page',
  'noughtbook.offline': 'Whether the notebook is kept for use offline',
  'noughtbook.later': 'A newer version that you put off',
};

const GIVEN: Readonly<Record<GivenBack, string>> = {
  given: 'It is back where it came from.',
  'given-part':
    'What could be read of it is back where it came from. The text stays here, because a part of it could not be given back.',
  swapped:
    'It is back where it came from. What had taken its place lies here now, so you can change them again.',
  unreadable:
    'It still cannot be read: it is damaged or cut off. It stays here. Save it as a file if you want to show it to somebody.',
  newer:
    'A newer version of this site wrote it, and this page cannot read it. It stays here. Reload the page: it may be newer then.',
  full: 'There is no room on this device to give it back. It stays here, and nothing was changed. Delete something else first, or save this as a file.',
  blocked:
    'What is stored in its place now cannot be read or written, so it stays here. “Check everything on this device” below shows what is in the way.',
  unknown:
    'This version of the site has nothing that could take it back. It stays here: save it as a file, or reload the page, which may be newer then.',
};

const STUCK: Readonly<Record<StuckText['why'], string>> = {
  newer:
    'A newer version of this site stored this. It still lies in its place, and nothing new is kept there until you reload and get that version. If it does not come, save this as a file and delete it here.',
  unreadable:
    'This cannot be read. It still lies in its place, because there was no room to put it aside, so nothing new is kept there. Save it as a file, then delete it: after that there is room again.',
  'lost-some':
    'A part of this cannot be read. It still lies in its place, because there was no room to put it aside, so nothing new is kept there. Save it as a file, then delete it: what can be read of it stays.',
};

const when = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
const characters = (length: number) =>
  length === 1 ? 'one character' : `${count(length)} characters`;

/** What the part "Kept aside" of the page /progress/ says. */
export const quarantineMessages = {
  title: 'Kept aside',
  about:
    'When a page finds something on this device that it cannot read, because it is damaged or a newer version of this site wrote it, it throws nothing away. It puts the text aside, and there it lies until you give it back or delete it.',
  none: 'Nothing is kept aside on this device.',
  sum: (length: number, most: number) =>
    `All of it together has ${characters(length)}; at most ${count(most)} are put aside, so that there is room for new work.`,
  from: (store: string) => STORES[store] ?? 'Another part of this site',
  since: (time: number | undefined, length: number) =>
    time === undefined
      ? `Put aside at a time that was not noted; ${characters(length)}.`
      : `Put aside on ${when.format(time)}; ${characters(length)}.`,
  inPlace: (length: number) => `Still in its place; ${characters(length)}.`,
  stuck: (why: StuckText['why']) => STUCK[why],
  look: 'Look at it',
  textOf: (name: string) => `The text: ${name}`,
  beginning: (shown: number, length: number) =>
    `These are the first ${count(shown)} of ${characters(length)}. The file has all of them.`,
  giveBack: 'Give back',
  giveBackOf: (name: string) => `Give back: ${name}`,
  save: 'Save as a file',
  saveOf: (name: string) => `Save as a file: ${name}`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete: ${name}`,
  file: (store: string, at: number) => `${store.replaceAll('.', '-')}-kept-aside-${at}.json`,
  given: (what: GivenBack, name: string) => `${name}: ${GIVEN[what]}`,
  deleted: (name: string) => `${name}: deleted.`,
  notDeleted: (name: string) =>
    `${name}: this could not be deleted. Perhaps another tab has just changed it. Here is how it is now.`,
  undo: 'Undo',
  notUndone: 'There is no room to bring it back. Save it as a file.',
  check: 'Check everything on this device',
  checking: 'Everything that is stored here is being read …',
  checked: (found: number) =>
    found === 0
      ? 'Everything else that is stored here can be read.'
      : `${found === 1 ? 'One thing lies' : `${count(found)} things lie`} in its place and cannot be read.`,
  lost: 'A part of this page did not arrive, so this could not be done. Look at your connection, and try again.',
};
