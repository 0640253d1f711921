/** Said by the bar at the foot of a page while something on it is kept nowhere. */
export const unkeptMessages = {
  save: 'Save as a file',
  saved: 'The file was given to the browser to save.',
  kept: 'Everything here is kept on this device again.',
};
