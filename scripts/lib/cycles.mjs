import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from './paths.mjs';

/** `import … from './x'`, `export … from './x'`, `import './x'`, `import('./x')`. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"](\.{1,2}\/[^'"?]+|#language\/[^'"]+)['"]/g;

/** The file that a specifier stands for; messages are those in English. */
const fileOf = (from, specifier) =>
  specifier.startsWith('#')
    ? join(root, specifier.replace('#language', 'src/components')) + '.en.ts'
    : resolve(dirname(from), specifier);

/** The source files that a file imports (absolute paths), one entry an import; types count too. */
export function importsOf(file) {
  const text = readFileSync(file, 'utf8');
  const targets = [...text.matchAll(IMPORT)].map((match) => fileOf(file, match[1]));
  return targets.filter((path) => existsSync(path) && /\.(m?[jt]s|svelte|astro)$/.test(path));
}

/**
 * The import cycles that can be reached from these files (absolute paths), each once, as the list of its files
 * in order. Type imports count too, because files whose types need each other can't be understood apart.
 */
export function findCycles(files) {
  const done = new Set();
  const path = [];
  const cycles = [];
  const visit = (file) => {
    const at = path.indexOf(file);
    if (at >= 0) cycles.push(path.slice(at));
    if (at >= 0 || done.has(file)) return;
    path.push(file);
    importsOf(file).forEach(visit);
    path.pop();
    done.add(file);
  };
  files.forEach(visit);
  return cycles;
}
