import type { GivenBack, StuckText } from './giveBack.ts';
import type { StoredSize } from '../../platform/quarantine.ts';
import { count } from '#language/ui/language/grammar';

const STORES: Readonly<Record<string, string>> = {
  'noughtbook.teach': 'Assignments of the workshop',
  'noughtbook.work': 'Work on assignments',
  'noughtbook.grade': 'The gradebook',
  'noughtbook.progress': 'What you have solved in the lessons',
  'noughtbook.bookmark': 'Where you were in the lessons',
  'noughtbook.table': 'Your own table in the atlas',
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

const nameOf = (store: string): string => STORES[store] ?? 'Another part of this site';

const GIVEN: Readonly<Record<GivenBack, string>> = {
  given: 'It is back where it came from.',
  'given-part':
    'What could be read of it is back where it came from. The text stays here, because part of it couldn’t be given back.',
  swapped:
    'It is back where it came from. What had taken its place is kept here now, so you can swap them again.',
  unreadable:
    'It still cannot be read, because it’s damaged or cut off, so it stays here. Save it as a file if you want to show it to somebody.',
  newer:
    'A newer version of this site wrote it, and this page can’t read it, so it stays here. Reload the page, because there may be a newer version.',
  full: 'There’s no room on this device to give it back, so it stays here and nothing was changed. Delete something else first, or save this as a file.',
  blocked:
    'What’s stored in its place now can’t be read or written, so it stays here. “Check everything on this device” below shows what is in the way.',
  unknown:
    'This version of the site doesn’t know where it belongs, so it stays here. Save it as a file, or reload the page in case there’s a newer version.',
};

const MAKE_ROOM =
  'Save it as a file first. Then delete something else to make room, and check again; or delete it here, once you have the file.';

const STUCK: Readonly<Record<StuckText['why'], string>> = {
  newer:
    'A newer version of this site stored this. It’s still in its place, and nothing new is kept there until you reload and get that version. If you don’t get it, save this as a file. Once you have the file, you can delete it here.',
  unreadable: `This can’t be read. There’s no room to put it aside, so it’s still in its place and nothing new is kept there. ${MAKE_ROOM}`,
  'lost-some': `Part of this can’t be read. There’s no room to put the whole of it aside, so it’s still in its place and nothing new is kept there. ${MAKE_ROOM} If you delete it, what can be read of it stays.`,
};

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
const characters = (length: number) =>
  length === 1 ? 'one character' : `${count(length)} characters`;

/** What the part "Kept aside" of the page /progress/ says. */
export const quarantineMessages = {
  title: 'Kept aside',
  about:
    'When a page finds something on this device that it cannot read, because it is damaged or a newer version of this site wrote it, it throws nothing away. It puts the text aside, and you find it here until you give it back or delete it.',
  none: 'Nothing is kept aside on this device.',
  sum: (length: number, most: number) =>
    `All of it together has ${characters(length)}. At most ${count(most)} are put aside, so that there’s room left for new work.`,
  from: nameOf,
  since: (time: number | undefined, length: number) =>
    time === undefined
      ? `Put aside, but nobody noted when; ${characters(length)}.`
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
    `${name}: this couldn’t be deleted, perhaps because another tab has just changed it. Here’s how it is now.`,
  undo: 'Undo',
  notUndone: 'There’s no room to bring it back, so save it as a file.',
  check: 'Check everything on this device',
  checking: 'Reading everything that’s stored here …',
  checked: (stuck: number, putAside: number) =>
    [
      putAside > 0 &&
        `${putAside === 1 ? 'One thing' : `${count(putAside)} things`} could not be read and ${putAside === 1 ? 'was' : 'were'} put aside just now. None of it is lost.`,
      stuck === 0
        ? 'Everything else that’s stored here can be read.'
        : `${stuck === 1 ? 'One thing can’t be read and is' : `${count(stuck)} things can’t be read and are`} still where it was stored.`,
    ]
      .filter((each) => each !== false)
      .join(' '),
  isSure: 'Delete this? Have you saved it as a file?',
  deleteSurely: 'Yes, delete it',
  keep: 'Keep it',
  room: {
    title: 'What takes up the space',
    lead: 'A browser gives every site a few thousand kilobytes and no more. Here’s what takes up yours, the largest first.',
    nothing: 'Nothing is stored on this device.',
    name: ({ of }: StoredSize) => {
      if (of === 'aside') return 'What is kept aside';
      if (of === 'others') return 'Other sites that share this address, and the look of the pages';
      return nameOf(of.store);
    },
    size: (length: number) =>
      length < 1000 ? 'less than 1 kB' : `${count(Math.round(length / 1000))} kB`,
    empty: 'Empty it there',
    emptyOf: (name: string) => `Empty it there: ${name}`,
  },
  lost: 'Part of this page didn’t load, so this couldn’t be done. Check your connection, and try again.',
};
