/** Somebody has worked on the assignment on this device, perhaps somebody else. */
export const whoMessages = {
  title: 'Who are you?',
  text: 'Somebody has already worked on this assignment on this device. Their work is put away, and nothing of it is lost.',
  how: 'If you’ve begun it here before, write what you wrote then, and you can go on. If you haven’t, you begin afresh.',
  go: 'Go on',
  isThatYou: 'Is that you?',
  same: (name: string) =>
    name === ''
      ? 'Somebody without a name has already worked on these tasks on this device.'
      : `Somebody called ${name} has already worked on these tasks on this device.`,
  yes: 'Yes, that’s me: go on',
  mine: 'That was me: go on',
  no: 'No, I’m another one: begin afresh',
  afresh: 'That wasn’t me: begin afresh',
  away: 'Whatever you choose, nothing is lost: the other work stays put away.',
  /** Another one of the same name: the teacher sees names only. */
  apart: {
    title: 'What tells you apart?',
    text: (name: string) =>
      `Somebody called ${name} has already worked on this here, so your teacher would take your work for theirs. Add a number or the first letter of your last name.`,
    number: (number: string) =>
      `Somebody has already worked on this here as ${number}. Check your number, because your teacher would take your work for theirs.`,
    go: 'Begin afresh',
    taken: (name: string) =>
      `${name} is here already. Change it, or press the button again if you want to be called that all the same.`,
  },
} as const;
