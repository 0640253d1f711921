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
/** Between two numbers. */
const AIR = 2;
/** What the hand may miss a mark by. */
const MISS = 6;
/** A finger needs 44 pixels in all: most of them above, as the numbers of the calls lie below. */
const FINGER = { aside: 11, above: 34, below: 10 };
const POINTER = { aside: MISS, above: 15, below: 9 };

/** Beside its sign a mark has room for its number, which begins there. */
type PlacedMark = MindMark & { readonly textAt?: number };

/** As many numbers as fit, those nearest `now` first: none lies on another, or on the sign of another mark. */
export function placeMindMarks(
  marks: readonly MindMark[],
  widthOf: (call: string) => number,
  now: number,
  end: number,
): PlacedMark[] {
  const signs = marks.map((mark) => ({ ...mark, from: mark.x - HALF, to: mark.x + HALF }));
  const taken: MindMark[] = [...signs];
  signs.sort((a, b) => Math.abs(a.x - now) - Math.abs(b.x - now));
  return signs.map((sign) => {
    const wide = widthOf(sign.call);
    const textAt = sign.to + 1 + wide > end ? sign.from - 1 - wide : sign.to + 1;
    const text = { ...sign, from: textAt, to: textAt + wide };
    const isHit = taken.some(
      (other) =>
        other.step !== sign.step && other.from < text.to + AIR && other.to > text.from - AIR,
    );
    if (isHit) return sign;
    taken.push(text);
    return { ...text, textAt, from: Math.min(sign.from, textAt), to: Math.max(sign.to, text.to) };
  });
}

/** Draws a mark, and its number where it has one. */
export function drawMindMark(context: CanvasRenderingContext2D, mark: PlacedMark): void {
  const { call, x, y, textAt } = mark;
  if (textAt !== undefined) {
    context.textAlign = 'left';
    // Bars on both sides of a digit would be read with it.
    context.lineWidth = 6;
    context.lineJoin = 'round';
    context.strokeText(call, textAt, y + 1);
    context.fillText(call, textAt, y + 1);
  }
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x - HALF, y - 6);
  context.lineTo(x + HALF, y - 6);
  context.fill();
}

/** The mark that is pressed, the nearest where there are several. */
export function markAt(marks: readonly MindMark[], x: number, y: number, hand: string) {
  const { aside, above, below } = hand === 'touch' ? FINGER : POINTER;
  const miss = ({ from, to }: MindMark) => Math.abs(x - (from + to) / 2) - (to - from) / 2;
  return marks
    .filter((mark) => miss(mark) <= aside && y >= mark.y - above && y <= mark.y + below)
    .sort((a, b) => miss(a) - miss(b))[0];
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
    held = markAt(marks(), clientX - left, clientY - top, pointerType);
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
