import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';
import { SIDES } from '../../src/engine/index.ts';
import { deep } from '../deep.ts';
import { answer, errorOf } from './asking.ts';

const FOLDER = join(root, 'test/runtimes/bots');
const ENDINGS = { javascript: 'js', python: 'py' } as const;
type Language = keyof typeof ENDINGS;
const LANGUAGES = ['javascript', 'python'] as const;

/** A bot of the site, written again as learners write. */
function sourceOf(kind: string, language: Language, level: number): string {
  const read = (name: string) => readFileSync(join(FOLDER, `${name}.${ENDINGS[language]}`), 'utf8');
  const constant = language === 'python' ? `LEVEL = ${level}` : `const LEVEL = ${level};`;
  return [constant, read('common'), read(kind)].join('\n');
}

const audit = (language: string, source: string, plays: string, against: unknown = 'random') =>
  answer({ ask: 'audit', bot: { kind: 'code', language, source }, plays, against });

const REWRITTEN = [
  [{ kind: 'random' }, 0],
  [{ kind: 'rules-of-thumb' }, 0],
  [{ kind: 'rule-ratings', level: 0 }, 0],
  [{ kind: 'rule-ratings', level: 1 }, 1],
  [{ kind: 'depth-ratings', depth: 1 }, 1],
  [{ kind: 'depth-ratings', depth: 2 }, 2],
  [{ kind: 'depth-ratings', depth: 3 }, 3],
  [{ kind: 'depth-ratings', depth: 4 }, 4],
  [{ kind: 'depth-ratings', depth: 9 }, 9],
  [{ kind: 'minimax' }, 0],
  [{ kind: 'quick-minimax' }, 0],
  [{ kind: 'alpha-beta' }, 0],
] as const;

/**
 * Each kind of bot takes seconds, those that search to a depth a minute in Python: on a push one that weighs its draws, in one
 * language. That Python plays as the engine does, ownProgram.test.ts says of cards.
 */
const ON_A_PUSH = 'rule-ratings 1';

describe.each(deep(['javascript'] as const, LANGUAGES))('audit of programs in %s', (language) => {
  it.each(REWRITTEN.filter(([{ kind }, level]) => deep(`${kind} ${level}` === ON_A_PUSH, true)))(
    'comes to the same as the engine on %j',
    (bot, level) => {
      const source = sourceOf(bot.kind, language, level);
      for (const plays of SIDES) {
        const { deterministic, faults, ...verdict } = audit(language, source, plays);
        expect(verdict).toEqual(answer({ ask: 'audit', bot, plays, against: 'random' }));
        expect(faults).toEqual([]);
        expect(deterministic).toBe(/minimax|alpha/.test(bot.kind));
      }
    },
    600_000,
  );
});

interface Slip {
  readonly javascript: string;
  readonly python: string;
}
const ILLEGAL: Slip = {
  javascript: 'function play(board, mark) { return 4; }',
  python: 'def play(board, mark):\n    return 4\n',
};

describe('audit of programs with faults', () => {
  it.each(LANGUAGES)('%s: a taken cell loses at once, and is named', (language) => {
    const found = audit(language, ILLEGAL[language], 'first');
    expect(found).toMatchObject({ worst: 'loss', shortestLoss: [4, 0], deterministic: true });
    expect([found['win'], found['draw'], found['loss']]).toEqual(['0', '0', '1']);
    const faults = found['faults'] as { position: string; kind: string; message: string }[];
    expect(faults).toHaveLength(8);
    expect(faults[0]).toMatchObject({ position: 'O...X....', kind: 'illegal' });
    expect(faults[0]?.message).toContain('4');
  });

  it.each([
    ['javascript', 'function play(board) {\n  return bord[0];\n}'],
    ['python', 'def play(board, mark):\n    return bord[0]\n'],
  ] as const)('%s: an exception', (language, source) => {
    const found = audit(language, source, 'first');
    expect(found).toMatchObject({ worst: 'loss', shortestLoss: [], loss: '1' });
    const [fault] = found['faults'] as { message: string }[];
    expect(fault).toMatchObject({ position: '.........', kind: 'error' });
    expect(fault?.message).toContain('bord');
  });

  it.each([
    ['javascript', 'function play(board, mark) {\n  return board[;\n}', 2],
    ['javascript', 'const player = () => 1;', null],
    ['python', 'a = 1\na.b\ndef play(board, mark):\n    return 0', 2],
  ])('%s: %j does not load', (language, source, line) => {
    const { error } = audit(language, source, 'first');
    expect(error).toMatchObject({ code: 'bad-code', line });
    expect(error?.message).not.toBe('');
  });

  it('lets two programs play', () => {
    const last = 'function play(board) { return board.lastIndexOf(""); }';
    const bot = { kind: 'code', language: 'javascript', source: last };
    // Each fills the row at its own end: whoever begins is sooner there.
    const first = 'function play(board) { return board.indexOf(""); }';
    expect(audit('javascript', first, 'second', bot)).toMatchObject({ loss: '1', faults: [] });
  });

  it('has no files, no network and nothing of JavaScript for Python', () => {
    const source = [
      'found = []',
      'def attempt(what):',
      '    try:',
      '        found.append(str(eval(what)))',
      '    except Exception as error:',
      '        found.append(type(error).__name__)',
      'attempt("open(\'/etc/passwd\').read()")',
      'attempt("__import__(\'js\').process")',
      "attempt(\"__import__('__main__')._import('js').process\")",
      "attempt(\"__import__('__main__')._import('jsffi').to_js([1]).constructor\")",
      'attempt("input()")',
      'def play(board, mark):',
      '    raise ValueError(" ".join(found))',
    ].join('\n');
    expect(audit('python', source, 'first')['faults']).toMatchObject([
      { message: 'OSError ImportError AttributeError AttributeError RuntimeError.' },
    ]);
  });

  it('has nothing around it for JavaScript', () => {
    const names = 'process require fetch XMLHttpRequest setTimeout WebAssembly Worker self window';
    const source = `function play() { throw new Error('${names}'.split(' ').filter((name) => name in globalThis).join() || 'none') }`;
    expect(audit('javascript', source, 'first')['faults']).toMatchObject([{ message: 'None.' }]);
  });

  it.each([
    { language: 'basic', source: '' },
    { language: 'python', source: 4 },
    { language: 'python' },
    { language: 'python', source: '', file: 'a' },
  ])('%j: bad-field', (fields) => {
    const bot = { kind: 'code', ...fields };
    expect(errorOf({ ask: 'audit', bot, plays: 'first', against: 'random' })).toBe('bad-field');
  });
});
