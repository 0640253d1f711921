import { inWords } from '#language/ui/language/grammar';

export const whatNextMessages = {
  take: (matches: number) => inWords(matches),
  wrong: (left: number) => {
    const rest = left % 4;
    return `Then ${inWords(left)} are left, and I take ${inWords(rest)}. That leaves you ${inWords(left - rest)}, and then I win.`;
  },
};
