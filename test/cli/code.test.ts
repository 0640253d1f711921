import { describe, expect, it } from 'vitest';
import {
  BOTS,
  PLAYERS,
  SIDES,
  makeBot,
  type BotKind,
  type CodeLanguage,
  type Side,
} from '../../src/engine/index.ts';
import { deep } from '../deep.ts';
import { writtenBot } from '../runtimes/bots/written.ts';
import { answer, errorOf } from './asking.ts';

const LANGUAGES = ['javascript', 'python'] as const;

const audit = (language: string, source: string, plays: string, against: unknown = 'random') =>
  answer({ ask: 'audit', bot: { kind: 'code', language, source }, plays, against });

/** Each takes seconds: on a push one side of one in each language, one of them with weights for its draws. */
const ON_A_PUSH: Readonly<Record<CodeLanguage, readonly [bot: string, plays: Side]>> = {
  javascript: ['learning-table', 'second'],
  python: ['td-table', 'first'],
};

describe.each(LANGUAGES)('audit of the bots of this site, written again in %s', (language) => {
  // Bots that draw are compared by their exact chances, and by the worst over all the moves that they may make.
  it.each(PLAYERS.filter((bot) => deep(ON_A_PUSH[language][0] === makeBot(bot), true)))(
    'comes to the same as the engine on %j',
    (spec) => {
      const { kind, level } = spec;
      const { levels }: BotKind = BOTS[kind];
      const bot = { kind, ...(levels ? { [levels.name]: level } : {}) };
      for (const plays of deep([ON_A_PUSH[language][1]], SIDES)) {
        const written = audit(language, writtenBot(spec, language), plays);
        const { deterministic, faults, runtime, ...verdict } = written;
        expect(verdict).toEqual(answer({ ask: 'audit', bot, plays, against: 'random' }));
        expect(faults).toEqual([]);
        expect(runtime).toMatchObject({ name: language === 'python' ? 'MicroPython' : 'QuickJS' });
        expect(deterministic).toBe(/minimax|alpha/.test(kind));
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
      {
        message:
          'It stopped with “ValueError: OSError ImportError AttributeError AttributeError RuntimeError”.',
      },
    ]);
  });

  it('has nothing around it for JavaScript', () => {
    const names = 'process require fetch XMLHttpRequest setTimeout WebAssembly Worker self window';
    const source = `function play() { throw new Error('${names}'.split(' ').filter((name) => name in globalThis).join() || 'none') }`;
    expect(audit('javascript', source, 'first')['faults']).toMatchObject([
      { message: 'It stopped with “Error: none”.' },
    ]);
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
