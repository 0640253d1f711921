import { listed } from '#language/ui/language/grammar';

/** What the player of a package says around the tasks. */
export const packagePlayerMessages = {
  none: 'There are no tasks in this package. Ask your teacher for it again.',
  noScripts: 'These tasks need scripts, which are switched off in this browser.',
  /** Where the player itself did not arrive. */
  missing: 'Your tasks haven’t appeared: a file of this page is late or lost.',
  reload: 'Reload the page',
  alone:
    'This page is running outside a learning platform, so your answers aren’t sent anywhere. When you’ve finished, give your teacher the result code.',
  looking: 'Looking for your learning platform …',
  connected: 'Your learning platform keeps your answers.',
  /** They are too much for it. */
  cut: 'Your learning platform has no room for all your answers. The rest is kept on this device, so carry on here, and when you’ve finished, give your teacher the result code as well.',
  /** After such work was opened elsewhere. */
  leftOut: (tasks: readonly number[]) =>
    `Your learning platform had no room for ${tasks.length === 1 ? `your answer to task ${tasks[0]}` : `your answers to tasks ${listed(tasks.map(String))}`}, so that’s missing here. It’s still on the device on which you wrote it: go on there, or answer once more.`,
  /** After handing in, where without a platform it is said that nothing has been sent. */
  sent: 'Your learning platform has your answers, so there’s nothing for you to send. If your teacher asks for a code as well, it’s here:',
  sentInPart:
    'Your learning platform didn’t take everything, so give this to your teacher as well, by email or however they asked for it:',
  trouble:
    'Your learning platform didn’t take everything. Carry on, and when you’ve finished, give your teacher the result code as well.',
  /** Work that the platform had kept and that cannot be gone on with. */
  lost: {
    unreadable:
      'The work that your learning platform had kept can’t be read, or belongs to other tasks, so you’re starting from the beginning. The old work stays there until your first answer here takes its place, and its points until you hand in. If you might need it, ask your teacher before you begin.',
    newer:
      'Your learning platform has work that you did with a newer version of these tasks. It stays as it is and nothing here overwrites it, but you can work here all the same.',
  },
  notKept:
    'Your learning platform isn’t keeping what you do here, so when you’ve finished, give your teacher the result code.',
};
