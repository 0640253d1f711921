import type { Frame } from '../view/treeDrawing.ts';

/** A lens over a drawing: moved by drag, pinch, Ctrl + wheel, and buttons. */
export interface PanZoom {
  /** An SVG transform, or nothing while all of the drawing is in sight. */
  readonly transform: string | undefined;
  readonly k: number;
  readonly isZoomed: boolean;
  zoomBy(factor: number): void;
  reset(): void;
  /** If zoomed in, moves so that the point (in drawing units) is seen. */
  keepInSight(x: number, y: number, frame: Frame): void;
  destroy(): void;
}

/**
 * d3-zoom, loaded when the reader first reaches for the drawing. A plain wheel and a single finger
 * keep scrolling the page unless the reader has zoomed in.
 */
export function panZoom(svg: SVGSVGElement): PanZoom {
  let at = $state.raw({ k: 1, x: 0, y: 0 });
  const isZoomed = () => at.k > 1.01 || Math.abs(at.x) + Math.abs(at.y) > 1;
  let loading: ReturnType<typeof load> | undefined;
  const ready = () => (loading ??= load());

  async function load() {
    const [{ zoom, zoomIdentity }, { select }] = await Promise.all([
      import('d3-zoom'),
      import('d3-selection'),
    ]);
    const behaviour = zoom<SVGSVGElement, unknown>()
      .scaleExtent([0.6, 16])
      .filter((event: Event) => {
        if (event instanceof WheelEvent) return event.ctrlKey;
        if ('touches' in event) return (event as TouchEvent).touches.length > 1 || isZoomed();
        return event.type !== 'dblclick' && !(event as MouseEvent).button;
      })
      .on('zoom', ({ transform: { k, x, y } }: { transform: typeof at }) => (at = { k, x, y }));
    const drawing = select(svg);
    drawing.call(behaviour);
    return { behaviour, drawing, zoomIdentity };
  }
  const reach = () => void ready();
  const reaches = ['pointerenter', 'touchstart', 'wheel'] as const;
  for (const type of reaches) svg.addEventListener(type, reach, { once: true, passive: true });

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
    zoomBy(factor) {
      void ready().then(({ behaviour, drawing }) => behaviour.scaleBy(drawing, factor));
    },
    reset() {
      void ready().then(({ behaviour, drawing, zoomIdentity }) =>
        behaviour.transform(drawing, zoomIdentity),
      );
    },
    keepInSight(x, y, frame) {
      if (!isZoomed()) return;
      const shownX = x * at.k + at.x - frame.left;
      const shownY = y * at.k + at.y - frame.top;
      if (shownX > 30 && shownX < frame.width - 30 && shownY > 30 && shownY < frame.height - 30)
        return;
      void ready().then(({ behaviour, drawing }) => behaviour.translateTo(drawing, x, y));
    },
    destroy() {
      for (const type of reaches) svg.removeEventListener(type, reach);
      void loading?.then(({ drawing }) => drawing.on('.zoom', null));
    },
  };
}
