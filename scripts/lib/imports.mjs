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

/**
 * What imports one another among these files (absolute paths), by whatever detour: one sorted list a knot. `nodeOf` says
 * what is looked at, the file itself or its folder: a folder's own files are one node, and each of its sub-folders is
 * another. Type imports count too, because files whose types need each other can't be understood apart.
 */
export function findKnots(files, nodeOf = (path) => path) {
  const edges = new Map();
  for (const file of files) {
    const from = nodeOf(inProject(file));
    const targets = importsOf(file).map((target) => nodeOf(inProject(target)));
    edges.set(from, new Set([...(edges.get(from) ?? []), ...targets.filter((to) => to !== from)]));
  }
  const reached = new Map([...edges.keys()].map((from) => [from, reachableFrom(from, edges)]));
  const knots = [...reached]
    .filter(([from, all]) => all.has(from))
    .map(([from, all]) => [...all].filter((to) => reached.get(to)?.has(from)).sort());
  return [...new Map(knots.map((knot) => [knot.join(), knot])).values()];
}

function reachableFrom(start, edges, reached = new Set()) {
  for (const to of edges.get(start) ?? []) {
    if (!reached.has(to)) reachableFrom(to, edges, reached.add(to));
  }
  return reached;
}
