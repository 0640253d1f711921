import type * as Plot from '@observablehq/plot';

/** What a chart may be drawn with: colours are the site's tokens, so that they follow its theme. */
export const INKS = [
  'x',
  'o',
  'o-text',
  'ink',
  'ink-soft',
  'pencil',
  'call',
  'return',
  'good',
  'bad',
] as const;
export type Ink = (typeof INKS)[number];

/** How an area is filled: never by colour alone. */
export type Texture = 'solid' | 'hatch' | 'dots' | 'cross' | 'empty';

/** A row of the legend. */
export interface LegendEntry {
  readonly label: string;
  readonly ink: Ink;
  readonly texture?: Texture;
}

/** What the author's function gets: when the site is built it is called twice, for a page's width and for a phone's. */
export interface Drawing {
  /** Observable Plot, for charts that are drawn in a browser too: there it is loaded when the first of them wakes. */
  readonly Plot: typeof Plot;
  readonly width: number;
  readonly isNarrow: boolean;
  /** A colour for `stroke`, or for words: `var(--x)`; words in it are `o-text`. */
  readonly ink: (ink: Ink) => string;
  /** A value for `fill`: a colour, or a pattern in that colour. */
  readonly fill: (ink: Ink, texture?: Texture) => string;
}

export type ChartOptions = (drawing: Drawing) => Plot.PlotOptions;

/** The numbers of a chart, a row a line; the first column heads its row. */
export interface ChartTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

export const inkOf = (ink: Ink) => `var(--${ink})`;

/** The inside of a pattern of 7 × 7. */
const STROKES: Record<Exclude<Texture, 'solid' | 'empty'>, (colour: string) => string> = {
  hatch: (colour) => `<path d="M-1 8 8-1M-1 1 1-1M6 8 8 6" stroke="${colour}" stroke-width="2"/>`,
  dots: (colour) =>
    `<circle cx="1.75" cy="1.75" r="1.2" fill="${colour}"/><circle cx="5.25" cy="5.25" r="1.2" fill="${colour}"/>`,
  cross: (colour) => `<path d="M0 0 7 7M7 0 0 7" stroke="${colour}" stroke-width="1.1"/>`,
};

function patternOf(id: string, ink: Ink, texture: keyof typeof STROKES): string {
  const ground = '<rect width="7" height="7" fill="var(--paper-raised)"/>';
  const strokes = STROKES[texture](inkOf(ink));
  return `<pattern id="${id}" width="7" height="7" patternUnits="userSpaceOnUse">${ground}${strokes}</pattern>`;
}

/** The patterns that one picture uses, made as they are asked for. */
export function patterns(prefix: string) {
  const made = new Map<string, string>();
  const fill = (ink: Ink, texture: Texture = 'solid'): string => {
    if (texture === 'solid') return inkOf(ink);
    if (texture === 'empty') return 'var(--paper-raised)';
    const id = `${prefix}-${ink}-${texture}`;
    made.set(id, patternOf(id, ink, texture));
    return `url(#${id})`;
  };
  return { fill, defs: () => `<defs>${[...made.values()].join('')}</defs>` };
}

/** A name for ids, from words. */
export function chartId(title: string): string {
  return `chart-${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
}

/** A small square in a fill, for a legend. */
export function swatch(prefix: string, { ink, texture }: LegendEntry): string {
  const { fill, defs } = patterns(prefix);
  const filled = fill(ink, texture);
  const rect = `<rect x=".75" y=".75" width="14.5" height="14.5" rx="2" fill="${filled}" stroke="${inkOf(ink)}" stroke-width="1.5"/>`;
  return `<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">${defs()}${rect}</svg>`;
}
