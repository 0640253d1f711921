import { expect, it } from 'vitest';
import { solvedHintText } from '../../../../src/components/play/small/announceHint.ts';
import { setupOf } from '../../../../src/components/play/small/smallGame.ts';
import { parsePlayLink } from '../../../../src/components/play/small/playLink.ts';

/** A hint where O has to stop X on cell 7, with `moves` moves made of those that are known. */
function hintAfter(link: string, at: number, hint: 1 | 2) {
  const match = { ...parsePlayLink(link)!.match, at };
  return solvedHintText({ match, setup: setupOf(match), hint });
}

it('says why by a move that loses: the one that was taken back, or the one that loses soonest', () => {
  const blocked = '#x=person&o=person&moves=401';
  expect(hintAfter(blocked, 3, 1)).toEqual({ cells: 'The best cell is 7: a draw.', why: '' });
  expect(hintAfter(blocked, 3, 2).why).toBe('After cell 2, X takes 7 and has won.');
  expect(hintAfter(`${blocked}6`, 3, 2).why).toBe('After cell 6, X takes 7 and has won.');
  // An edge in answer to the centre: X can force two lines.
  expect(hintAfter('#x=person&o=person&moves=41', 1, 2).why).toMatch(
    /^After cell 1, X takes \d and can’t be stopped\.$/,
  );
  expect(hintAfter('#x=person&o=person', 0, 2).why).toContain('it will be a draw');
});
