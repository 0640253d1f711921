import { describe, expect, it } from 'vitest';
import { answerLine, ASKS } from '../../src/cli/answer.ts';
import { GomocupBrain } from '../../src/cli/gomocup/brain.ts';
import * as engine from '../../src/engine/index.ts';
import { kindById, type AnyKind } from '../../src/engine/assignment/anyKind.ts';
import { assignmentOf, moveTask } from '../engine/assignment/made.ts';

/*
 * What every object has, read as if it were a value or a name of ours: a table that is asked for `constructor`
 * gives a function, and `__proto__` an object. Links are tested in platform/links.test.ts, and what browsers store
 * in platform/stores.test.ts.
 */
const NAMES = Object.getOwnPropertyNames(Object.prototype);
const { KINDS, seededRng } = engine;

/** Why a text was refused: the code of a problem, or `undefined` for readers that have no more to say. */
function refusalOf(read: unknown): unknown {
  if (read === undefined) return 'undefined';
  const { ok, problem } = read as { ok?: boolean; problem?: { code?: unknown } };
  return ok === false ? problem?.code : undefined;
}

describe('readers of the engine', () => {
  /** They take a schema; or are for authors, and throw; or give a list, as is tested below. */
  const others = [
    'readBy',
    'parseDiagram',
    'parseJson',
    'readFields',
    'readParams',
    'parseForeignGames',
  ];
  const readers = Object.entries(engine).filter(
    ([name]) => /^(parse|read)[A-Z]/.test(name) && !others.includes(name),
  ) as [string, (text: string) => unknown][];

  it.each(readers)('%s takes none of them', (_, read) => {
    for (const name of NAMES) {
      for (const text of [name, ` ${name}`, `"${name}"`, `${name}:1`]) {
        const found = read(text);
        // By chance `valueOf` is how two stones far from here are written.
        if (read === engine.parseStones && found !== undefined) {
          expect(engine.makeStones(found as never)).toBe(text);
        } else expect(refusalOf(found), text).toMatch(/^[a-z-]+$/);
      }
    }
  });

  it('are all of them', () => {
    expect(readers.length).toBeGreaterThan(15);
    for (const name of NAMES) expect(kindById(name)).toBeUndefined();
  });

  it('of games take none of them for a player, a rule or a property', () => {
    for (const name of NAMES) {
      for (const sgf of [
        `(;GM[4]SZ[15]RU[${name}];B[hh])`,
        `(;GM[4]SZ[15]PL[${name}];B[hh])`,
        `(;GM[4]SZ[15]${name}[x];B[hh])`,
        `(;GM[4]SZ[${name}];B[hh])`,
        `(;GM[4]SZ[15];${name}[hh])`,
        `(;GM[4]SZ[15];B[${name}])`,
      ]) {
        const games = engine.parseForeignGames(sgf);
        expect(() => structuredClone(games), sgf).not.toThrow();
        for (const game of games) {
          if (game.ok) expect(() => engine.makeRecordCode(game.value.record)).not.toThrow();
        }
      }
    }
  });
});

describe.each(Object.values(KINDS) as unknown as AnyKind[])('the kind $id', (kind) => {
  const given = kind.generate(seededRng(1), 1);

  it('refuses them in each part of its params, and as an answer, and says why', () => {
    const parts = kind.params.encode(given).split('~');
    const fields = Object.values(kind.fields as Record<string, { type: string }>);
    for (const name of NAMES) {
      for (const [at, { type }] of fields.entries()) {
        // The board of an open question may be left out.
        if (type === 'text' || at >= parts.length) continue;
        const text = parts.map((part, index) => (index === at ? name : part)).join('~');
        expect(refusalOf(kind.params.decode(text)), text).toMatch(/^[a-z-]+$/);
      }
      // An open question takes any words.
      if (kind.id === 'open') continue;
      expect(refusalOf(kind.answer.decode(name)), name).toMatch(/^[a-z-]+$/);
    }
  });
});

/** A text of JSON with each of its texts in turn replaced by `name`, and the field that was. */
function spoiltBy(json: string, name: string): { spoilt: string; was: string }[] {
  return [...json.matchAll(/"(?:[^"\\]|\\.)*"(?!\s*:)/g)].map(({ 0: was, index }) => ({
    was,
    spoilt: json.slice(0, index) + JSON.stringify(name) + json.slice(index + was.length),
  }));
}

describe('files', () => {
  const task = moveTask(1, { text: 'Words', hints: 1 });
  const assignment = assignmentOf([task], { title: 'Title' });
  const work: engine.Work = {
    assignment: engine.fingerprint(assignment),
    pupil: 'Pupil',
    claimed: 1,
    tasks: [{ attempts: [{ answer: '4', seconds: 3 }], hints: 0 }],
  };
  const FILES = [
    ['assignment', engine.makeAssignment(assignment), engine.parseAssignment, ['Title', 'Words']],
    ['work', engine.makeWork(work), engine.parseWork, ['Pupil', '4']],
  ] as const;

  it.each(FILES)('%s: a text is one’s own words, or refused', (_, text, parse, words) => {
    expect(parse(text).ok).toBe(true);
    let refused = 0;
    for (const name of NAMES) {
      for (const { spoilt, was } of spoiltBy(text, name)) {
        const read = parse(spoilt);
        const isOwnWord = words.some((word) => was === JSON.stringify(word));
        expect(read.ok, spoilt).toBe(isOwnWord);
        if (!read.ok) expect(refusalOf(read), spoilt).toMatch(/^[a-z-]+$/);
        if (!read.ok) refused++;
      }
    }
    expect(refused).toBeGreaterThanOrEqual(2 * NAMES.length);
  });
});

describe('commands', () => {
  const GOOD: Readonly<Record<string, unknown>> = {
    position: 'XOXOXO...',
    for: 'X',
    bot: { kind: 'minimax' },
    plays: 'first',
    against: 'random',
    variant: '3x3',
    stones: [],
    size: { width: 15, height: 15 },
    cell: [7, 7],
    mark: 'X',
    rule: 'freestyle',
  };

  it('refuse them in each field of each question, and as a question', () => {
    for (const name of NAMES) {
      for (const ask of [...ASKS.keys(), name]) {
        for (const field of Object.keys(GOOD)) {
          const fields = { ...GOOD, [field]: name };
          const told = JSON.parse(answerLine({ text: JSON.stringify({ ask, ...fields }) })) as {
            error?: { code: string; message: string };
          };
          // A field that the question does not have is not read.
          if (ask === name) expect(told.error?.code).toBe('unknown-ask');
          else if (told.error) expect(told.error.message).toMatch(/^[A-Z"].*\.$/s);
        }
      }
    }
  });

  it('of Gomocup say that there is no such command, and take none for a number', () => {
    for (const name of NAMES) {
      const brain = new GomocupBrain();
      expect(brain.answer(name).join()).toMatch(/^UNKNOWN /);
      expect(brain.answer(`START ${name}`).join()).toMatch(/^ERROR /);
      expect(brain.answer('START 15').join()).toBe('OK');
      expect(brain.answer(`TURN ${name}`).join()).toMatch(/^ERROR /);
      expect(brain.answer(`TURN ${name},${name}`).join()).toMatch(/^ERROR /);
      expect(brain.answer(`INFO ${name} 1`).join()).toBe('');
      expect(brain.answer(`INFO rule ${name}`)).toBeInstanceOf(Array);
      // A rule that it can't play is said when a move is asked for.
      expect(brain.answer('BEGIN').join()).toMatch(/^ERROR "INFO rule"/);
    }
  });
});
