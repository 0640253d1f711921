import { describe, expect, it } from 'vitest';
import { FARTHEST } from '../../../../src/engine/game/large/board.ts';
import { newRecord } from '../../../../src/engine/game/large/gameRecord.ts';
import {
  LONGEST_RECORD_CODE,
  makeRecordCode,
  parseRecordCode,
} from '../../../../src/engine/game/large/recordCode.ts';
import { WON_BY_X, farGame, played } from './recordGames.ts';

/** Every text that differs in one bit of one of its letters. */
function* flipped(text: string): Iterable<string> {
  for (let at = 0; at < text.length; at++) {
    for (let bit = 0; bit < 7; bit++) {
      const letter = String.fromCharCode(text.charCodeAt(at) ^ (1 << bit));
      yield text.slice(0, at) + letter + text.slice(at + 1);
    }
  }
}

describe('a game as a code for links', () => {
  it('holds 300 moves a million cells apart, and a game to the farthest cells', () => {
    const far = farGame(1);
    expect(far.moves).toHaveLength(300);
    const code = makeRecordCode(far);
    expect(parseRecordCode(code)).toEqual({ ok: true, value: far });
    expect(code.length).toBeLessThan(8000);
    const corners = [FARTHEST, -FARTHEST].flatMap((x) => [
      { x, y: FARTHEST },
      { x, y: -FARTHEST },
    ]);
    const widest = played(newRecord(undefined), corners);
    expect(parseRecordCode(makeRecordCode(widest))).toEqual({ ok: true, value: widest });
  });

  it('takes about two letters a move', () => {
    const moves = Array.from({ length: 60 }, (_, n) => ({ x: (n * 4) % 15, y: (n * 4) % 13 }));
    const near = played(newRecord({ width: 15, height: 15 }), moves);
    expect(makeRecordCode(near).length).toBeLessThan(3 * near.moves.length + 20);
  });

  it.each([
    ['a short game', WON_BY_X],
    ['a game with branches far apart', farGame(2, 40)],
  ])('gives a problem for every cut and every flipped bit: %s', (_, record) => {
    const code = makeRecordCode(record);
    expect(parseRecordCode(code).ok).toBe(true);
    for (let length = 0; length < code.length; length++) {
      expect(parseRecordCode(code.slice(0, length)).ok, `cut to ${length}`).toBe(false);
    }
    for (const text of flipped(code)) expect(parseRecordCode(text).ok, text).toBe(false);
  });

  it('says what is wrong', () => {
    const problem = (text: string) => {
      const read = parseRecordCode(text);
      return read.ok ? undefined : read.problem;
    };
    const code = makeRecordCode(WON_BY_X);
    expect(problem(`2${code.slice(1)}`)).toEqual({ code: 'newer', version: 2 });
    expect(problem(`${code}A`)).toEqual({ code: 'damaged' });
    expect(problem('hello')).toEqual({ code: 'not-ours' });
    const limit = LONGEST_RECORD_CODE;
    expect(problem('1'.repeat(limit + 1))).toEqual({ code: 'too-long', length: limit + 1, limit });
  });
});
