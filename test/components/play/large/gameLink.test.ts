import { describe, expect, it } from 'vitest';
import {
  openGames,
  gameFileText,
  gamesOfText,
  FILE_KINDS,
} from '../../../../src/components/play/large/gameFiles.ts';
import { makePlayLink, parsePlayLink } from '../../../../src/components/play/games/playLink.ts';
import { playStore } from '../../../../src/components/play/page/playStore.ts';
import {
  FIRST_LARGE_GAME,
  type LargeGameInPlay,
} from '../../../../src/components/play/games/largeGame.ts';
import { ARTICLE_RULES, O, newRecord } from '../../../../src/engine/index.ts';
import { playProblemMessages } from '#language/play/page/problems';
import { WON_BY_X, farGame } from '../../../engine/game/large/recordGames.ts';

const far: LargeGameInPlay = {
  record: farGame(5),
  players: { X: { kind: 'random' }, O: { kind: 'attack-weights' } },
  seed: 77,
};
const OWN = { ...ARTICLE_RULES, finish: 0.5, ragged: false };
const bytesFile = (name: string, bytes: Uint8Array) => ({
  name,
  size: bytes.length,
  arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes).buffer),
});
const file = (name: string, text: string) => bytesFile(name, new TextEncoder().encode(text));

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

describe('files', () => {
  it('of every kind are written, and those of a game are opened again', async () => {
    const match = { ...FIRST_LARGE_GAME, record: WON_BY_X };
    for (const kind of FILE_KINDS) {
      const text = gameFileText(match, kind);
      const [opened] = await openGames(file(`a.${kind}`, text.ok ? text.value : ''), match);
      expect(opened?.ok, kind).toBe(kind !== 'txt');
      if (opened?.ok) expect(opened.value.match, kind).toEqual(match);
    }
    expect(gameFileText(far, 'sgf')).toEqual({ ok: false, problem: { code: 'borders' } });
    expect(gameFileText(far, 'txt')).toEqual({ ok: false, problem: { code: 'far' } });
  });

  it('that are none, or too long, or cannot be read, say so', async () => {
    const problem = async (name: string, text: string) => {
      const [opened] = await openGames(file(name, text), FIRST_LARGE_GAME);
      return opened?.ok ? undefined : opened?.problem;
    };
    expect(await problem('a.png', 'PNG')).toEqual({ code: 'strange-file', name: 'a.png' });
    expect(await problem('a.json', '{"v":1}')).toMatchObject({ why: { code: 'not-ours' } });
    expect(await problem('a.sgf', '(;GM[1])')).toMatchObject({ why: { code: 'other-game' } });
    expect(await problem('a.sgf', 'x'.repeat(1_000_001))).toMatchObject({
      why: { code: 'too-long' },
    });
    const broken = { ...file('b', 'xyz'), arrayBuffer: () => Promise.reject(new Error('gone')) };
    expect(await openGames(broken, FIRST_LARGE_GAME)).toMatchObject([{ ok: false }]);
  });
});

/** Bytes: letters of ASCII, and two digits in hexadecimal after each ^. */
const bytesOf = (text: string) =>
  Uint8Array.from(text.match(/\^..|[^]/g) ?? [], (each) =>
    each.length > 1 ? parseInt(each.slice(1), 16) : each.charCodeAt(0),
  );

describe('the charset of a file', () => {
  const countMoves = async (bytes: Uint8Array) => {
    const [game] = await openGames(bytesFile('a.sgf', bytes), FIRST_LARGE_GAME);
    return game?.ok ? game.value.match.record.line : game?.problem;
  };

  it.each([
    ['Shift_JIS', 'PB[^94^5C]PW[^83^5C]'],
    ['Shift_JIS', 'PB[^83^5D]PW[^83^5B]C[^94^5C]'],
    ['GBK', 'PB[^81^5C]C[^A0^5D]'],
    ['GB18030', 'PB[^81^5C]C[^81^30^81^30]'],
    ['Big5', 'PB[^A5^5C]PW[^B3^5C]C[^A4^5D]'],
    ['UTF-8', 'PB[^E8^83^BD]'],
    ['ISO-8859-1', 'PB[Andr^E9]PW[Ren^E9]'],
    ['windows-1251', 'PB[^CF^E5^F2^FF]'],
    ['ISO-2022-JP', 'PB[^1B$B%]%=^1B(B]'],
    ['UTF-8', 'PB[^94^5C]'],
    ['no-such-set', 'PB[^94^5C]'],
  ])('is read by its name, %s, or by trying: %s', async (name, names) => {
    for (const said of [`CA[${name}]`, '']) {
      const text = `(;GM[4]FF[4]${said}SZ[15]${names};B[hh];W[hg];B[ii])`;
      expect(await countMoves(bytesOf(text)), text).toBe(3);
    }
  });

  it('is UTF-16 with its mark, and without', async () => {
    const text = '(;GM[4]FF[4]SZ[15]PB[能];B[hh];W[hg];B[ii])';
    for (const mark of ['\uFEFF', '']) {
      const units = Uint16Array.from([...(mark + text)], (letter) => letter.charCodeAt(0));
      const little = new Uint8Array(units.buffer);
      const big = Uint8Array.from(little, (_, at) => little[at ^ 1] as number);
      expect([await countMoves(little), await countMoves(big)]).toEqual([3, 3]);
    }
  });
});

describe('a text that was pasted', () => {
  it('is a game of any of these kinds, on the board that is open', () => {
    const [game] = gamesOfText('h8h7i7', FIRST_LARGE_GAME);
    expect(game).toMatchObject({ ok: true, value: { match: { record: { line: 3 } } } });
    const strange = gamesOfText('hello', FIRST_LARGE_GAME);
    expect(strange).toEqual([{ ok: false, problem: { code: 'strange-file', name: '' } }]);
  });
});

describe('what is stored on the device', () => {
  it('is none where the game cannot be read', () => {
    for (const text of ['{"v":1,"link":7}', '{"v":1,"link":"#g=1.AA.A"}', '{"v":1,"link":""}']) {
      expect(playStore.parse(text).problem, text).toEqual({ code: 'unreadable' });
    }
  });
});
