import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { check, counted } from '../../scripts/lib/stages.mjs';
import { run } from '../../scripts/lib/children.mjs';

const node = (code: string) => run(process.execPath, ['-e', code]);

describe('a check', () => {
  it('passes with the exit code 0', async () => {
    expect(await check(node('console.log("fine")'))).toEqual({
      passed: 1,
      failed: 0,
      output: 'fine\n',
    });
  });

  it.each([
    ['process.exit(3)', 'It ended with exit code 3.\n'],
    ['process.kill(process.pid, "SIGKILL")', 'It was ended by SIGKILL.\n'],
    ['console.log("bad"); process.exit(1)', 'bad\nIt ended with exit code 1.\n'],
  ])('that fails says why: %s', async (code, output) => {
    expect(await check(node(code))).toEqual({ passed: 0, failed: 1, output });
  });

  it('says why its command could not be started', async () => {
    const { failed, output } = await check(run('/no/such/command', []));
    expect(failed).toBe(1);
    expect(output).toContain('ENOENT');
  });
});

describe('a counted command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'noughtbook-checks-'));
  const report = join(folder, 'report.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  const ends = (text: string | undefined, code: number) =>
    counted(
      report,
      (counts: { passed: number; failed: number }) => counts,
      async (path: string) => {
        if (text !== undefined) writeFileSync(path, text);
        return node(`process.exit(${code})`);
      },
    );

  it.each([
    ['{"passed":3,"failed":0}', 0, { passed: 3, failed: 0, output: '' }],
    ['{"passed":3,"failed":2}', 1, { passed: 3, failed: 2, output: '' }],
    // An error outside the tests.
    ['{"passed":3,"failed":0}', 1, { passed: 3, failed: 1, output: /exit code 1/ }],
    ['{"passed":0,"failed":0}', 0, { passed: 0, failed: 1, output: /No test was found/ }],
    // A report of an earlier run counts for nothing.
    [undefined, 134, { passed: 0, failed: 1, output: /exit code 134/ }],
  ])('with the report %s and the exit code %i', async (text, code, wanted) => {
    const { output, ...counts } = await ends(text, code);
    expect(output).toMatch(wanted.output);
    expect({ ...counts, output: wanted.output }).toEqual(wanted);
  });
});
