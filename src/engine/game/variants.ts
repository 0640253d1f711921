import { fail, ok, type Result } from '../core/result.ts';
import { boxGeometry, type Geometry } from './geometry.ts';

/** A variant of the game is data; no rule of it is code. */
export interface Variant {
  /** Its text form, which `parseVariant` reads: "6,5,4", "4,4,4,gravity", "3x3x3". */
  readonly id: string;
  readonly geometry: Geometry;
  /** Marks in a row that end the game. */
  readonly winLength: number;
  /** Whoever completes a line loses. */
  readonly misere: boolean;
  /** In each column only the lowest empty cell may be played. Row 0 is the top. */
  readonly gravity: boolean;
}

/** What makes a variant: `m` columns, `n` rows, `k` in a row, on `layers` boards (1 if left out). */
export interface VariantSpec {
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly layers?: number;
  readonly misere?: boolean;
  readonly gravity?: boolean;
}

/** The cell that must hold a mark before this one may be played: the one below it, where marks fall. */
export function cellBelow({ gravity, geometry }: Variant, cell: number): number | undefined {
  const { columns, rows } = geometry;
  return gravity && Math.floor(cell / columns) % rows < rows - 1 ? cell + columns : undefined;
}

/** The bounds of what can be played: cells along a side, boards on top of each other, marks in a row. */
export const LONGEST_ROW = 19;
export const MOST_LAYERS = 4;
export const SHORTEST_LINE = 2;

/** Why a variant cannot be played. The message for each code is not the engine's business. */
export type VariantProblem =
  | { readonly code: 'no-size'; readonly text: string }
  | { readonly code: 'unknown-word'; readonly word: string }
  | {
      /** Columns, rows, layers or the line are no whole number between these. */
      readonly code: 'side' | 'layers' | 'line-length';
      readonly found: number;
      readonly least: number;
      readonly most: number;
    }
  /** No line of this length fits: the longest side has room for `longest`. */
  | { readonly code: 'no-line'; readonly winLength: number; readonly longest: number };

/** Each variant is made once, because positions keep tables for it. */
const made = new Map<string, Variant>();

/** The variant of this description, unchecked: it may be too large to play, or have no line at all. */
export function makeVariant(spec: VariantSpec): Variant {
  const { m, n, k, layers = 1, misere = false, gravity = false } = spec;
  const id = textOf(spec);
  const known = made.get(id);
  if (known) return known;
  const variant = { id, geometry: boxGeometry(m, n, layers, k), winLength: k, misere, gravity };
  made.set(id, variant);
  return variant;
}

function textOf({ m, n, k, layers = 1, misere, gravity }: VariantSpec): string {
  const isCube = m === n && n === layers && layers === k;
  const size = layers === 1 ? [m, n, k] : isCube ? [`${m}x${n}x${k}`] : [`${m}x${n}x${layers}`, k];
  return [...size, ...(misere ? ['misere'] : []), ...(gravity ? ['gravity'] : [])].join();
}

/** A variant with at least one line, and within the bounds. */
export function checkVariant(spec: VariantSpec): Result<Variant, VariantProblem> {
  const { m, n, k, layers = 1 } = spec;
  const longest = Math.max(m, n, layers);
  const parts = [
    ['side', m, 1, LONGEST_ROW],
    ['side', n, 1, LONGEST_ROW],
    ['layers', layers, 1, MOST_LAYERS],
    ['line-length', k, SHORTEST_LINE, LONGEST_ROW],
  ] as const;
  for (const [code, found, least, most] of parts) {
    const fits = Number.isInteger(found) && found >= least && found <= most;
    if (!fits) return fail({ code, found, least, most });
  }
  return k > longest ? fail({ code: 'no-line', winLength: k, longest }) : ok(makeVariant(spec));
}

const SIZE = /^(\d{1,6})(?:,(\d{1,6}),|x(\d{1,6})(?:x(\d{1,6}))?(?:,|$))(?:(\d{1,6})(?:,|$))?/;

/**
 * Reads the text form: columns, rows and length, "6,5,4"; or a box, "3x3x3", whose lines are as long as its longest
 * side unless their length follows, "4x4x3,3". After it "misere" and "gravity", each behind a comma.
 */
export function parseVariant(text: string): Result<Variant, VariantProblem> {
  const size = SIZE.exec(text);
  const [all = '', m, n, rows, layers, k] = size ?? [];
  if (!size || (n !== undefined && k === undefined)) return fail({ code: 'no-size', text });
  const [columns, sides] = [Number(m), [rows ?? n, layers ?? '1'].map(Number)];
  const words = text.slice(all.length).split(',').filter(Boolean);
  const word = words.find((each) => each !== 'misere' && each !== 'gravity');
  if (word !== undefined) return fail({ code: 'unknown-word', word });
  const [height = 0, depth = 1] = sides;
  return checkVariant({
    m: columns,
    n: height,
    k: k === undefined ? Math.max(columns, height, depth) : Number(k),
    layers: depth,
    misere: words.includes('misere'),
    gravity: words.includes('gravity'),
  });
}

/** The variant with this `id`. Throws for any other text: an id comes from a variant. */
export function variantOfId(id: string): Variant {
  const known = made.get(id);
  if (known) return known;
  const read = parseVariant(id);
  if (!read.ok) throw new RangeError(`“${id}” is no variant`);
  return read.value;
}

/** The m,n,k-game: `columns` × `rows` cells, `winLength` in a row wins. */
export function mnkVariant(columns: number, rows: number, winLength: number): Variant {
  return makeVariant({ m: columns, n: rows, k: winLength });
}

/** Noughts and crosses: nine cells, three in a row. */
export const SMALL_VARIANT: Variant = mnkVariant(3, 3, 3);

/** Variants that have a name of their own. */
export const VARIANTS = {
  '3x3': SMALL_VARIANT,
  '4x4': mnkVariant(4, 4, 4),
  '3x3x3': makeVariant({ m: 3, n: 3, k: 3, layers: 3 }),
  '4x4x4': makeVariant({ m: 4, n: 4, k: 4, layers: 4 }),
} as const satisfies Readonly<Record<string, Variant>>;
export type VariantName = keyof typeof VARIANTS;
