/** The button that lets something fill the screen. */
export const largeMessages = {
  label: 'Show large',
  show: (name: string) => `Show large: ${name}`,
  back: 'Back to the page',
};

/** What is said of a part that did not arrive, beside the words of its own place. */
export const lostMessages = {
  loading: 'Loading …',
  lost: 'This part didn’t load. Check the connection, and try again.',
  retry: 'Try again',
  asking: 'Asking again …',
  /** A second try has failed as well. */
  still:
    'It still didn’t load. If you’re online, reload the page: you won’t lose what this device has kept.',
  reload: 'Reload the page',
  /** It is there after all. */
  here: 'Here it is.',
} as const;

/** A page that holds somebody's work is inside a page of another site. */
export const ownTabMessages = {
  title: 'This page wants a tab of its own',
  why: 'Another site is showing it inside one of its pages, where something could be laid over the buttons so that you press them by mistake. The work that you keep here is too valuable for that.',
  open: 'Open the page in its own tab',
};

/** The button that takes a notice away. */
export const closeMessage = 'Close this notice';
