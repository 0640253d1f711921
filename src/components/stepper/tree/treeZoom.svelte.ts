import { panZoom } from '../../ui/panZoom.dom.ts';

/** A lens over a tree: moved by drag, pinch, Ctrl + wheel, and buttons. */
export interface TreeZoom {
  /** An SVG transform, or nothing while all of the drawing is in sight. */
  readonly transform: string | undefined;
  readonly k: number;
  readonly isZoomed: boolean;
  /** The enlargement, then the shift in pixels. */
  readonly at: { readonly k: number; readonly x: number; readonly y: number };
  /** About a point of the drawing, which stays where it is on the screen. */
  zoomBy(factor: number, x: number, y: number): void;
  reset(): void;
  /** If zoomed in, moves so that a point of the drawing is seen in a panel of this size. */
  keepInSight(
    x: number,
    y: number,
    size: { readonly width: number; readonly height: number },
  ): void;
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
    scales: [1, 4],
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
    get at() {
      return at;
    },
    zoomBy: (factor, x, y) => zoom.zoomBy(factor, [x * at.k + at.x, y * at.k + at.y]),
    reset: () => zoom.set(whole),
    keepInSight(x, y, { width, height }) {
      if (!isZoomed()) return;
      const shownX = x * at.k + at.x;
      const shownY = y * at.k + at.y;
      const isSeen = shownX > 30 && shownX < width - 30 && shownY > 30 && shownY < height - 30;
      if (!isSeen) zoom.moveTo(x, y);
    },
    destroy: () => zoom.destroy(),
  };
}
