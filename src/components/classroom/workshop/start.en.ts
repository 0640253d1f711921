import { count } from '#language/ui/language/grammar';
import { storedSentence } from '#language/platform/stored';
import type { StoredProblem } from '../../platform/stored.ts';

export const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

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
  /** Those that are folded, by the numbers of their lessons. */
  moreTemplates: (from: number, to: number) => `Lessons ${from} to ${to}`,
  templatesAbout: 'A few tasks each. Change them, add to them, or hand them out as they are.',
  plans: 'Four of them have a plan for 45 minutes.',
  /** A switch: it changes what the lessons below it give. */
  harder: 'The harder tasks',
  harderTitle: (title: string) => `${title} (harder)`,
  open: 'Open one you have',
  openFile: 'Open a file',
  openLink: 'A link or code of an assignment',
  openIt: 'Open',
  noCode: 'There is no assignment in this text. A link to one has “#a=1.” in it.',
  noTemplate: 'This link asks for the tasks of a lesson that isn’t here, so it opens no tasks.',
  drafts: 'On this device',
  noDrafts: 'Whatever you make is kept here, on this device, without your having to save it.',
  untitled: 'Without a title',
  facts: (tasks: number, points: number) =>
    `${count(tasks)} ${tasks === 1 ? 'task' : 'tasks'}, ${count(points)} ${points === 1 ? 'point' : 'points'}`,
  changed: (time: number) => `changed ${moment.format(time)}`,
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
  dismiss: 'Close this message',
  stored: (problem: StoredProblem) =>
    storedSentence(problem, 'your assignments', 'Save your work as a file first.'),
  privacy:
    'Nothing is sent anywhere: assignments stay in this browser until you hand them out yourself.',
};
