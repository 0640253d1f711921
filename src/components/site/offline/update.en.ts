/** The offer of a newer version: every page may have to make it, so it stands by itself. */
export const updateMessages = {
  ready: 'A newer version of the notebook is ready. Your work stays as it is.',
  reload: 'Reload',
  later: 'Later',
} as const;
