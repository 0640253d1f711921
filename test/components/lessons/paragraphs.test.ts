import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/lib/paths.mjs';

const LESSONS = join(root, 'src/content/docs/lessons');
const ONLY_FACTS = /^(<Fact\b[^>]*>((?!<\/Fact>).)*<\/Fact>\s*){2,}$/;

/** MDX takes a line that is nothing but components for blocks: no paragraph, and no spaces between them. */
it.each(readdirSync(LESSONS).filter((name) => name.endsWith('.mdx')))(
  '%s has no paragraph that is nothing but facts',
  (name) => {
    const lines = readFileSync(join(LESSONS, name), 'utf8').split('\n');
    expect(lines.filter((line) => ONLY_FACTS.test(line))).toEqual([]);
  },
);
