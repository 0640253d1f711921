/** What the player of a package says around the tasks. */
export const packagePlayer = {
  none: 'There are no tasks in this package. Ask for it again.',
  alone:
    'This page runs by itself, outside a learning platform. Your answers are not sent anywhere: at the end, give your teacher the result code.',
  connected: 'Your answers are kept by your learning platform.',
  trouble:
    'Your learning platform did not take everything. Go on, and at the end give your teacher the result code as well.',
  stale: 'What the platform had kept could not be read, so the tasks begin anew.',
};

export type PackagePlayerWords = typeof packagePlayer;
