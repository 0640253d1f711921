import { count } from '#language/ui/language/grammar';

/** Six digits or more. */
const LONG = /^(\d{1,3},\d{3},\d{3}|\d{3},\d{3})$/;

/** What the figure of every linear trace on nine cells says. */
export const smallBoardMessages = {
  /** `note`: what the cell says beside its mark, as it is spoken. */
  cell: (cell: number, mark: 'X' | 'O' | undefined, note: string) =>
    `cell ${cell}, ${mark ?? 'empty'}${note}`,
  /** A cell's note, in two lines where it's a number that is as wide as the cell: what is greatest in it, and the rest. */
  lines: (text: string): readonly string[] => {
    if (!LONG.test(text)) return [text];
    const [most = '', ...groups] = text.split(',');
    const rest = Number(groups.join(''));
    const head = most + (groups.length > 1 ? 'M' : 'k');
    return rest === 0 ? [head] : [head, `+${count(rest)}`];
  },
} as const;
