import { count } from '#language/ui/language/grammar';
import { storedSentence, type StoredSentences } from '#language/platform/stored';

const STORED: StoredSentences = {
  unreadable: () =>
    'What’s stored here can’t be read as assignments. It was put aside, so nothing is deleted, and you start with an empty list.',
  newer: ({ version }) =>
    `The assignments here were stored by a newer version of this site (format ${version}). They are left as they are, and nothing new is kept. Reload the page to get the newer version, and until then save your work as a file.`,
  'lost-some': ({ count: lost }) =>
    lost === 1
      ? 'One of your assignments can’t be read, so it isn’t in the list. What was stored was put aside, and nothing is deleted.'
      : `${lost} of your assignments can’t be read, so they aren’t in the list. What was stored was put aside, and nothing is deleted.`,
  'not-quarantined': () =>
    'What’s stored here can’t be read, and there’s no room to put it aside. Nothing new is kept, so save your work as a file before you leave.',
  full: () =>
    'This browser’s storage is full, so the last changes are not kept. Save the assignment as a file before you leave.',
  'not-stored': () =>
    'This browser keeps nothing for this page (perhaps it’s a private window). Save your work as a file before you close it.',
};

/** What the first screen of the workshop says. */
export const workshopMessages = {
  region: 'The workshop',
  noScript: 'The workshop needs scripts, which are switched off in this browser.',
  noScriptLink: 'The lessons can be read without them',
  after: 'And then',
  begin: 'Begin',
  fresh: 'New assignment',
  freshAbout: 'Choose a kind of task, change its board as you like, and hand it out as a link.',
  templates: 'Or begin with tasks for a lesson',
  templatesAbout:
    'A few tasks each, and a harder set for anyone who finds them easy. Change them, add to them, or hand them out as they are.',
  plans: 'Four of them have a plan for 45 minutes.',
  harder: 'harder',
  harderOf: (title: string) => `Harder tasks for “${title}”`,
  harderTitle: (title: string) => `${title} (harder)`,
  open: 'Open one you have',
  openFile: 'Open a file',
  openLink: 'A link or code of an assignment',
  openIt: 'Open',
  noCode: 'There is no assignment in this text. A link to one has “#a=1.” in it.',
  drafts: 'On this device',
  noDrafts: 'Whatever you make is kept here, on this device, without your having to save it.',
  untitled: 'Without a title',
  tasks: (tasks: number) => `${count(tasks)} ${tasks === 1 ? 'task' : 'tasks'}`,
  openDraft: (title: string) => `Open “${title}”`,
  copyDraft: (title: string) => `Make a copy of “${title}”`,
  deleteDraft: (title: string) => `Delete “${title}”`,
  copyTitle: (title: string) => (title === '' ? '' : `${title} (copy)`),
  /** A link with two assignments was opened; the first of them is shown. */
  bothTaken: (second: string) =>
    `That link holds two assignments. This is the first, and “${second}” is in the list of all assignments now.`,
  copy: 'Copy',
  delete: 'Delete',
  deleted: (title: string) => `“${title}” was deleted.`,
  undoDelete: 'Bring it back',
  loading: 'Loading …',
  lost: 'Part of this page didn’t load. Perhaps the network is down.',
  retry: 'Try again',
  dismiss: 'Close this message',
  stored: storedSentence(STORED),
  privacy:
    'Nothing is sent anywhere: assignments stay in this browser until you hand them out yourself.',
};

export type WorkshopMessages = typeof workshopMessages;
