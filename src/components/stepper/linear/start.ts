import type { LinearTrace } from '../../../engine/index.ts';

/** The figure of a linear trace as an author writes it, whatever its board. */
export interface LinearFigureProps {
  /** Its name on the page: `<SeeStep fig="…">` and links point at it. */
  id: string;
  /** The position, as text. */
  board: string;
  seed?: number;
  /** One sentence under the figure. */
  caption?: string;
  /** Awake at once instead of when the page has come to rest. */
  urgent?: boolean;
  /** Without code and tools: for two figures side by side. */
  compact?: boolean;
}

/**
 * The step of a figure's trace at which `kind` happens for the `nth` time (from 1) with these first
 * values; throws if there is none, so that a phrase cannot point at nothing.
 */
export function stepOf<Kind extends string>(
  { events }: LinearTrace<Kind>,
  id: string,
  kind: NoInfer<Kind>,
  values: readonly number[] = [],
  nth = 1,
): number {
  const found = events.flatMap((event, step) => {
    const fits = event.kind === kind && values.every((value, i) => event.values[i] === value);
    return fits ? [step] : [];
  });
  const step = found[nth - 1];
  if (step !== undefined) return step;
  throw new Error(
    `The figure "${id}" has fewer than ${nth} steps "${kind}" of ${values.join(', ')}.`,
  );
}
