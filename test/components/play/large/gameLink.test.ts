import { describe, expect, it } from 'vitest';
import {
  openGame,
  gameFileText,
  FILE_KINDS,
} from '../../../../src/components/play/large/game/gameFiles.ts';
import {
  makeGameLink,
  parseGameLink,
  largePlayStore,
} from '../../../../src/components/play/large/game/gameLink.ts';
import {
  FIRST_LARGE_GAME,
  type LargeGameInPlay,
} from '../../../../src/components/play/large/game/largeGame.ts';
import { LARGE_PLAY_KEY } from '../../../../src/components/ui/large-board/boardSettings.ts';
import { ARTICLE_RULES, O, newRecord } from '../../../../src/engine/index.ts';
import { gameProblemMessages } from '#language/play/large/game/problems';
import { WON_BY_X, farGame } from '../../../engine/game/large/recordGames.ts';

const far: LargeGameInPlay = {
  record: farGame(5),
  players: { X: 'random-near', O: 'attack-weights' },
  seed: 77,
};
const OWN = { ...ARTICLE_RULES, finish: 0.5, ragged: false };
const file = (name: string, text: string) => ({
  name,
  size: text.length,
  text: () => Promise.resolve(text),
});

describe('links to games', () => {
  it('may name a board that is still empty', () => {
    expect(parseGameLink('#size=none&rule=renju&first=O&x=random-near&o=person')).toEqual({
      match: {
        record: { size: undefined, rule: 'renju', first: O, moves: [], at: 0, line: 0 },
        players: { X: 'random-near', O: 'person' },
        seed: 1,
      },
      rules: ARTICLE_RULES,
      problems: [],
    });
    expect(parseGameLink('')).toBeUndefined();
    expect(parseGameLink('#fig=one&step=3&x=1')).toBeUndefined();
  });

  it('hold changed weights, and refuse those that nobody could have typed', () => {
    const link = makeGameLink(FIRST_LARGE_GAME, OWN);
    expect(parseGameLink(link)).toEqual({ match: FIRST_LARGE_GAME, rules: OWN, problems: [] });
    expect(makeGameLink(FIRST_LARGE_GAME)).not.toContain('w=');
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
      const read = parseGameLink(`#w=${bad}`);
      expect(read?.rules, bad).toBe(ARTICLE_RULES);
      expect(read?.problems, bad).toMatchObject([{ code: 'bad-field', field: 'w' }]);
    }
  });

  it('to boards on which five do not fit are refused', () => {
    const record = newRecord({ width: 2, height: 9 });
    for (const link of [makeGameLink({ ...FIRST_LARGE_GAME, record }), '#size=4x5']) {
      const read = parseGameLink(link);
      expect(read).toMatchObject({ match: FIRST_LARGE_GAME, problems: [{ code: 'small-board' }] });
    }
  });

  it('say what of them cannot be used, and never throw', () => {
    const link = parseGameLink('#g=1.AAAA.B&x=nobody&seed=-1&seed=2&size=0x3');
    expect(link?.match).toEqual(FIRST_LARGE_GAME);
    const codes = link?.problems.map(({ code }) => code) ?? [];
    expect([...codes].sort()).toEqual(
      ['bad-field', 'bad-field', 'bad-field', 'no-game', 'repeated-field'].sort(),
    );
    expect(gameProblemMessages(link?.problems ?? [])).toContain('was lost or changed on the way');
    const good = makeGameLink({ ...FIRST_LARGE_GAME, record: WON_BY_X });
    for (let length = 4; length < good.length; length++) {
      expect(() => parseGameLink(good.slice(0, length))).not.toThrow();
    }
    expect(parseGameLink(`#g=${'1'.repeat(140_000)}`)?.problems).toEqual([{ code: 'too-long' }]);
  });
});

describe('files', () => {
  it('of every kind are written, and those of a game are opened again', async () => {
    const match = { ...FIRST_LARGE_GAME, record: WON_BY_X };
    for (const kind of FILE_KINDS) {
      const text = gameFileText(match, kind);
      const opened = await openGame(file(`a.${kind}`, text.ok ? text.value : ''), match);
      expect(opened.ok, kind).toBe(kind !== 'txt');
      if (opened.ok) expect(opened.value, kind).toEqual(match);
    }
    expect(gameFileText(far, 'sgf')).toEqual({ ok: false, problem: { code: 'borders' } });
    expect(gameFileText(far, 'txt')).toEqual({ ok: false, problem: { code: 'far' } });
  });

  it('that are none, or too long, or cannot be read, say so', async () => {
    const problem = async (name: string, text: string) => {
      const opened = await openGame(file(name, text), FIRST_LARGE_GAME);
      return opened.ok ? undefined : opened.problem;
    };
    expect(await problem('a.png', 'PNG')).toEqual({ code: 'strange-file', name: 'a.png' });
    expect(await problem('a.json', '{"v":1}')).toMatchObject({ why: { code: 'not-ours' } });
    expect(await problem('a.sgf', '(;GM[1])')).toMatchObject({ why: { code: 'other-game' } });
    expect(await problem('a.sgf', 'x'.repeat(1_000_001))).toMatchObject({
      why: { code: 'too-long' },
    });
    const broken = { name: 'b', size: 3, text: () => Promise.reject(new Error('gone')) };
    expect(await openGame(broken, FIRST_LARGE_GAME)).toMatchObject({ ok: false });
  });
});

describe('what is stored on the device', () => {
  it('is none where the game cannot be read', () => {
    expect(largePlayStore.key).toBe(LARGE_PLAY_KEY);
    for (const text of ['{"v":1,"link":7}', '{"v":1,"link":"#g=1.AA.A"}', '{"v":1,"link":""}']) {
      expect(largePlayStore.parse(text).problem, text).toEqual({ code: 'unreadable' });
    }
  });
});
