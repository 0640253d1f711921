import { afterMove, nextNodes, type GameTree, type Setup } from '../../../engine/index.ts';
import { formatScore } from '#language/ui/language/grammar';
import { HEIGHT, WIDTH, drawBoard, path, rect, sum, drawText } from './drawing.ts';

/** A tree of few calls: a small board at every call, its score beside it, and what is kept in purple. */
export function treePicture(tree: GameTree, depth: number): string {
  const leaves: number[] = [];
  const place = new Map<number, { x: number; y: number }>();
  const placed = (node: number): { x: number; y: number } => {
    const children = (tree.depth[node] as number) < depth ? nextNodes(tree, node) : [];
    const at = children.map(placed);
    if (children.length === 0) leaves.push(node);
    const x = at.length > 0 ? sum(at.map((each) => each.x)) / at.length : leaves.length - 1;
    const spot = { x, y: tree.depth[node] as number };
    place.set(node, spot);
    return spot;
  };
  placed(0);
  const step = (WIDTH - 36) / Math.max(1, leaves.length - 1);
  const across = ({ x }: { x: number }) => 18 + x * step;
  const down = ({ y }: { y: number }) => 15 + y * ((HEIGHT - 30) / depth);
  const setupOf = new Map<number, Setup>([[0, tree.setup]]);
  const [edges, nodes]: [string[], string[]] = [[], []];
  for (const [node, spot] of [...place].sort(([a], [b]) => a - b)) {
    const setup = setupOf.get(node) as Setup;
    const children = spot.y < depth ? nextNodes(tree, node) : [];
    const kept = children.find((child) => tree.value[child] === tree.value[node]);
    for (const child of children) {
      const cell = tree.cell[child] as number;
      setupOf.set(child, afterMove(setup, cell));
      const to = place.get(child) as { x: number; y: number };
      edges.push(
        path(
          `M${across(spot)} ${down(spot)}L${across(to)} ${down(to)}`,
          child === kept ? 'kept' : 'edge',
        ),
      );
    }
    const [x, y] = [across(spot), down(spot)];
    nodes.push(
      rect(x - 9, y - 9, 18, 18, 'card', ' rx="2"') +
        drawBoard(setup.cells, x - 7.5, y - 7.5, 5, node === 0 ? undefined : tree.cell[node]),
    );
    if (spot.y === 1)
      nodes.push(
        rect(x + 6, y + 3, 21, 11, 'chip', ' rx="5.5"') +
          drawText(x + 16.5, y + 11.5, formatScore((tree.value[node] as number) * 10), 'score mid'),
      );
  }
  return edges.join('') + nodes.join('');
}
