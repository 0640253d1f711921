import { fail, type Result } from '../engine/index.ts';
import type { AskAnswer, RequestError, RequestFields, Ask } from './asks/fields.ts';
import { LONGEST_LINE, type InputLine } from './lines.ts';
import { askAudit } from './asks/audit.ts';
import * as large from './asks/largeBoards.ts';
import * as small from './asks/smallBoards.ts';

/** Every question that the command answers, by the name that a request gives it. */
export const ASKS: ReadonlyMap<string, Ask> = new Map(
  Object.entries({
    winner: small.winner,
    minimax: small.askMinimax,
    'alpha-beta': small.askAlphaBeta,
    ratings: small.ratings,
    audit: askAudit,
    value: small.askValue,
    perft: small.askPerft,
    solve: small.askSolve,
    pairing: small.askPairing,
    lines: small.lines,
    'proof-move': small.proofMove,
    'winner-large': large.winnerLarge,
    attacks: large.attacks,
    weights: large.weights,
    'forced-win': large.forcedWin,
    forbidden: large.forbidden,
    move: large.move,
  }),
);

/** The answer to one line: always one line of JSON, whatever came. */
export function answerLine(line: InputLine): string {
  if ('tooLong' in line) {
    const message = `This line is longer than ${LONGEST_LINE} characters.`;
    return JSON.stringify({ error: { code: 'too-large', message } });
  }
  const fields = fieldsOf(line.text);
  const answer = fields.ok ? ask(fields.value) : fields;
  const body = answer.ok ? answer.value : { error: answer.problem };
  const hasId = fields.ok && Object.hasOwn(fields.value, 'id');
  if (hasId && !comesBack(fields.value['id'])) {
    const message = 'The "id" of this request has a number that cannot be written as it came.';
    return JSON.stringify({ error: { code: 'too-large', message } });
  }
  try {
    return JSON.stringify(hasId ? { id: fields.value['id'], ...body } : body);
  } catch {
    // An id can be nested too deeply to be written again, though it could be read.
    const message = 'The "id" of this request is nested too deeply.';
    return JSON.stringify({ error: { code: 'too-large', message } });
  }
}

/** Whether JSON can write what it has read: numbers beyond all measure come back as null, others rounded. */
function comesBack(id: unknown): boolean {
  const found = [id];
  // What is inside comes after it: an id may be nested more deeply than functions can call themselves.
  for (const value of found) {
    if (typeof value === 'number' && !isExact(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    for (const each of Object.values(value)) found.push(each);
  }
  return true;
}

const isExact = (value: number) =>
  Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);

function ask(fields: RequestFields): AskAnswer {
  const name = fields['ask'];
  const asked = typeof name === 'string' ? ASKS.get(name) : undefined;
  if (asked) return asked(fields);
  const known = [...ASKS.keys()].map((each) => `"${each}"`).join(' or ');
  return fail({ code: 'unknown-ask', message: `"ask" must be ${known}.` });
}

function fieldsOf(text: string): Result<RequestFields, RequestError> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { ok: true, value: value as RequestFields };
    }
    return fail({ code: 'bad-json', message: 'A request is one JSON object on a line.' });
  } catch {
    return fail({ code: 'bad-json', message: 'This line is not JSON.' });
  }
}
