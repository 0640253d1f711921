import { createHash } from 'node:crypto';
import { builtChart } from '../../src/components/ui/chart/builtChart.ts';
import type { ChartOptions } from '../../src/components/ui/chart/chart.ts';

/** A value as text, to be read: numbers short, what is absent left out, one line an entry. */
export function asText(value: unknown): string {
  const lines = Array.isArray(value) ? value.map(written) : [written(value)];
  return `${lines.join('\n')}\n`;
}

export const written = (value: unknown): string =>
  typeof value === 'string'
    ? value.replaceAll(/-?\d+\.\d+(?:e-?\d+)?/g, (number) => String(short(Number(number))))
    : (
        JSON.stringify(value, (key, each: unknown) =>
          // The name of a board says which lines it has.
          key === 'geometry' ? undefined : plain(each),
        ) ?? 'nothing'
      ).replaceAll('"', '');

function plain(value: unknown): unknown {
  if (typeof value === 'number') return short(value);
  if (value instanceof Map || value instanceof Set) return [...(value as Iterable<unknown>)];
  return ArrayBuffer.isView(value) ? [...(value as Uint8Array)] : value;
}

// A digit more would be another one on another machine.
const short = (value: number): number => Math.round(value * 100) / 100;

/** Pictures of many thousand points have only their sum in a gallery. */
export const sumOf = (picture: string | Uint8Array): string =>
  createHash('sha256').update(picture).digest('hex').slice(0, 12);

/** A chart, an element a line. Its markers are numbered by how many were drawn before it. */
export const chartLines = (options: ChartOptions, width = 540): string[] =>
  builtChart(options, { label: 'Chart', id: 'chart', width })
    .replaceAll(/(plot-[a-z]+)-\d+/g, '$1')
    .split(/(?=<)/);
