import { panZoom } from '../../ui/panZoom.dom.ts';
import type { TreeFrame } from './treeDrawing.ts';

/** A lens over a tree: moved by drag, pinch, Ctrl + wheel, and buttons. */
export interface TreeZoom {
  /** An SVG transform, or nothing while all of the drawing is in sight. */
  readonly transform: string | undefined;
  readonly k: number;
  readonly isZoomed: boolean;
  /** About a point of the drawing, which stays where it is on the screen. */
  zoomBy(factor: number, x: number, y: number): void;
  reset(): void;
  /** If zoomed in, moves so that the point (in drawing units) is seen. */
  keepInSight(x: number, y: number, frame: TreeFrame): void;
  destroy(): void;
}

/**
 * A plain wheel and a single finger keep scrolling the page unless the reader has zoomed in. `bounds` are the
 * corners that the drawing can be moved to.
 */
export function treeZoom(
  svg: SVGSVGElement,
  bounds: () => [[number, number], [number, number]],
): TreeZoom {
  const whole = { k: 1, x: 0, y: 0 };
  let at = $state.raw(whole);
  const isZoomed = () => at.k > 1.01 || Math.abs(at.x) + Math.abs(at.y) > 1;
  const zoom = panZoom(svg, {
    scales: [0.6, 16],
    bounds,
    isZoomed,
    onmove: (to) => (at = to),
  });
  return {
    get transform() {
      return isZoomed() || at.k !== 1 ? `translate(${at.x} ${at.y}) scale(${at.k})` : undefined;
    },
    get k() {
      return at.k;
    },
    get isZoomed() {
      return isZoomed();
    },
    zoomBy: (factor, x, y) => zoom.zoomBy(factor, [x * at.k + at.x, y * at.k + at.y]),
    reset: () => zoom.set(whole),
    keepInSight(x, y, frame) {
      if (!isZoomed()) return;
      const shownX = x * at.k + at.x - frame.left;
      const shownY = y * at.k + at.y - frame.top;
      const isSeen =
        shownX > 30 && shownX < frame.width - 30 && shownY > 30 && shownY < frame.height - 30;
      if (!isSeen) zoom.moveTo(x, y);
    },
    destroy: () => zoom.destroy(),
  };
}
