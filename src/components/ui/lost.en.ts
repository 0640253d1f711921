/** What is said of a part that did not arrive, beside the words of its own place. */
export const lostMessages = {
  asking: 'Asking again …',
  /** A second try has failed as well. */
  still:
    'It still could not be loaded. If you are online, reload the page: what this device has kept stays.',
  reload: 'Reload the page',
  /** It is there after all. */
  here: 'Here it is.',
} as const;
