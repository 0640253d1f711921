import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { importsOf } from './cycles.mjs';
import { layeredLayout } from './layeredLayout.mjs';
import { MODULES, moduleOf } from './layers.mjs';
import { root } from './paths.mjs';

const SOURCE = /\.(ts|svelte|astro|mdx)$/;
const BOX = { width: 96, height: 26 };
const ROW = 56;
const MARGIN = 20;
const LEGEND = 34;

/** From this many imports on, an arrow is of the second or the third thickness. */
const THICK = [10, 50];

/** How many imports lead from one module into another: `imports.get(from).get(to)`. */
function moduleImports() {
  const imports = new Map(Object.keys(MODULES).map((name) => [name, new Map()]));
  const moduleOfFile = (file) => moduleOf(relative(root, file).split(sep).join('/'));
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => SOURCE.test(path))
    .map((path) => join(root, 'src', path));
  for (const file of files) {
    const row = imports.get(moduleOfFile(file));
    for (const target of row ? importsOf(file).map(moduleOfFile) : []) {
      if (target && row !== imports.get(target)) row.set(target, (row.get(target) ?? 0) + 1);
    }
  }
  return imports;
}

/** The imports that don't follow from others: an arrow is left out where a longer way leads to the same module. */
function arrowsOf(imports) {
  const reaches = (from, to) =>
    from === to || [...imports.get(from).keys()].some((next) => reaches(next, to));
  return [...imports].flatMap(([from, row]) =>
    [...row]
      .filter(([to]) => ![...row.keys()].some((next) => next !== to && reaches(next, to)))
      .map(([to, count]) => ({ from, to, count, types: !!MODULES[from].types?.includes(to) })),
  );
}

/** The row of each module: above all that it may import, and all that it does. */
function rowsOf(imports) {
  const rows = new Map();
  const rowOf = (name) => {
    if (!rows.has(name)) {
      const { sees, types = [] } = MODULES[name];
      const below = [...sees, ...types, ...imports.get(name).keys()].map(rowOf);
      rows.set(name, Math.max(-1, ...below) + 1);
    }
    return rows.get(name);
  };
  Object.keys(MODULES).forEach(rowOf);
  return rows;
}

const familyOf = (name) => /^src\/(engine|components)/.exec(MODULES[name].path)?.[1] ?? 'other';
const thicknessOf = (count) => THICK.filter((from) => count >= from).length + 1;

const STYLE = `
  svg { --paper: #fdfcf8; --ink: #23211c; --line: #8a8577; --engine: #dbe8f6; --components: #f8e6cc; --other: #e6e3da; }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #1b1c20; --ink: #ecebe6; --line: #8f8e88; --engine: #22405e; --components: #5a4020; --other: #3a3b40; }
  }
  .paper { fill: var(--paper); }
  text { font: 13px system-ui, sans-serif; fill: var(--ink); text-anchor: middle; }
  .legend { font-size: 12px; text-anchor: start; }
  rect { stroke: var(--line); }
  .paper { stroke: none; }
  .engine { fill: var(--engine); }
  .components { fill: var(--components); }
  .other { fill: var(--other); }
  path { fill: none; stroke: var(--line); }
  .w1 { stroke-width: 1; } .w2 { stroke-width: 2; } .w3 { stroke-width: 3.5; }
  .types { stroke-dasharray: 4 3; }
  marker path { fill: var(--line); stroke: none; }
`;

/** Where the arrows of a box begin or end along its edge: spread out, in the order of where they lead. */
function portsOf(chains, atEnd) {
  const ends = chains.map((chain) => (atEnd ? [...chain].reverse() : chain));
  return ends.map(([own, next]) => {
    const others = ends.filter(([each]) => each.x === own.x && each.row === own.row);
    const sorted = others.map(([, other]) => other.x).sort((a, b) => a - b);
    const step = Math.min(18, (BOX.width - 20) / others.length);
    const at = (sorted.indexOf(next.x) + sorted.lastIndexOf(next.x)) / 2;
    return Math.round(own.x + (at - (others.length - 1) / 2) * step);
  });
}

/** A smooth path down a chain, straight past the boxes of every row that it passes. */
function pathOf(chain, startX, endX, yOf) {
  const half = BOX.height / 2;
  let path = `M${startX},${yOf(chain[0].row) + half}`;
  let fromX = startX;
  chain.slice(1).forEach(({ x, row }, at) => {
    const isLast = at === chain.length - 2;
    const toX = isLast ? endX : x;
    const top = yOf(row) - half - (isLast ? 5 : 0);
    const middle = yOf(row) - ROW / 2;
    path += `C${fromX},${middle} ${toX},${middle} ${toX},${top}`;
    if (!isLast) path += `V${yOf(row) + half}`;
    fromX = toX;
  });
  return path;
}

function legend(y) {
  const box = (x, family, text) =>
    `<rect class="${family}" x="${x}" y="${y - 10}" width="16" height="12" rx="3"/>` +
    `<text class="legend" x="${x + 22}" y="${y}">${text}</text>`;
  const line = (x, style, text) =>
    `<path class="${style}" d="M${x},${y - 4}h24"/><text class="legend" x="${x + 30}" y="${y}">${text}</text>`;
  return [
    box(MARGIN, 'engine', 'src/engine'),
    box(MARGIN + 105, 'components', 'src/components'),
    line(MARGIN + 245, 'w1', 'imports'),
    line(MARGIN + 330, 'w2', `${THICK[0]} or more`),
    line(MARGIN + 440, 'w3', `${THICK[1]} or more`),
    line(MARGIN + 550, 'w1 types', 'types only'),
  ];
}

/** docs/architecture.svg: the modules in rows, and an arrow for each import that doesn't follow from others. */
export function drawArchitecture() {
  const imports = moduleImports();
  const arrows = arrowsOf(imports);
  const rows = rowsOf(imports);
  const nodes = [...rows].map(([id, row]) => ({ id, row, width: BOX.width }));
  const { places, chains, width } = layeredLayout(nodes, arrows, { gap: 10, bendWidth: 6 });
  const top = Math.max(...rows.values());
  const yOf = (row) => LEGEND + MARGIN + BOX.height / 2 + (top - row) * ROW;
  const shifted = chains.map((chain) => chain.map(({ x, row }) => ({ x: x + MARGIN, row })));
  const [starts, ends] = [portsOf(shifted, false), portsOf(shifted, true)];
  const paths = arrows.map(({ count, types }, at) => {
    const style = `w${thicknessOf(count)}${types ? ' types' : ''}`;
    const path = pathOf(shifted[at], starts[at], ends[at], yOf);
    return `<path class="${style}" marker-end="url(#head)" d="${path}"/>`;
  });
  const boxes = [...rows].flatMap(([name, row]) => {
    const x = places.get(name) + MARGIN;
    const size = `width="${BOX.width}" height="${BOX.height}" rx="5"`;
    return [
      `<rect class="${familyOf(name)}" x="${x - BOX.width / 2}" y="${yOf(row) - BOX.height / 2}" ${size}/>`,
      `<text x="${x}" y="${yOf(row) + 4}">${name}</text>`,
    ];
  });
  const size = [width + 2 * MARGIN, yOf(0) + BOX.height / 2 + MARGIN];
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" width="${size[0]}" height="${size[1]}">`,
    '<title>The modules of Noughtbook and who imports whom</title>',
    `<style>${STYLE}</style>`,
    '<marker id="head" viewBox="0 0 6 6" refX="1" refY="3" markerWidth="6" markerHeight="6" markerUnits="userSpaceOnUse" orient="auto"><path d="M0,0 6,3 0,6z"/></marker>',
    `<rect class="paper" width="${size[0]}" height="${size[1]}"/>`,
    ...legend(MARGIN + 6),
    ...paths,
    ...boxes,
    '</svg>',
  ].join('\n')}\n`;
}
