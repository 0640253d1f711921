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

/**
 * The folders (below the root, with `/`) that import one another, by whatever detour: one sorted list a knot. A
 * folder's own files are one node of the graph, and each of its sub-folders is another.
 */
export function findFolderKnots(files) {
  const folderOf = (file) => relative(root, dirname(file)).split(sep).join('/');
  const seen = new Map();
  for (const file of files) {
    const from = folderOf(file);
    const targets = importsOf(file).map(folderOf);
    seen.set(from, new Set([...(seen.get(from) ?? []), ...targets.filter((to) => to !== from)]));
  }
  const reached = new Map([...seen.keys()].map((from) => [from, reachableFrom(from, seen)]));
  const knots = [...reached]
    .filter(([from, all]) => all.has(from))
    .map(([from, all]) =>
      [...all]
        .filter((to) => reached.get(to)?.has(from))
        .sort()
        .join(' '),
    );
  return [...new Set(knots)].sort().map((knot) => knot.split(' '));
}

function reachableFrom(start, edges) {
  const reached = new Set();
  const open = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const to of edges.get(at) ?? []) {
      if (reached.has(to)) continue;
      reached.add(to);
      open.push(to);
    }
  }
  return reached;
}
