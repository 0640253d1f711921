import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../scripts/lib/paths.mjs';

/** Every criterion of WCAG 2.2 (https://www.w3.org/TR/WCAG22/) of these levels. 4.1.1 is none any more. */
const CRITERIA = {
  A:
    '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 ' +
    '2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA:
    '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 ' +
    '3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
};
const STATES = ['met', 'met, by hand', 'partly', 'not applicable'];

const text = readFileSync(join(root, 'docs/accessibility.md'), 'utf8');

interface Row {
  readonly criterion: string;
  readonly state: string;
  readonly evidence: string;
}

function rowsUnder(level: string, page = text): Row[] {
  const part = page.split(`\n## Level ${level}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...part.matchAll(/^\| (\d\.\d\.\d+) [^|]+\| ([^|]+) \| (.+?)\s*\|$/gm)].map(
    ([, criterion = '', state = '', evidence = '']) => ({
      criterion,
      state: state.trim(),
      evidence,
    }),
  );
}

/** What a row claims without showing it. */
function faultOf({ criterion, state, evidence }: Row): string | undefined {
  const files = [...evidence.matchAll(/`(test\/[^`]+)`/g)].map(([, file = '']) => file);
  const lost = files.find((file) => !existsSync(join(root, file)));
  if (!STATES.includes(state)) return `${criterion}: no state is called ${state}`;
  if (lost) return `${criterion}: there is no ${lost}`;
  if (state === 'met' && files.length === 0) return `${criterion}: names no test`;
  const isDated = /\b[A-Z][a-z]+ 20\d\d\b/.test(evidence);
  const isByHand = state === 'met, by hand' || (state === 'partly' && files.length === 0);
  if (isByHand && !isDated) return `${criterion}: does not say when it was looked at`;
  return undefined;
}

describe('docs/accessibility.md', () => {
  it.each(Object.entries(CRITERIA))('has every criterion of level %s, in order', (level, all) => {
    expect(rowsUnder(level).map(({ criterion }) => criterion)).toEqual(all.split(' '));
  });

  it('names for each a test that exists, or a check by hand and its date', () => {
    const faults = ['A', 'AA'].flatMap((level) => rowsUnder(level).map(faultOf));
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });

  it('is not believed without them', () => {
    const page = [
      '\n## Level A',
      '',
      '| 1.1.1 Something | met | It is. |',
      `| 1.3.1 Something | met | \`test/${'nothing'}.ts\` |`,
      '| 1.3.2 Something | met, by hand | Looked at. |',
      '| 1.3.3 Something | perhaps | Who knows. |',
    ].join('\n');
    expect(rowsUnder('A', page).map((row) => faultOf(row) !== undefined)).toEqual(
      Array.from({ length: 4 }, () => true),
    );
  });
});
