/** Over a bar, pointing down at it: here a call changes its mind, whose number stands beside it. In pixels. */
export interface MindMark {
  readonly step: number;
  readonly call: string;
  readonly x: number;
  readonly y: number;
  /** From where to where the sign and its number go. */
  readonly from: number;
  readonly to: number;
}

const HALF = 4;
/** What the hand may miss a mark by; a finger needs 44 pixels in all. */
const MISS = 6;
const FINGER = 22;

/** Draws a mark, with its number on the side where it has room before the `end`; gives where it stands. */
export function drawMindMark(
  context: CanvasRenderingContext2D,
  mark: MindMark,
  end: number,
): MindMark {
  const { call, x, y } = mark;
  const wide = context.measureText(call).width + HALF + 1;
  const isLast = x + wide > end;
  const at = isLast ? x - wide : x + HALF + 1;
  context.textAlign = 'left';
  context.lineWidth = 3;
  context.strokeText(call, at, y + 1);
  context.fillText(call, at, y + 1);
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x - HALF, y - 6);
  context.lineTo(x + HALF, y - 6);
  context.fill();
  return { ...mark, from: isLast ? at : x - HALF, to: isLast ? x + HALF : x + wide };
}

/** A press on a mark sets the slider to its step; dragged on from there, the slider is itself again. */
export function holdMarks(
  range: HTMLElement,
  marks: () => readonly MindMark[],
  go: (step: number) => void,
) {
  const ended = new AbortController();
  let held: MindMark | undefined;
  let heldAt = 0;
  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    act: (event: HTMLElementEventMap[K]) => void,
  ) => range.addEventListener(kind, act, { capture: true, signal: ended.signal });
  const forget = () => void (held = undefined);

  on('pointerdown', ({ clientX, clientY, pointerType }) => {
    // What a class can't see leads nowhere.
    if (range.closest('[data-veiled]')) return forget();
    const { left, top } = range.getBoundingClientRect();
    const miss = ({ from, to }: MindMark) =>
      Math.abs(clientX - left - (from + to) / 2) - (to - from) / 2;
    const far = pointerType === 'touch' ? FINGER : 2 * MISS;
    [held] = marks()
      .filter((mark) => miss(mark) <= far / 2 && Math.abs(clientY - top - mark.y + 3) <= far)
      .sort((a, b) => miss(a) - miss(b));
    heldAt = clientX;
  });
  on('pointermove', ({ clientX }) => {
    if (Math.abs(clientX - heldAt) > MISS) forget();
  });
  on('pointercancel', forget);
  on('keydown', forget);
  on('input', ({ target }) => {
    if (held) (target as HTMLInputElement).valueAsNumber = held.step;
  });
  on('click', () => {
    if (held) go(held.step);
    forget();
  });
  return () => ended.abort();
}
