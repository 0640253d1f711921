import { expect, it } from 'vitest';
import { searchMessages } from '#language/play/large/thinking/search';

const { decided } = searchMessages.missed;

it('the move that decided a game is the subject of its sentence, sure or not', () => {
  expect(decided(9, 'O', 'c3', 5, true)).toBe('Move 9, X c3, let O win by force in 3 moves');
  expect(decided(10, 'X', 'd4', 1, false)).toBe(
    'Move 10, O d4, let X win by force in 1 move, if no earlier move did',
  );
});
