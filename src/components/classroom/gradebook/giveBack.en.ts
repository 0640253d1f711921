import { count } from '#language/ui/language/grammar';

/** What the gradebook says where points and comments go back to the pupils. */
export const giveBackMessages = {
  title: 'Give back',
  about:
    'The pupil opens this and sees the points, your comments, and each answer beside the right one. It isn’t sent for you: pass on the link or the file yourself, as you like.',
  unread: (number: number) =>
    number === 1
      ? '1 answer is not read yet, and the pupil sees that too.'
      : `${count(number)} answers are not read yet, and the pupil sees that too.`,
  link: 'Link for the pupil',
  copy: 'Copy the link',
  copied: 'Copied.',
  notCopied:
    'The browser wouldn’t let this page copy. The text is selected, so you can copy it yourself.',
  noLink: 'This is too much for a link, so give the file.',
  save: 'Save as a file',
  lost: 'The feedback couldn’t be made. Close this card, and open it again.',
  /** A comment on one answer. */
  comment: 'Comment for the pupil',
  commentHow: 'The pupil reads it when you give the work back.',
  /** Of the whole class. */
  all: 'Give back to all (ZIP)',
  making: 'Making the files …',
  saved: (files: number) =>
    files === 1
      ? '1 file is in the zip file, for the pupil to open at Do an assignment.'
      : `${count(files)} files are in the zip file, one for each pupil to open at Do an assignment.`,
  lostAll: 'The zip file couldn’t be made. Try again.',
};
