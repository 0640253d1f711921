import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { paragraphsOf, ruledOutIn, statisticsOf } from './lib/prose.mjs';

/** `npm run prose` measures the sentences of every lesson, and lists wordings that the guide rules out; after `--`, of the files named. */
const LESSONS = join(root, 'src/content/docs/lessons');
const named = process.argv.slice(2);
const files =
  named.length > 0
    ? named
    : readdirSync(LESSONS)
        .sort()
        .map((name) => join(LESSONS, name));

const rows = files
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => {
    const paragraphs = paragraphsOf(readFileSync(file, 'utf8'));
    for (const found of paragraphs.flatMap(ruledOutIn)) console.log(`${file}: ${found}`);
    return [file.split('/').at(-1)?.replace('.mdx', ''), statisticsOf(paragraphs)];
  });
console.table(Object.fromEntries(rows));
