import { select } from 'd3-selection';
import { zoom, zoomIdentity } from 'd3-zoom';
import type { TreeFrame } from './treeDrawing.ts';

/** A lens over a drawing: moved by drag, pinch, Ctrl + wheel, and buttons. */
export interface PanZoom {
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
 * d3-zoom on a drawing. A plain wheel and a single finger keep scrolling the page unless the reader
 * has zoomed in. `bounds` are the corners that the drawing can be moved to.
 */
export function panZoom(
  svg: SVGSVGElement,
  bounds: () => [[number, number], [number, number]],
): PanZoom {
  let at = $state.raw({ k: 1, x: 0, y: 0 });
  const isZoomed = () => at.k > 1.01 || Math.abs(at.x) + Math.abs(at.y) > 1;
  const behaviour = zoom<SVGSVGElement, unknown>()
    .scaleExtent([0.6, 16])
    .duration(0)
    .filter((event: Event) => isForLens(event, isZoomed()))
    .on('start', () => behaviour.translateExtent(bounds()))
    .on('zoom', ({ transform: { k, x, y } }: { transform: typeof at }) => (at = { k, x, y }));
  const drawing = select(svg).call(behaviour);
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
    zoomBy(factor, x, y) {
      behaviour.scaleBy(drawing, factor, [x * at.k + at.x, y * at.k + at.y]);
    },
    reset() {
      behaviour.transform(drawing, zoomIdentity);
    },
    keepInSight(x, y, frame) {
      if (!isZoomed()) return;
      const shownX = x * at.k + at.x - frame.left;
      const shownY = y * at.k + at.y - frame.top;
      const isSeen =
        shownX > 30 && shownX < frame.width - 30 && shownY > 30 && shownY < frame.height - 30;
      if (!isSeen) behaviour.translateTo(drawing, x, y);
    },
    destroy() {
      drawing.on('.zoom', null);
    },
  };
}

/** A plain wheel and one finger scroll the page; a double click folds a node. */
function isForLens(event: Event, isZoomed: boolean): boolean {
  if (event instanceof WheelEvent) return event.ctrlKey;
  if ('touches' in event) return (event as TouchEvent).touches.length > 1 || isZoomed;
  return event.type !== 'dblclick' && !(event as MouseEvent).button;
}
