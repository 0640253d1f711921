import { count } from '#language/ui/language/grammar';

/** What is said of a text that comes near to the most that a field takes. */
export const lengthMessages = {
  left: (characters: number) => {
    if (characters === 0) return 'No more characters fit in.';
    return characters === 1 ? 'One more character.' : `${count(characters)} more characters.`;
  },
};
