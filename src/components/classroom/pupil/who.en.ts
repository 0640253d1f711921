import { eitherOf } from '#language/ui/language/grammar';

/** Somebody has worked on the assignment on this device, perhaps somebody else. */
export const whoMessages = {
  title: 'Who are you?',
  text: 'Somebody has already started this assignment on this device. Their work is safe, and you won’t see it.',
  how: 'If you’ve begun it here before, write what you wrote then, and you can go on. If you haven’t, you start afresh.',
  forgot: 'I don’t remember what I wrote',
  initials: (letters: readonly string[]) =>
    letters.length === 0
      ? 'Nobody has written a name here: leave the field empty.'
      : `What was written here begins with ${eitherOf(letters)}. Spaces and capitals don’t matter.`,
  go: 'Go on',
  isThatYou: 'Is that you?',
  same: (name: string) =>
    name === ''
      ? 'Somebody without a name has already worked on these tasks on this device.'
      : `Somebody called ${name} has already worked on these tasks on this device.`,
  yes: 'Yes, that’s me: go on',
  mine: 'That was me: go on',
  no: 'No, that’s somebody else: start afresh',
  afresh: 'That wasn’t me: start afresh',
  away: 'Whichever you choose, nothing is lost.',
  /** Another one of the same name: the teacher sees names only. */
  apart: {
    title: 'What tells you apart?',
    text: (name: string) =>
      `Somebody called ${name} has already worked on this here, so your teacher would take your work for theirs. Add a number or the first letter of your last name.`,
    number: (number: string) =>
      `Somebody has already worked on this here as ${number}. Check your number, because your teacher would take your work for theirs.`,
    go: 'Start afresh',
    taken: (name: string) =>
      `${name} is here already. Change it, or press the button again if you want to be called that all the same.`,
  },
} as const;
