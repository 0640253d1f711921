import type { MarkName } from '../../../engine/index.ts';

/** A person against a bot on nine cells; it loads after the board. */
export const againstMessages = {
  group: 'How strong the other player is',
  /** Games of this visit against one bot. */
  score: (
    games: { readonly won: number; readonly drawn: number; readonly lost: number },
    bot: string,
  ) => `You: ${games.won} · drawn: ${games.drawn} · ${bot}: ${games.lost}`,
  /** The next game, in which the person has this mark. */
  rematch: (mark: MarkName) => `Rematch as ${mark}`,
  /** Back before the move that lost. */
  back: (cell: number) => `Take cell ${cell} back`,
};
