/**
 * A layered drawing of a directed graph (Sugiyama, Tagawa and Toda 1981): rows are given, the order in each row
 * is found by sweeps towards the mean of the neighbours, and places by least squares with a least distance.
 * The same graph always gives the same drawing.
 */
const SWEEPS = 24;

const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/**
 * Adds a bend for every row that an arrow passes through.
 * `nodes`: `{ id, row, width }`; `arrows`: `{ from, to }` by id, from a higher row to a lower one.
 */
function withBends(nodes, arrows, bendWidth) {
  const all = nodes.map((node) => ({ ...node, up: [], down: [] }));
  const byId = new Map(all.map((node) => [node.id, node]));
  const chains = arrows.map(({ from, to }) => {
    const chain = [byId.get(from)];
    for (let row = byId.get(from).row - 1; row > byId.get(to).row; row--) {
      const bend = { row, width: bendWidth, up: [], down: [] };
      all.push(bend);
      chain.push(bend);
    }
    chain.push(byId.get(to));
    chain.slice(1).forEach((node, at) => {
      chain[at].down.push(node);
      node.up.push(chain[at]);
    });
    return chain;
  });
  return { all, byId, chains };
}

/** How many pairs of arrows cross between neighbouring rows. */
function crossings(rows) {
  const place = new Map(rows.flatMap((row) => row.map((node, at) => [node, at])));
  let count = 0;
  for (const row of rows) {
    const ends = row.map((node) => node.down.map((each) => place.get(each)));
    ends.forEach((left, at) => {
      for (const right of ends.slice(at + 1)) {
        count += left.flatMap((a) => right.filter((b) => a > b)).length;
      }
    });
  }
  return count;
}

/** Orders each row by the mean place of its neighbours, down and up in turn, and keeps the best order met. */
function ordered(rows) {
  let best = { rows, count: crossings(rows) };
  let now = rows;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const side = sweep % 2 === 0 ? 'up' : 'down';
    const next = [...now];
    const turns = side === 'up' ? [...next.keys()].reverse() : [...next.keys()];
    for (const at of turns) {
      const order = new Map(next.flatMap((row) => row.map((node, i) => [node, i / row.length])));
      const ideal = (node) =>
        node[side].length > 0 ? mean(node[side].map((each) => order.get(each))) : order.get(node);
      next[at] = [...next[at]].sort((a, b) => ideal(a) - ideal(b));
    }
    now = next;
    const count = crossings(now);
    if (count < best.count) best = { rows: now, count };
  }
  return best.rows;
}

/**
 * Places in order, as near as possible to the ideal ones (by least squares, with weights), none nearer to the
 * next than `gaps` says: neighbours that would come too near share the mean of their ideals.
 */
function spread(ideals, gaps) {
  const blocks = [];
  let offset = 0;
  ideals.forEach(({ x, weight }, at) => {
    if (at > 0) offset += gaps[at - 1];
    blocks.push({ sum: (x - offset) * weight, weight, offsets: [offset] });
    while (blocks.length > 1 && placeOf(blocks.at(-1)) < placeOf(blocks.at(-2))) {
      const last = blocks.pop();
      const block = blocks.at(-1);
      block.sum += last.sum;
      block.weight += last.weight;
      block.offsets.push(...last.offsets);
    }
  });
  return blocks.flatMap((block) => block.offsets.map((each) => each + placeOf(block)));
}

const placeOf = (block) => block.sum / block.weight;

/** How much a piece of an arrow wants to be upright: most of all between two bends (as in Graphviz's dot). */
const pull = (a, b) => [1, 2, 8][[a, b].filter((each) => each.id === undefined).length];

function idealOf(node) {
  const near = [...node.up, ...node.down];
  const weight = near.reduce((sum, each) => sum + pull(node, each), 0);
  if (weight === 0) return { x: node.x, weight: 1 };
  return { x: near.reduce((sum, each) => sum + pull(node, each) * each.x, 0) / weight, weight };
}

/** Gives every node of the rows its `x`, the middle, in whole pixels from 0. */
function place(rows, gap) {
  const gapsOf = (row) => row.slice(1).map((node, at) => (row[at].width + node.width) / 2 + gap);
  const move = (row, ideals) =>
    spread(ideals, gapsOf(row)).forEach((x, at) => {
      row[at].x = x;
    });
  for (const row of rows) {
    move(
      row,
      row.map(() => ({ x: 0, weight: 1 })),
    );
  }
  for (let sweep = 0; sweep < SWEEPS * 40; sweep++) {
    for (const row of sweep % 2 === 0 ? rows : [...rows].reverse()) move(row, row.map(idealOf));
  }
  const left = Math.min(...rows.flat().map((node) => node.x - node.width / 2));
  for (const node of rows.flat()) node.x = Math.round(node.x - left);
}

/**
 * The drawing: `places`, the middle of each node by id, the `chains` of `{ x, row }` that the arrows run through,
 * and the `width` of it all, in pixels. Rows are the caller's.
 */
export function layeredLayout(nodes, arrows, { gap, bendWidth }) {
  const { all, byId, chains } = withBends(nodes, arrows, bendWidth);
  const count = Math.max(...nodes.map((node) => node.row)) + 1;
  const rows = ordered(
    Array.from({ length: count }, (_, row) => all.filter((node) => node.row === row)),
  );
  place(rows, gap);
  return {
    places: new Map([...byId].map(([id, node]) => [id, node.x])),
    chains: chains.map((chain) => chain.map(({ x, row }) => ({ x, row }))),
    width: Math.max(...all.map((node) => Math.round(node.x + node.width / 2))),
  };
}
