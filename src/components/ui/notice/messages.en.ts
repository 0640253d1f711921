import { count } from '#language/ui/language/grammar';

/** What is said of a text that comes near the limit of its field. */
export const lengthMessages = {
  left: (characters: number) => {
    if (characters === 0) return 'There’s no room for more characters.';
    return characters === 1 ? 'One more character.' : `${count(characters)} more characters.`;
  },
};

/** Said by the bar at the foot of a page while something on it is kept nowhere. */
export const unkeptMessages = {
  save: 'Save as a file',
  saved: 'The file was given to the browser to save.',
  kept: 'Everything here is kept on this device again.',
};
