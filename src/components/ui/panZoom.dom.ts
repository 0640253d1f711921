import { select } from 'd3-selection';
import { zoom, zoomIdentity } from 'd3-zoom';

/** How a drawing is moved: first enlarged, then shifted, in units of the drawing. */
interface ZoomTransform {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** A drawing that is moved by drag, pinch and wheel. */
export interface PanZoom {
  set(to: ZoomTransform): void;
  /** About a point of the view, in units of the drawing where it is not moved; its middle unless told. */
  zoomBy(factor: number, about?: [number, number]): void;
  /** Brings a point of the drawing into the middle. */
  moveTo(x: number, y: number): void;
  destroy(): void;
}

interface PanZoomOptions {
  /** The least and the greatest enlargement. */
  readonly scales: [number, number];
  /** The corners that the drawing can be moved to. */
  readonly bounds: () => [[number, number], [number, number]];
  /** Whether one finger moves the drawing, and not the page. */
  readonly isZoomed: () => boolean;
  /** Wheels that zoom, besides those with Ctrl; others scroll the page. */
  readonly wheels?: (event: WheelEvent) => boolean;
  /** So many pixels a click may move. */
  readonly clickDistance?: number;
  /** It has moved; `byHand` if the reader did it. */
  readonly onmove: (to: ZoomTransform, byHand: boolean) => void;
}

/** In powers of two: a notch enlarges by a fifth. Two fingers on a touchpad are many small turns with Ctrl. */
const wheelDelta = ({ deltaY, ctrlKey }: WheelEvent): number =>
  -Math.sign(deltaY) * Math.min(Math.log2(1.2), Math.abs(deltaY) * (ctrlKey ? 0.02 : 0.003));

/** d3-zoom on a drawing. A file of its own, so that it is loaded when the reader reaches for the drawing. */
export function panZoom(
  svg: SVGSVGElement,
  { scales, bounds, isZoomed, wheels, clickDistance = 0, onmove }: PanZoomOptions,
): PanZoom {
  /** A plain wheel and one finger scroll the page; a double click is for what is drawn. */
  const isMeant = (event: Event): boolean => {
    if (event instanceof WheelEvent) return event.ctrlKey || (wheels?.(event) ?? false);
    if ('touches' in event) return (event as TouchEvent).touches.length > 1 || isZoomed();
    return event.type !== 'dblclick' && !(event as MouseEvent).button;
  };
  const behaviour = zoom<SVGSVGElement, unknown>()
    .scaleExtent(scales)
    .translateExtent(bounds())
    .clickDistance(clickDistance)
    .duration(0)
    .wheelDelta(wheelDelta)
    .filter(isMeant)
    .on('start', () => behaviour.translateExtent(bounds()))
    .on(
      'zoom',
      ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }) => {
        const { k, x, y } = transform;
        onmove({ k, x, y }, Boolean(sourceEvent));
      },
    );
  const drawing = select(svg).call(behaviour);
  return {
    set: ({ k, x, y }) => behaviour.transform(drawing, zoomIdentity.translate(x, y).scale(k)),
    zoomBy: (factor, about) => behaviour.scaleBy(drawing, factor, about),
    moveTo: (x, y) => behaviour.translateTo(drawing, x, y),
    destroy: () => drawing.on('.zoom', null),
  };
}
