import { count } from '#language/ui/language/grammar';

/** What the page of worksheets says, on the screen and on paper. */
export const paperMessages = {
  sheets: 'What to print',
  show: {
    questions: 'Questions only',
    both: 'Questions and answers',
    answers: 'Answers only',
  },
  strangeShow: 'The link doesn’t say clearly what to print, so here are the questions only.',
  layout: 'Layout',
  layouts: { compact: 'Compact, two columns', roomy: 'Roomy' },
  print: 'Print',
  none: 'There’s no assignment in this address. Make one in the workshop and, when you hand it out, choose “On paper”.',
  workshop: 'Open the workshop',
  loading: 'One moment …',
  name: 'Name',
  date: 'Date',
  of: (points: number) => (points === 1 ? 'of 1 point' : `of ${count(points)} points`),
  onScreen: 'The same tasks on a screen:',
  qr: 'QR code: opens these tasks on a phone or tablet',
  /** On the screen only, in the place of the code. */
  noQr: (length: number, most: number) =>
    `No QR code is printed, because the link to these tasks has ${count(length)} characters, and a code of more than ${count(most)} is too fine for many cameras.`,
  answers: (title: string) => `Answers: ${title}`,
  untitled: 'Tasks',
  task: (number: number) => `Task ${number}`,
  worth: (points: number) => (points === 1 ? '1 point' : `${count(points)} points`),
  needsScreen:
    'This one is a game against a bot that answers each move, so it’s played on a screen. Its points aren’t counted above.',
  read: 'Only you can judge this one: it’s yours to read.',
  howMarked: 'Any answer as good as this one gets full marks.',
};
