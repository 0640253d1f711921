import type { Page } from '@playwright/test';
import { frames } from './pages.ts';

interface Shift {
  readonly value: number;
  /** Milliseconds since the page was asked for. */
  readonly at: number;
  readonly what: string;
}

/** Begins to keep every shift; read with `shiftOf`. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Entry extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    }
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const box = ({ x, y, width, height }: DOMRectReadOnly) => `${x} ${y} ${width}×${height}`;
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Entry[]) {
        const what = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.tagName}.${node.className}` : 'text';
          return `${name}: ${box(previousRect)} → ${box(currentRect)}`;
        });
        shifts.push({ value, at: startTime, what: what.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of all shifts after a moment (milliseconds on the page's clock), and what they were. */
export async function shiftOf(
  page: Page,
  since = 0,
): Promise<{ sum: number; what: string; until: number }> {
  // Shifts are told with the frame that they happen in.
  await frames(page, 3);
  const { shifts, until } = await page.evaluate(() => {
    const { shifts: all } = window as unknown as { shifts: Shift[] };
    return { shifts: all, until: performance.now() };
  });
  const later = shifts.filter(({ at }) => at >= since);
  const what = later.map((shift) => `${shift.value.toFixed(5)} ${shift.what}`).join('\n');
  return { sum: later.reduce((sum, { value }) => sum + value, 0), what, until };
}
