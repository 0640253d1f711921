import { select } from 'd3-selection';
import { zoom, zoomIdentity } from 'd3-zoom';
import { FRAME, MOST_ZOOM, type Lens } from './lens.ts';

/** How the reader moves the map: drag, pinch and wheel. */
export interface MapZoom {
  set(to: Lens): void;
  zoomBy(factor: number): void;
  destroy(): void;
}

interface MapZoomOptions {
  /** Where the drawing is now. */
  readonly lens: () => Lens;
  /** It has moved; `byHand` if the reader did it. */
  readonly onmove: (to: Lens, byHand: boolean) => void;
}

/** d3-zoom on the map. A file of its own, so that it is loaded when the reader reaches for the map. */
export function mapZoom(svg: SVGSVGElement, { lens, onmove }: MapZoomOptions): MapZoom {
  const { x, y, side } = FRAME;
  const corners: [[number, number], [number, number]] = [
    [x, y],
    [x + side, y + side],
  ];
  const behaviour = zoom<SVGSVGElement, unknown>()
    .extent(corners)
    .translateExtent(corners)
    .scaleExtent([1, MOST_ZOOM])
    .clickDistance(5)
    .duration(0)
    .filter((event: Event) => isForLens(event, lens().k > 1.001))
    .on('zoom', ({ transform, sourceEvent }: { transform: Lens; sourceEvent: unknown }) => {
      const { k, x, y } = transform;
      onmove({ k, x, y }, Boolean(sourceEvent));
    });
  const drawing = select(svg).call(behaviour);
  const set = (to: Lens) => {
    behaviour.transform(drawing, zoomIdentity.translate(to.x, to.y).scale(to.k));
  };
  set(lens());
  return {
    set,
    zoomBy: (factor) => behaviour.scaleBy(drawing, factor),
    destroy: () => drawing.on('.zoom', null),
  };
}

/** A wheel that turns away from the map at its full size, and one finger there, move the page. */
function isForLens(event: Event, isZoomed: boolean): boolean {
  if (event instanceof WheelEvent) return event.ctrlKey || event.deltaY < 0 || isZoomed;
  if ('touches' in event) return (event as TouchEvent).touches.length > 1 || isZoomed;
  return event.type !== 'dblclick' && !(event as MouseEvent).button;
}
