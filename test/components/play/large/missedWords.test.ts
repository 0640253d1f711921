import { expect, it } from 'vitest';
import { searchMessages } from '#language/play/large/thinking/search';

const { decided } = searchMessages.missed;

it('the move that decided a game is the subject of its sentence, sure or not', () => {
  expect(decided({ number: 9, mark: 'O', cell: 'c3', plies: 5, isSure: true })).toBe(
    'Move 9, X c3, let O win by force in 3 moves',
  );
  expect(decided({ number: 10, mark: 'X', cell: 'd4', plies: 1, isSure: false })).toBe(
    'Move 10, O d4, let X win by force in 1 move, if no earlier move did',
  );
});
