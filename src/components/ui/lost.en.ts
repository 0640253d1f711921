/** What is said of a part that did not arrive, beside the words of its own place. */
export const lostMessages = {
  asking: 'Asking again …',
  /** A second try has failed as well. */
  still:
    'It still didn’t load. If you’re online, reload the page: you won’t lose what this device has kept.',
  reload: 'Reload the page',
  /** It is there after all. */
  here: 'Here it is.',
} as const;
