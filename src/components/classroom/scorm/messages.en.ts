/** What the player of a package says around the tasks. */
export const packagePlayerMessages = {
  none: 'There are no tasks in this package. Ask for it again.',
  noScripts: 'These tasks need scripts, and they are switched off in this browser.',
  /** Where the player itself did not arrive. */
  missing: 'Your tasks haven’t appeared: a file of this page is late or lost.',
  reload: 'Load the page again',
  alone:
    'This page runs by itself, outside a learning platform. Your answers are not sent anywhere: at the end, give your teacher the result code.',
  connected: 'Your answers are kept by your learning platform.',
  trouble:
    'Your learning platform did not take everything. Go on, and at the end give your teacher the result code as well.',
  /** Work that the platform had kept and that cannot be gone on with. */
  lost: {
    unreadable:
      'What your learning platform had kept cannot be read, or belongs to other tasks, so the tasks begin anew. It stays there, with its points, until your first answer here takes its place. If you may need it, copy it first.',
    newer:
      'Your learning platform has work of yours that was done with a newer version of these tasks. It stays as it is, and nothing is written over it. You can work here all the same.',
  },
  notKept:
    'What you do here is not kept by your learning platform: at the end, give your teacher the result code.',
  late: { lost: 'A part of this page did not arrive.', retry: 'Try again' },
  wasKept: 'What was kept',
  copy: 'Copy it',
  copied: 'It is copied.',
};
