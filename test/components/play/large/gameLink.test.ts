import { describe, expect, it } from 'vitest';
import { makeGameText, parseGameText } from '../../../../src/components/play/games/gameText.ts';
import type { PlayGame } from '../../../../src/components/play/games/playGame.ts';
import {
  isLost,
  makePlayLink,
  parsePlayLink,
} from '../../../../src/components/play/games/playLink.ts';
import { DEFAULT_GAME } from '../../../../src/components/play/games/smallGame.ts';
import { playStore } from '../../../../src/components/play/page/pageParts.dom.ts';
import {
  FIRST_LARGE_GAME,
  type LargeGameInPlay,
} from '../../../../src/components/play/games/largeGame.ts';
import {
  ARTICLE_RULES,
  O,
  byRows,
  newRecord,
  parseDiagram,
  stonesAt,
} from '../../../../src/engine/index.ts';
import { playProblemMessages } from '#language/play/page/problems';
import { WON_BY_X, farGame } from '../../../engine/game/large/recordGames.ts';

const far: LargeGameInPlay = {
  record: farGame(5),
  players: { X: { kind: 'random' }, O: { kind: 'attack-weights' } },
  seed: 77,
};
const OWN = { ...ARTICLE_RULES, finish: 0.5, ragged: false };

describe('links to games', () => {
  it('may name a board that is still empty', () => {
    expect(parsePlayLink('#variant=five,none,renju&move=O&x=random&o=person')).toEqual({
      match: {
        record: { size: undefined, rule: 'renju', first: O, moves: [], at: 0, line: 0 },
        players: { X: { kind: 'random' }, O: 'person' },
        seed: 1,
      },
      rules: ARTICLE_RULES,
      problems: [],
    });
  });

  it('hold changed weights, and refuse those that nobody could have typed', () => {
    const link = makePlayLink(FIRST_LARGE_GAME, OWN);
    expect(parsePlayLink(link)).toEqual({ match: FIRST_LARGE_GAME, rules: OWN, problems: [] });
    expect(makePlayLink(FIRST_LARGE_GAME)).not.toContain('w=');
    const code = new URLSearchParams(link.slice(1)).get('w') ?? '';
    for (const bad of [
      code.replace('1_', '2_'),
      code.replace('0.5', '-1'),
      code.replace('0.5', '1e9'),
      code.replace('0.5', '100001'),
      code.replace('0.5', 'NaN'),
      code.replace('0.5_', ''),
      `${code}_0`,
      code.repeat(200),
    ]) {
      const read = parsePlayLink(`#variant=five,15x15&w=${bad}`);
      expect(read?.rules, bad).toBe(ARTICLE_RULES);
      expect(read?.problems, bad).toMatchObject([{ code: 'bad-field', field: 'w' }]);
    }
  });

  it('to boards on which five do not fit are refused', () => {
    const record = newRecord({ width: 2, height: 9 });
    for (const link of [makePlayLink({ ...FIRST_LARGE_GAME, record }), '#variant=five,4x5']) {
      const read = parsePlayLink(link);
      expect(read).toMatchObject({ match: FIRST_LARGE_GAME, problems: [{ code: 'small-board' }] });
    }
  });

  it.each([
    '#x=person&board=XOX.OOXXO',
    '#x=person&variant=5,4,3',
    '#variant=4,4,4,gravity',
    '#variant=four',
    '#variant=five,19x19,renju',
    makePlayLink({ ...FIRST_LARGE_GAME, record: WON_BY_X }).replace(/.*(g=[^&]*).*/, '#seed=2&$1'),
  ])('may end a sentence, whose full stop is no part of them: %s', (link) => {
    for (const tail of ['.', ').', '.”']) {
      expect(parsePlayLink(link + tail), tail).toEqual(parsePlayLink(link));
    }
  });

  it('say what of them cannot be used', () => {
    const link = parsePlayLink('#g=1.AAAA.B&x=nobody&seed=-1&seed=2&variant=five,0x3&moves=4');
    expect(link?.match).toEqual(FIRST_LARGE_GAME);
    const codes = link?.problems.map(({ code }) => code) ?? [];
    expect([...codes].sort()).toEqual(
      ['bad-field', 'bad-field', 'bad-field', 'bad-field', 'no-game', 'repeated-field'].sort(),
    );
    expect(playProblemMessages(link?.problems ?? [])).toContain('was lost or changed on the way');
  });
});

const PAGE = 'https://here.example/play/';
const gamesOf = (text: string, match: PlayGame = FIRST_LARGE_GAME) =>
  parseGameText(text, match, ARTICLE_RULES);
const open = (text: string, match?: PlayGame) => gamesOf(text, match)[0]?.link;

describe('a game as a text', () => {
  it('is its link on every board, and of a large one its moves, too; both can be opened', () => {
    for (const match of [DEFAULT_GAME, far, { ...FIRST_LARGE_GAME, record: WON_BY_X }]) {
      const text = makeGameText(match, OWN, PAGE);
      expect(open(text)?.match).toEqual(match);
      expect(open(`Look (; #3: <${text.trim()}>!`)?.match).toEqual(match);
    }
    expect(makeGameText(DEFAULT_GAME, OWN, PAGE)).toBe(`${PAGE}#x=person&o=minimax\n`);
    const early = { ...FIRST_LARGE_GAME, record: { ...WON_BY_X, at: 1 } };
    const [link, moves = '', ...drawing] = makeGameText(early, OWN, PAGE).split('\n');
    expect(open(link!)?.rules).toEqual(OWN);
    expect(open(moves)?.match).toMatchObject({ record: { moves: WON_BY_X.moves } });
    // A link that a mail program has changed.
    for (const link of [`${PAGE}#g%3D1.AA&x=person`, '#g=1.AA.A', '']) {
      const found = open([link, moves, ...drawing].join('\n'));
      expect(found?.match, link).toMatchObject({ record: { moves: WON_BY_X.moves } });
    }
    const { stones } = parseDiagram(drawing.join('\n')).sheet;
    expect([...stones].sort(byRows)).toEqual([...stonesAt(WON_BY_X)].sort(byRows));
  });

  it('that is none, or cannot be played, says so', () => {
    expect(open('PNG')?.problems).toEqual([{ code: 'strange-text' }]);
    expect(gamesOf('(;GM[4]PB[A];B[hh])(;GM[4];B[aa];W[bb])').map(({ names }) => names?.X)).toEqual(
      ['A', undefined],
    );
    expect(open('(;GM[4]C[#x=7];B[hh])')?.match).toMatchObject({ record: { line: 1 } });
    const tooLong = 'x'.repeat(1_000_001);
    // Told at once, however long it is: a test that takes minutes has failed.
    expect(open(`3.${'14159'.repeat(199_000)}`)?.problems).toEqual([{ code: 'strange-text' }]);
    for (const text of [
      'PNG',
      'h8h8',
      'a1'.repeat(400_000),
      '#g=1.AA.A',
      '(;GM[4]SZ[3];B[aa])',
      '(;GM[1];B[aa])',
      tooLong,
    ]) {
      const read = open(text)!;
      expect(isLost(read), text).toBe(true);
      expect(playProblemMessages(read.problems), text).toMatch(
        /^(That|The board of that) (game|isn’t) ?/,
      );
    }
  });
});

describe('what is stored on the device', () => {
  it('is none where the game cannot be read', () => {
    for (const text of ['{"v":1,"link":7}', '{"v":1,"link":"#g=1.AA.A"}', '{"v":1,"link":""}']) {
      expect(playStore.parse(text).problem, text).toEqual({ code: 'unreadable' });
    }
  });
});
