import { instance } from '@viz-js/viz';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, inProject } from './lib/imports.mjs';
import { MODULES, moduleOf } from './lib/layers.mjs';
import { filesIn, root } from './lib/paths.mjs';

/**
 * Draws docs/architecture.svg with Graphviz: the modules, and an arrow for each import that doesn't follow from others.
 * `node scripts/architecture.mjs` writes it, and a test holds it to what is imported.
 */
const SOURCE = /\.(ts|svelte|astro|mdx)$/;

/** Into which modules imports of each lead. */
function moduleImports() {
  const imports = new Map(Object.keys(MODULES).map((name) => [name, new Set()]));
  const moduleOfFile = (file) => moduleOf(inProject(file));
  const files = filesIn(join(root, 'src'))
    .filter((path) => SOURCE.test(path))
    .map((path) => join(root, 'src', path));
  for (const file of files) {
    const from = moduleOfFile(file);
    for (const to of from ? importsOf(file).map(moduleOfFile) : [])
      if (to && to !== from) imports.get(from).add(to);
  }
  return imports;
}

/** The arrows that are drawn: one is left out where a longer way leads to the same module. */
function arrowsOf(imports) {
  const reaches = (from, to) =>
    from === to || [...imports.get(from)].some((next) => reaches(next, to));
  return [...imports].flatMap(([from, row]) =>
    [...row]
      .filter((to) => ![...row].some((next) => next !== to && reaches(next, to)))
      .map((to) => ({ from, to, types: MODULES[from].types?.includes(to) })),
  );
}

const familyOf = (name) => /^src\/(engine|components)/.exec(MODULES[name].path)?.[1] ?? 'other';

const STYLE = `<style>
  svg { --paper: #fdfcf8; --ink: #23211c; --line: #8a8577; --engine: #dbe8f6; --components: #f8e6cc; --other: #e6e3da; }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #1b1c20; --ink: #ecebe6; --line: #8f8e88; --engine: #22405e; --components: #5a4020; --other: #3a3b40; }
  }
  .graph > polygon { fill: var(--paper); }
  text { font: 13px system-ui, sans-serif; fill: var(--ink); }
  .node path, .edge path { stroke: var(--line); }
  .edge polygon { fill: var(--line); stroke: none; }
  .engine path { fill: var(--engine); }
  .components path { fill: var(--components); }
  .other path { fill: var(--other); }
  .types path { stroke-dasharray: 4 3; }
</style>
<title>The modules of Noughtbook and who imports whom</title>`;

export async function drawArchitecture() {
  const imports = moduleImports();
  const graphviz = await instance();
  const svg = graphviz.renderString(
    {
      nodeAttributes: { shape: 'box', style: 'rounded', width: 1.3, height: 0.35, fontsize: 13 },
      edgeAttributes: { arrowsize: 0.6 },
      nodes: [...imports.keys()].map((name) => ({ name, attributes: { class: familyOf(name) } })),
      edges: arrowsOf(imports).map(({ from, to, types }) => ({
        tail: from,
        head: to,
        attributes: types ? { class: 'types' } : {},
      })),
    },
    { format: 'svg' },
  );
  return svg.replace(/^.*?(?=<svg)/s, '').replace(/(<svg[^>]*>)/, `$1\n${STYLE}`);
}

if (process.argv[1]?.endsWith('architecture.mjs'))
  writeFileSync(join(root, 'docs/architecture.svg'), await drawArchitecture());
