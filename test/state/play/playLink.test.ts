import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_MATCH, setupOf } from '../../../src/components/state/play/match.ts';
import { makePlayLink, parsePlayLink } from '../../../src/components/state/play/playLink.ts';
import { makePosition } from '../../../src/engine/index.ts';
import { matches } from './matches.ts';

const codes = (fragment: string) =>
  parsePlayLink(fragment)?.problems.map((problem) =>
    'field' in problem ? `${problem.code} ${problem.field}` : problem.code,
  );

describe('the link of a game', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(matches(), (match) => {
        expect(parsePlayLink(makePlayLink(match))).toEqual({ match, problems: [] });
      }),
    );
  });

  it('keeps a task', () => {
    for (const link of ['#board=X...O...X&move=O&goal=draw', '#x=best&o=person&goal=draw&seed=4']) {
      const { match, problems } = parsePlayLink(link)!;
      expect(problems).toEqual([]);
      expect(match.goal).toBe('draw');
      expect(match.players).toEqual({ X: 'best', O: 'person' });
      expect(parsePlayLink(makePlayLink(match))).toEqual({ match, problems: [] });
    }
  });

  it('is short where nothing is special', () => {
    expect(makePlayLink(DEFAULT_MATCH)).toBe('#x=person&o=minimax');
    const { match } = parsePlayLink('#moves=408')!;
    expect(match).toEqual({ ...DEFAULT_MATCH, moves: [4, 0, 8], at: 3 });
    expect(makePosition(setupOf(match).cells)).toBe('O...X...X');
  });

  it.each(['', '#', '#keys', '#_top', '#fig=tree&board=.........', '#xx=1'])(
    'is none: %j',
    (fragment) => {
      expect(parsePlayLink(fragment)).toBeUndefined();
    },
  );

  it.each([
    ['#x=nobody', ['bad-field x']],
    ['#x=minimax:3', ['bad-field x']],
    ['#o=toString', ['bad-field o']],
    ['#x=person&x=best', ['repeated-field x']],
    ['#board=XXX', ['bad-field board']],
    ['#board=XXXOOO...', ['impossible-board']],
    ['#board=XX.......', ['impossible-board']],
    ['#board=X........&move=X', ['impossible-board']],
    ['#move=Z', ['bad-field move']],
    ['#moves=49', ['bad-field moves']],
    ['#moves=0123456780', ['bad-field moves']],
    ['#moves=44', ['taken']],
    ['#moves=031425', ['after-end']],
    ['#moves=4&at=2', ['bad-field at']],
    ['#at=-1', ['bad-field at']],
    ['#seed=4294967296', ['bad-field seed']],
    ['#seed=1e3', ['bad-field seed']],
    ['#goal=lose', ['bad-field goal']],
    ['#goal=win', ['no-goal']],
    ['#x=random&o=minimax&goal=draw', ['no-goal']],
    ['#board=XXX.O.O..&move=O&goal=draw', ['no-goal']],
    [`#moves=4${'&seed=1'.repeat(100)}`, ['too-long']],
  ])('with something wrong says what: %s', (fragment, expected) => {
    expect(codes(fragment)).toEqual(expected);
  });

  it('keeps what could be read', () => {
    const { match } = parsePlayLink('#x=best&o=nobody&moves=4048&seed=9')!;
    expect(match.players).toEqual({ X: 'best', O: DEFAULT_MATCH.players.O });
    expect(match.moves).toEqual([4, 0]);
    expect(match.seed).toBe(9);
  });

  it('never throws, and always gives a game that can be played', () => {
    const field = fc.constantFrom('x', 'o', 'board', 'move', 'moves', 'at', 'seed', 'goal', 'y');
    const value = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.stringMatching(/^[XO.]{9}$/),
      fc.stringMatching(/^[0-9]{0,10}$/),
      fc.constantFrom('person', 'best', 'minimax', 'X', 'O', 'win', 'draw', '%', '%ff'),
    );
    const hostile = fc
      .array(fc.tuple(field, value), { maxLength: 10 })
      .map((pairs) => `#${pairs.map(([name, text]) => `${name}=${text}`).join('&')}`);
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string()), (fragment) => {
        const link = parsePlayLink(fragment);
        if (!link) return;
        expect(parsePlayLink(makePlayLink(link.match))).toEqual({ ...link, problems: [] });
      }),
      { numRuns: 500 },
    );
  });
});
