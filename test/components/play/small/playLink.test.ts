import { describe, expect, it } from 'vitest';
import { DEFAULT_GAME } from '../../../../src/components/play/games/smallGame.ts';
import { makePlayLink, parsePlayLink } from '../../../../src/components/play/games/playLink.ts';
import { gameOf } from './games.ts';

const codes = (fragment: string) =>
  parsePlayLink(fragment)?.problems.map((problem) =>
    'field' in problem ? `${problem.code} ${problem.field}` : problem.code,
  );

describe('the link of a game', () => {
  it('keeps a task', () => {
    for (const link of ['#board=X...O...X&move=O&goal=draw', '#x=best&o=person&goal=draw&seed=4']) {
      const { match, problems } = parsePlayLink(link)!;
      expect(problems).toEqual([]);
      expect(match).toMatchObject({ goal: 'draw' });
      expect(match.players).toEqual({ X: 'best', O: 'person' });
      expect(parsePlayLink(makePlayLink(match))).toMatchObject({ match, problems: [] });
    }
  });

  it.each([
    ['#x=nobody', ['bad-field x']],
    ['#x=minimax:3', ['bad-field x']],
    ['#x=person&x=best', ['repeated-field x']],
    ['#board=XXX', ['impossible-board']],
    ['#board=XXXOOO...', ['impossible-board']],
    ['#board=X........&move=X', ['impossible-board']],
    ['#move=Z', ['bad-field move']],
    ['#moves=49', ['bad-field moves']],
    ['#moves=0123456780', ['bad-field moves']],
    ['#moves=44', ['no-move']],
    ['#moves=031425', ['no-move']],
    ['#moves=4&at=2', ['bad-field at']],
    ['#at=-1', ['bad-field at']],
    ['#seed=4294967296', ['bad-field seed']],
    ['#goal=lose', ['bad-field goal']],
    ['#moves=4&w=1', ['bad-field w']],
    ['#goal=win', ['no-goal']],
    ['#x=random&o=minimax&goal=draw', ['no-goal']],
    ['#board=XXX.O.O..&move=O&goal=draw', ['no-goal']],
  ])('with something wrong says what: %s', (fragment, expected) => {
    expect(codes(fragment)).toEqual(expected);
  });

  it('keeps what could be read', () => {
    const match = gameOf('#x=best&o=nobody&moves=4048&seed=9');
    expect(match.players).toEqual({ X: 'best', O: DEFAULT_GAME.players.O });
    expect(match.moves).toEqual([4, 0]);
    expect(match.seed).toBe(9);
  });
});
