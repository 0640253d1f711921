import * as Plot from '@observablehq/plot';
import { inkOf, patterns, type ChartOptions } from './chart.ts';

/** Below this a chart is drawn for a phone. */
const NARROW = 480;

/** What a picture is called, the beginning of its ids, and how wide it is. */
export interface ChartPlace {
  readonly label: string;
  readonly id: string;
  readonly width: number;
}

/**
 * One chart as SVG. To a screen reader the picture is one image; its numbers are in the table beside it. Colours and fonts
 * come from the page's styles.
 */
export function drawChart(
  options: ChartOptions,
  { label, id, width }: ChartPlace,
  document?: Document,
): string {
  const { fill, defs } = patterns(id);
  const room = { width, className: 'nb-plot', marginTop: 30, marginBottom: 42 };
  const drawing = { Plot, width, isNarrow: width < NARROW, ink: inkOf, fill };
  const svg = Plot.plot({ ...room, ...options(drawing), ...(document && { document }) });
  if (svg.tagName.toLowerCase() !== 'svg') {
    throw new Error('A chart has its title, legend and caption from the page, not from Plot.');
  }
  // Plot writes a style sheet into every picture; here the page has those rules already.
  svg.querySelector('style')?.remove();
  // The picture as a whole has the name. Groups inside it have no role, so they may not have a label.
  for (const group of svg.querySelectorAll('g[aria-label]')) group.removeAttribute('aria-label');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  // Inserted as text, because linkedom's parser would lower-case `patternUnits`, which SVG does not know.
  return svg.outerHTML.replace('>', `>${defs()}`);
}
