/** What is said about the notebook without a network. */
export const offlineMessages = {
  region: 'The notebook on this device',
  /** The numbers come from the build. */
  size: ['The whole notebook is ', ' MB to fetch, and takes up ', ' MB on your device.'],
  state: {
    nothing: 'None of it is kept on this device yet.',
    off: 'None of it is kept on this device, because that’s what you asked for.',
    saving:
      'Your device asks to save data, or is on a slow connection: nothing is fetched until you say so.',
    some: '{kept} of {total} MB are on this device.',
    fetching: 'Fetching it in the background: {kept} of {total} MB are here.',
    complete: 'All of it is on this device. You can go offline.',
    interrupted:
      '{kept} of {total} MB are on this device. The rest could not be fetched just now; your next visit picks up where this one stopped.',
    lost: 'It couldn’t be fetched. Check the connection, and try again.',
    full: '{kept} of {total} MB are on this device, and there’s no room for more. Those pages work offline.',
    deleted: 'Deleted. Nothing is fetched again until you ask for it.',
    undeletable: 'The browser wouldn’t delete it, but its own settings for this site can.',
    impossible:
      'This browser can’t keep it here. That happens in private windows, in frames, and at addresses without https.',
  },
  notBuilt:
    'This copy of the notebook was built without the part that keeps pages for use offline.',
  keep: 'Keep the whole notebook on this device',
  delete: 'Delete it from this device',
  /** Beside the buttons. */
  workStays: 'Your own work is stored separately, and none of these buttons touches it.',
  progress: 'How much is on this device',
  /** On the page that takes the place of one that isn’t kept. */
  retry: 'Try again',
  kept: 'These pages are on this device',
} as const;

/** The offer of a newer version: every page may have to make it, so it stands by itself. */
export const updateMessages = {
  ready: 'A newer version of the notebook is ready. Your work stays as it is.',
  reload: 'Reload',
  later: 'Later',
} as const;
