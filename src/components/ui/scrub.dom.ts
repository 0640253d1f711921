/** Pixels that a pointer travels before it drags the number instead of putting the caret into it. */
const SLACK = 4;

/** A number in a field that can be dragged to the left and right; up and down arrows change it as well. */
export interface Scrubbed {
  /** The number that is in the field. */
  readonly value: () => number;
  /** What a pixel, or a press of an arrow key, adds to a number. */
  readonly step: (value: number) => number;
  readonly change: (value: number) => void;
}

/** The next number with so many steps; a step keeps its own digits. */
function put({ change }: Scrubbed, number: number, by: number): void {
  const digits = Math.max(0, -Math.floor(Math.log10(by)));
  change(Math.max(0, Number(number.toFixed(Math.min(6, digits)))));
}

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** Lets a field's number be scrubbed. Attach it to the `<input>`: `{@attach scrubbed({ … })}`. */
export function scrubbed(scrub: Scrubbed) {
  const { value, step } = scrub;
  return (field: HTMLInputElement): (() => void) => {
    let from: { x: number; value: number; drags: boolean } | undefined;
    const begin = (event: PointerEvent) => {
      if (event.button === 0 && event.isPrimary)
        from = { x: event.clientX, value: value(), drags: false };
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      const way = event.clientX - from.x;
      if (!from.drags && Math.abs(way) < SLACK) return;
      if (!from.drags) field.setPointerCapture(event.pointerId);
      from.drags = true;
      event.preventDefault();
      const by = step(from.value);
      put(scrub, from.value + way * by, by);
    };
    const end = () => (from = undefined);
    const press = (event: KeyboardEvent) => {
      const sign = ARROWS[event.key];
      if (sign === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const by = step(value()) * (event.shiftKey ? 10 : 1);
      put(scrub, value() + sign * by, by);
    };
    const listeners = {
      pointerdown: begin,
      pointermove: move,
      pointerup: end,
      pointercancel: end,
      keydown: press,
    } as const;
    for (const [kind, listener] of Object.entries(listeners))
      field.addEventListener(kind, listener as EventListener);
    return () => {
      for (const [kind, listener] of Object.entries(listeners))
        field.removeEventListener(kind, listener as EventListener);
    };
  };
}
