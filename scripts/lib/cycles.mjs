import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** `import … from './x'`, `export … from './x'`, `import './x'`, `import('./x')`; types count too. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"](\.{1,2}\/[^'"?]+)['"]/g;

function importsOf(file) {
  const text = readFileSync(file, 'utf8');
  const targets = [...text.matchAll(IMPORT)].map((match) => resolve(dirname(file), match[1]));
  return targets.filter((path) => existsSync(path) && /\.(m?[jt]s|svelte|astro)$/.test(path));
}

/**
 * The import cycles that can be reached from these files (absolute paths), each once, as the list
 * of its files in order. Type imports count: a circle of types is a circle of ideas.
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
