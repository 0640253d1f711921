import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { root } from './paths.mjs';

/** `import … from './x'`, `export … from './x'`, `import './x'`, `import('./x')`. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"](\.{1,2}\/[^'"?]+|#language\/[^'"]+)['"]/g;

/** The file that a specifier stands for; messages are those in English. */
const fileOf = (from, specifier) =>
  specifier.startsWith('#')
    ? join(root, specifier.replace('#language', 'src/components')) + '.en.ts'
    : resolve(dirname(from), specifier);

/** A path in the project, with `/`. */
export const inProject = (file) => relative(root, file).split(sep).join('/');

/** The source files that a file imports (absolute paths), one entry an import; types count too. */
export function importsOf(file) {
  const text = readFileSync(file, 'utf8');
  const targets = [...text.matchAll(IMPORT)].map((match) => fileOf(file, match[1]));
  return targets.filter((path) => existsSync(path) && /\.(m?[jt]s|svelte|astro)$/.test(path));
}
