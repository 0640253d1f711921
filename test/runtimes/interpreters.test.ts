import { describe, expect, it } from 'vitest';
import { loadInterpreter } from '../../src/runtimes/interpreters.ts';
import type { CodeLanguage } from '../../src/engine/index.ts';
import type { Interpreter } from '../../src/runtimes/program.ts';

const EMPTY_BOARD = ['', '', '', '', '', '', '', '', ''] as const;
const call = (draws: readonly number[] = []) => ({ board: EMPTY_BOARD, mark: 'X', draws }) as const;

const LOOPS: Readonly<Record<CodeLanguage, string>> = {
  javascript: 'let n = 0;\nfunction play(board, mark) {\n  for (;;) n++;\n}',
  python: 'n = 0\ndef play(board, mark):\n    global n\n    while True:\n        n += 1\n',
};
const STUBBORN: Readonly<Record<CodeLanguage, string>> = {
  javascript: 'function play() {\n  for (;;) try { for (;;); } catch {}\n}',
  python:
    'def play(board, mark):\n    n = 0\n    while True:\n        try:\n            while True:\n                n += 1\n        except BaseException:\n            pass\n',
};
const MEMORY: Readonly<Record<CodeLanguage, string>> = {
  // Arrays would come to the limit, too, after half a minute of collecting what is no longer used.
  javascript: 'function play() {\n  let text = "x";\n  for (;;) text += text;\n}',
  python:
    'def play(board, mark):\n    all = []\n    while True:\n        all.append([1] * 100000)\n',
};
const DEEP: Readonly<Record<CodeLanguage, string>> = {
  javascript: 'function play(board, mark) {\n  return play(board, mark);\n}',
  python: 'def play(board, mark):\n    return play(board, mark)\n',
};
const PRINTS: Readonly<Record<CodeLanguage, string>> = {
  javascript:
    'function play(board) {\n  console.log("seen", 4, [1]);\n  return board.indexOf("");\n}',
  python: 'def play(board, mark):\n    print("seen", 4, [1])\n    return board.index("")\n',
};
const FLOODS: Readonly<Record<CodeLanguage, string>> = {
  javascript:
    'function play() {\n  for (let n = 0; n < 9999; n++) console.log("x".repeat(99));\n  return 0;\n}',
  python:
    'def play(board, mark):\n    for n in range(9999):\n        print("x" * 99)\n    return 0\n',
};
const WEIGHS: Readonly<Record<CodeLanguage, string>> = {
  javascript: 'function play() {\n  return choice([4, 5], [3, 1]);\n}',
  python:
    'from random import choices\ndef play(board, mark):\n    return choices([4, 5], [3, 1])[0]\n',
};
const CLOCKS: Readonly<Record<CodeLanguage, string>> = {
  javascript: 'function play() {\n  return Date.now() + new Date().getTime();\n}',
  python: 'import time\ndef play(board, mark):\n    time.sleep(2)\n    return 0\n',
};

describe.each(['javascript', 'python'] as const)('programs in %s', (language) => {
  const load = async (source: string): Promise<Interpreter> => {
    const interpreter = await loadInterpreter(language, { patience: 0.005 });
    expect(interpreter.load(source)).toBeUndefined();
    return interpreter;
  };

  it('return a cell, and what they print is kept apart for each call', async () => {
    const program = await load(PRINTS[language]);
    for (let time = 0; time < 2; time++) {
      expect(program.play(call())).toEqual({
        cell: 0,
        returned: '0',
        printed: 'seen 4 [1]\n',
        draws: [],
      });
    }
  });

  it('are ended when they use up their steps, and can be asked again', async () => {
    const program = await load(LOOPS[language]);
    expect(program.play(call()).fault).toMatchObject({ kind: 'budget' });
    const steps = program.steps();
    expect(program.play(call()).fault).toMatchObject({ kind: 'budget' });
    // Less patience with the second, and the same number on every machine.
    expect(program.steps()).toBeLessThan(steps / 5);
    const again = await load(LOOPS[language]);
    expect(again.play(call()).fault?.kind).toBe('budget');
    expect(again.steps()).toBe(steps);
  });

  it('cannot catch that they are ended', async () => {
    const program = await load(STUBBORN[language]);
    expect(program.play(call()).fault).toMatchObject({ kind: 'budget' });
    expect(program.isBroken()).toBe(language === 'python');
  });

  it('may have so much memory, and call themselves so often', async () => {
    for (const source of [MEMORY[language], DEEP[language]]) {
      const program = await load(source);
      expect(program.play(call()).fault).toMatchObject({ kind: expect.stringMatching(/./) });
      expect(program.load(PRINTS[language])).toBeUndefined();
      expect(program.play(call()).cell).toBe(0);
    }
  });

  it('may print without end: some of it is kept', async () => {
    const { printed, cell } = (await load(FLOODS[language])).play(call());
    expect(cell).toBe(0);
    expect(printed).toHaveLength(2000);
  });

  it('draw as they are told, and say what they drew from', async () => {
    const program = await load(WEIGHS[language]);
    expect(program.play(call())).toMatchObject({ draws: [[3, 1]] });
    expect(program.play(call([0.7]))).toMatchObject({ cell: 4 });
    expect(program.play(call([0.8]))).toMatchObject({ cell: 5 });
  });

  it('have a clock that stands still, or that moves with them', async () => {
    expect((await load(CLOCKS[language])).play(call()).cell).toBe(0);
  });

  it('are told the line in which they stop', async () => {
    const program = await load(DEEP[language]);
    expect(program.play(call()).fault?.line).toBe(2);
  });
});

it.each([
  ["const e = new Error(); Object.defineProperty(e, 'message', { get }); throw e;", 'load'],
  ["Object.defineProperty(globalThis, 'play', { get });", 'no-play'],
  ['String.prototype.matchAll = get; function play() { throw new Error(); }', undefined],
])('programs are ended when they are asked what went wrong: %s', async (source, code) => {
  const program = await loadInterpreter('javascript', { patience: 0.005 });
  expect(program.load(`const get = () => { for (;;); }; ${source}`)?.code).toBe(code);
  if (!code) expect(program.play(call()).fault?.kind).toBe('budget');
  expect(program.load(PRINTS.javascript)).toBeUndefined();
});

describe('programs in python', () => {
  it('tell boards apart that they remember by tuples, wherever the marks stand', async () => {
    const python = await loadInterpreter('python');
    const source =
      'def play(board, mark):\n    rows = [tuple("X" if at == cell else "" for at in range(9)) for cell in range(9)]\n    return len(set(hash(row) for row in rows))\n';
    expect(python.load(source)).toBeUndefined();
    expect(python.play(call()).cell).toBe(9);
  });

  it('have fewer steps with each call that has used them up, down to a hundredth', async () => {
    const python = await loadInterpreter('python', { patience: 0.005 });
    python.load(LOOPS.python);
    const steps = [1, 2, 3, 4].map(() => (python.play(call()), python.steps()));
    expect(steps.map((each) => Math.round(each / 1000))).toEqual([500, 50, 5, 5]);
  });
});
