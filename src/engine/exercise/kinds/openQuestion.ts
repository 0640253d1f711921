import type { Rng } from '../../core/rng.ts';
import { fail, ok } from '../../core/result.ts';
import type { Sheet } from '../../game/large/sheet.ts';
import type { Setup } from '../../game/setup.ts';
import { strange, type Codec } from '../codec.ts';
import type { ExerciseKind, Level } from '../contract.ts';
import { choiceField, paramsCodec, setupField, type Fields } from '../fields.ts';
import { sheetField } from '../largeFields.ts';
import { pick } from '../draw.ts';
import { bestMove } from './bestMove.ts';
import { findWin } from './findWin.ts';
import { fork } from './fork.ts';
import { stopFork } from './stopFork.ts';
import { stopLoss } from './stopLoss.ts';

/** A teacher's own question, with a board or without. The question itself is the task's text. */
export interface OpenParams {
  readonly setup: Setup;
  /** `shown`: `setup`; `sheet`: the large board in its place; or none. */
  readonly board: 'shown' | 'sheet' | 'none';
  readonly sheet: Sheet;
}

/** The most characters (code points) of an answer. */
export const LONGEST_ANSWER = 1000;
/** A character has at most four bytes, and a byte is written with at most three letters ("!00"). */
const LONGEST_TEXT = LONGEST_ANSWER * 4 * 3;

/** Text of whole characters only. It may still be longer than an answer can be. */
export function answerText(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Text in an address: a space is "_", a character with a meaning there is "!" and its bytes in hex. */
const wordsCodec: Codec<string> = {
  limit: LONGEST_TEXT,
  encode: (text) =>
    encodeURIComponent(text)
      .replace(/[!_~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
      .replaceAll('%20', '_')
      .replaceAll('%', '!'),
  decode(text) {
    const { length } = text;
    if (length > LONGEST_TEXT) return fail({ code: 'long-part', length, limit: LONGEST_TEXT });
    const words = unescaped(text);
    if (words === undefined || wordsCodec.encode(words) !== text) return strange(text);
    const found = Array.from(words).length;
    if (found > LONGEST_ANSWER) {
      return fail({ code: 'long-part', length: found, limit: LONGEST_ANSWER });
    }
    return ok(words);
  },
};

/** An answer as it is being written: nothing of it is cut, however long it is. */
export const openDraft: Pick<Codec<string>, 'encode' | 'decode'> = {
  encode: (text) => wordsCodec.encode(text),
  decode(text) {
    const words = unescaped(text);
    return words === undefined ? strange(text) : ok(words);
  },
};

function unescaped(text: string): string | undefined {
  if (!/^[\w!.*'()-]*$/.test(text)) return undefined;
  try {
    return decodeURIComponent(text.replaceAll('_', '%20').replaceAll('!', '%'));
  } catch {
    // No character has these bytes.
    return undefined;
  }
}

const NO_MARKS: Sheet = { size: { width: 15, height: 15 }, stones: [] };

const fields: Fields<OpenParams> = {
  setup: { ...setupField, where: { part: 'board', is: 'shown' } },
  board: choiceField<OpenParams['board']>([
    ['shown', 'shown'],
    ['sheet', 'sheet'],
    ['none', 'none'],
  ]),
  sheet: { ...sheetField, where: { part: 'board', is: 'sheet' } },
};

/** Kinds whose boards are worth a question: there is something to see on them, and something to get wrong. */
const WORTH_ASKING: Readonly<
  Record<Level, readonly { generate(rng: Rng, level: Level): { readonly setup: Setup } }[]>
> = {
  1: [findWin, stopLoss],
  2: [fork, stopFork],
  3: [stopFork, bestMove],
};

/** An answer in words, which a person has to read: the engine cannot grade it, and there is no key. */
export const openQuestion: ExerciseKind<OpenParams, string, never, 'open'> = {
  id: 'open',
  fields,
  params: paramsCodec(fields),
  answer: wordsCodec,
  generate: (rng, level) => ({
    setup: pick(rng, WORTH_ASKING[level]).generate(rng, level).setup,
    board: 'shown',
    sheet: NO_MARKS,
  }),
  key: () => '',
  grade: () => ({ points: 0, reasons: [], needsPerson: true }),
};
