import type { WinRule } from '../../../../engine/index.ts';

const rules: Readonly<Record<WinRule, { readonly name: string; readonly about: string }>> = {
  freestyle: { name: 'Five or more', about: 'Five in a row win, six or more as well.' },
  standard: { name: 'Exactly five', about: 'Six or more in a row don’t win.' },
  renju: {
    name: 'Renju',
    about:
      'X needs exactly five and may not make two open threes, two fours, or six in a row. O is free, and may also win with more than five.',
  },
};

/** What the panels below the board say; they load after the board. */
export const playLargePanels = {
  rule: {
    legend: 'What wins',
    rules,
    newGame: 'Another rule begins a new game.',
  },
  missed: 'Wins by force that were missed',
  looks: {
    title: 'Looks',
    style: 'The marks',
    styles: { marks: 'X and O in the squares', stones: 'Stones on a wooden board' },
    numbers: 'Numbers on the moves',
    confirm: 'Ask before a tap places a mark, while cells are small',
    kept: 'Kept on this device for every large board.',
  },
};
