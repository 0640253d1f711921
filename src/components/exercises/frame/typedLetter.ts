import { fourBoards } from '#language/exercises/frame/fourBoards';

/** One of four boards by its letter: "B", "board B". */
export const typedLetter = {
  how: () => fourBoards.typed,
  read(text: string): number | undefined {
    const letter = /^\s*(?:\p{L}{2,}\s+)?(\p{L})\s*\.?\s*$/u.exec(text)?.[1]?.toUpperCase();
    const at = [0, 1, 2, 3].find((choice) => fourBoards.letter(choice) === letter);
    return at;
  },
} as const;
