import { count } from '#language/ui/language/grammar';
import { storedSentence, type StoredSentences } from '#language/platform/stored';

const STORED: StoredSentences = {
  unreadable: () =>
    'What is stored here cannot be read as assignments. It was put aside, so nothing is deleted; a new list begins.',
  newer: ({ version }) =>
    `The assignments here were stored by a newer version of this site (format ${version}). They are left as they are, so nothing new is kept: reload the page to get the newer version, and save as a file what you make until then.`,
  'lost-some': ({ count: lost }) =>
    lost === 1
      ? 'One of your assignments cannot be read and is not in the list. All that was stored was put aside, so nothing is deleted.'
      : `${lost} of your assignments cannot be read and are not in the list. All that was stored was put aside, so nothing is deleted.`,
  'not-quarantined': () =>
    'What is stored here cannot be read, and there is no room to put it aside. It is left alone, so nothing new is kept. Save your work as a file before you leave.',
  full: () =>
    'The storage of this browser is full, so the last changes are not kept. Save the assignment as a file before you leave.',
  'not-stored': () =>
    'This browser keeps nothing for this page (perhaps a private window). Save your work as a file before you close it.',
};

/** What the first screen of the workshop says. */
export const workshopMessages = {
  region: 'The workshop',
  noScript:
    'Tasks are put together with a program in the browser, and scripts are switched off here. The lessons can be read without.',
  noScriptLink: 'To the lessons',
  results: 'Results have come?',
  gradebook: 'To the gradebook',
  begin: 'Begin',
  fresh: 'New assignment',
  freshAbout: 'Choose a kind of task, change its board as you like, and hand it out as a link.',
  templates: 'Or begin with tasks for a lesson',
  templatesAbout: 'A few tasks each, to be changed, added to, or handed out as they are.',
  open: 'Open one that exists',
  openFile: 'Open a file',
  openLink: 'A link or code of an assignment',
  openIt: 'Open',
  noCode: 'There is no assignment in this text. A link to one has “#a=1.” in it.',
  drafts: 'On this device',
  noDrafts: 'What you make is kept here, on this device, by itself.',
  untitled: 'Without a title',
  tasks: (tasks: number) => `${count(tasks)} ${tasks === 1 ? 'task' : 'tasks'}`,
  openDraft: (title: string) => `Open “${title}”`,
  copyDraft: (title: string) => `Make a copy of “${title}”`,
  deleteDraft: (title: string) => `Delete “${title}”`,
  copyTitle: (title: string) => (title === '' ? '' : `${title} (copy)`),
  copy: 'Copy',
  delete: 'Delete',
  deleted: (title: string) => `“${title}” was deleted.`,
  undoDelete: 'Bring it back',
  loading: 'The workshop is loading …',
  lost: 'A part of this page did not arrive. Perhaps the network is away.',
  retry: 'Try again',
  dismiss: 'Close this message',
  stored: storedSentence(STORED),
  privacy:
    'Nothing is sent anywhere: assignments stay in this browser until you hand them out yourself.',
};

export type WorkshopMessages = typeof workshopMessages;
