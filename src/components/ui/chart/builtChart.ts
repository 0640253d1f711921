import { parseHTML } from 'linkedom';
import type { ChartOptions } from './chart.ts';
import { drawChart, type ChartPlace } from './drawChart.ts';

export const CHART_WIDTHS = { wide: 540, narrow: 308 } as const;
export type ChartSize = keyof typeof CHART_WIDTHS;

/** A chart drawn without a browser, when the site is built. */
export function builtChart(options: ChartOptions, place: ChartPlace): string {
  const { document } = parseHTML('<html><body></body></html>');
  return drawChart(options, place, document);
}
