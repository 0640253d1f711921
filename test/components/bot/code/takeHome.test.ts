import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSource, sourceName, takeHome } from '../../../../src/components/bot/code/takeHome.ts';
import { startProgram } from '../../../../src/components/bot/code/starts.ts';
import { CODE_LANGUAGES, type CodeLanguage } from '../../../../src/engine/index.ts';
import { WHOLE_PROGRAMS } from '../../../../src/components/lessons/minimax/wholeProgram.ts';
import { codeMessages } from '#language/bot/messages';
import { wholeMessages as whole } from '#language/lessons/minimax/messages';

const folder = mkdtempSync(join(tmpdir(), 'home-'));
afterAll(() => rmSync(folder, { recursive: true }));
const COMMANDS: Readonly<Record<CodeLanguage, string>> = {
  python: 'python3',
  javascript: process.execPath,
};
const say = codeMessages.home;

function playText(language: CodeLanguage, text: string, typed: readonly string[]): string {
  const file = join(folder, sourceName('', language));
  writeFileSync(file, text);
  const input = `${typed.join('\n')}\n`;
  return execFileSync(COMMANDS[language], [file], { input, encoding: 'utf8' });
}

describe.each(WHOLE_PROGRAMS)('minimax as a whole, $name', ({ language, text }) => {
  const eachCell = Array.from('012345678'.repeat(4));

  it('has the right score for each of its boards, and is not beaten', () => {
    const said = playText(language, text, ['x', ...eachCell]);
    expect(said).toContain(`20 ${whole.of} 20 ${whole.right}`);
    expect(said.trimEnd()).toMatch(new RegExp(`(O ${say.wins}|${say.draw})$`));
  });

  it('notices a search that keeps the lower score', () => {
    const slip = text.replace('score > best', 'score < best');
    expect(slip).not.toBe(text);
    expect(playText(language, slip, ['x', ...eachCell])).not.toContain(`20 ${whole.of} 20`);
  });
});

describe.each(CODE_LANGUAGES)('a program in %s that is taken home', (language) => {
  const program = startProgram('first', language, []);
  const play = (source: string, typed: readonly string[]) =>
    playText(language, takeHome({ language, source }), typed);

  it('plays a game in a terminal, and asks again for a cell that is taken', () => {
    const said = play(program.source, ['', '0', 'x', '2', '2', 'nine', '4', '6']);
    expect(said).toContain(`${say.takes} 0`);
    expect(said.trimEnd()).toMatch(new RegExp(`X 7 8\nX ${say.wins}$`));
  });

  it('loses a game by a cell that is taken, or by what is no whole number', () => {
    for (const cell of ['4', language === 'python' ? '8.0' : '"8"']) {
      const source = program.source.replace(/(return )cell/, `$1${cell}`);
      expect(play(source, ['x', '4']).trimEnd()).toMatch(new RegExp(`${say.illegal}$`));
    }
  });

  it('is opened again without the game around it', () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    const name = sourceName('Ёж & Co', language);
    expect(name).toMatch(/^Ёж-Co\.(py|js)$/);
    for (const each of [program, startProgram('anyBoard', language, [])])
      expect(readSource(bytes(takeHome(each)), name)).toEqual(each);
    expect(readSource(bytes(program.source.replaceAll('\n', '\r\n')), 'a.txt')).toEqual(program);
    expect(readSource(Uint8Array.of(0x89, 0x50, 0, 1), name)).toBeUndefined();
    expect(readSource(bytes('a\0b'), name)).toBeUndefined();
    expect(readSource(bytes(''), name)).toEqual({ language, source: '' });
  });
});
