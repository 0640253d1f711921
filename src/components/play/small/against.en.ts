import type { StrengthName } from './strengths.ts';

/** A person against a bot on nine cells; it loads after the board. */
export const againstMessages = {
  group: 'How strong the other player is',
  strengths: {
    beginner: 'Beginner',
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
    unbeatable: 'Unbeatable',
  } satisfies Record<StrengthName, string>,
  /** Games of this visit against one bot. */
  score: (
    games: { readonly won: number; readonly drawn: number; readonly lost: number },
    bot: string,
  ) => `You: ${games.won} · drawn: ${games.drawn} · ${bot}: ${games.lost}`,
  rematch: 'Rematch, sides swapped',
  /** Spoken when the game is over; then a button that leads there. */
  lostBy: (cell: number) => `Your move to cell ${cell} lost it.`,
  back: (cell: number) => `Cell ${cell} lost it: go back there`,
};
