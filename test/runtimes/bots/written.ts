import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.mjs';
import {
  MENACE,
  SYMMETRIES,
  TD,
  learnerPolicy,
  positionIndex,
  setupOfClass,
  trainedLearner,
  type BotSpec,
  type CodeLanguage,
} from '../../../src/engine/index.ts';
import { ruleRatingsTable } from '../../../src/engine/bots/lookupTable.ts';
import { ROW } from '../../../src/engine/bots/table.ts';

const ENDINGS = { javascript: 'js', python: 'py' } as const;

/** A bot of the site, written again as learners write. A bot with a table has it as data in its text. */
export function writtenBot({ kind, level = 0 }: BotSpec, language: CodeLanguage): string {
  const read = (name: string) =>
    readFileSync(join(root, 'test/runtimes/bots', `${name}.${ENDINGS[language]}`), 'utf8');
  const table = tableOf(kind, level);
  const constants = Object.entries({ LEVEL: level, ...table }).map(([name, value]) =>
    language === 'python'
      ? `${name} = ${python(value)}`
      : `const ${name} = ${JSON.stringify(value)};`,
  );
  return [...constants, read('common'), read(table ? 'table' : kind)].join('\n');
}

/** A dictionary of Python has whole numbers for its keys. */
const python = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll(/"(\d+)":/g, '$1:')
    .replace(/^true$/, 'True')
    .replace(/^false$/, 'False');

/** What a bot looks up by the code of the board that it has turned: a number for each cell, or one for the board. */
function tableOf(kind: BotSpec['kind'], level: number) {
  const { classes } = positionIndex();
  const byCode = (entryAt: (at: number) => unknown) =>
    Object.fromEntries(Array.from(classes, (code, at) => [code, entryAt(at)]));
  const rows = (rowAt: (at: number) => readonly number[]) =>
    byCode((at) => {
      const row = rowAt(at);
      return row.some((number) => number > 0) ? row : undefined;
    });
  const constants = { TURNS: SYMMETRIES, AFTER: false, DRAWN: level === 0 };
  switch (kind) {
    case 'lookup-table':
      return {
        ...constants,
        TABLE: rows((at) => [...ruleRatingsTable().weights.subarray(at * ROW, (at + 1) * ROW)]),
      };
    case 'learning-table':
      return {
        ...constants,
        TABLE: rows((at) => {
          const row = Array<number>(ROW).fill(0);
          const policy = learnerPolicy(trainedLearner(MENACE), setupOfClass(at));
          for (const { cell, weight } of policy) row[cell] = weight;
          return row;
        }),
      };
    case 'td-table':
      return {
        ...constants,
        AFTER: true,
        DRAWN: false,
        TABLE: byCode((at) => trainedLearner(TD).entries[at]),
      };
    default:
      return undefined;
  }
}
