import { fitTree, type TreeFit } from './treeFit.ts';
import type { TreeView } from '../../ui/types.ts';

/** In pixels as they are seen from the last row of a class, the best first. */
const LETTERS = [30, 27, 24, 22, 20, 18, 16];
/** Of a score, a board and a call: in units of the drawing (`--drawn-sm`). */
const LETTER = 12.5;
/** Larger letters may take this much of the boards. */
const LEAST = 0.85;
/** A score is lower, close about its letters. */
const CHIP = 14;

/** What is drawn as well, and where, is the same; the boards are hardly smaller. */
function isAsGood(grown: TreeFit, plain: TreeFit, by: number): boolean {
  return (
    !grown.corner &&
    !plain.corner &&
    grown.gutter === plain.gutter &&
    grown.side * by >= plain.side * LEAST &&
    grown.rows.every(
      ({ look, stagger }, i) => look === plain.rows[i]?.look && stagger === plain.rows[i]?.stagger,
    )
  );
}

/**
 * A tree in a figure that fills the screen: with the largest letters that leave its calls the looks and about the
 * size that they have without. In other figures, which are not shown larger than their pixels, it is as it is.
 */
export function fitScreen(
  view: TreeView,
  panel: Parameters<typeof fitTree>[1],
  words: number,
): TreeFit {
  const plain = fitTree(view, panel, words);
  const { zoom = 1 } = panel;
  if (zoom <= 1) return plain;
  for (const letters of LETTERS) {
    const by = letters / LETTER / zoom;
    if (by <= 1) break;
    const [width, height] = [panel.width / by, panel.height / by];
    const grown = fitTree(view, { width, height, zoom: zoom * by, chip: CHIP }, words);
    if (isAsGood(grown, plain, by)) return { ...grown, grown: by };
  }
  return plain;
}

/** From such a drawing, perhaps moved by the reader, to the pixels of its panel. */
export function shownBy(grown = 1, { k, x, y } = { k: 1, x: 0, y: 0 }) {
  return { k: k * grown, x: x * grown, y: y * grown };
}
