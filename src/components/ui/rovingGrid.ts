const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
  PageUp: [-Infinity, 0],
  PageDown: [Infinity, 0],
};

/**
 * The rows and columns that a key goes in a grid with one tab stop, ±Infinity to the end of a column or a row; with Ctrl,
 * Home and End go to the first cell and the last. Nothing for a key that does not move. A list is a grid of one row.
 */
export function rovingStep({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: KeyboardEvent): readonly [rows: number, columns: number] | undefined {
  const step = STEPS[key];
  if (!step || altKey || metaKey) return undefined;
  if (!ctrlKey) return step;
  return key === 'Home' || key === 'End' ? [step[1], step[1]] : undefined;
}

/** The same on sheets of `size` cells: Page Up and Page Down lead through them. */
export function rovingOnSheets(
  event: KeyboardEvent,
  at: number,
  {
    columns,
    size,
    count,
  }: { readonly columns: number; readonly size: number; readonly count: number },
): number | undefined {
  const step = rovingStep(event);
  if (count > size && step && step[1] === 0 && Math.abs(step[0]) === Infinity) {
    const to = at + Math.sign(step[0]) * size;
    return to < 0 || to >= count ? at : to;
  }
  const next = rovingCell(event, at % size, { columns, count: size });
  return next === undefined ? undefined : next + at - (at % size);
}

/** The cell where such a key leads, of `count` that lie row by row. */
export function rovingCell(
  event: KeyboardEvent,
  at: number,
  { columns, count }: { readonly columns: number; readonly count: number },
): number | undefined {
  const step = rovingStep(event);
  if (!step) return undefined;
  const within = (value: number, most: number) => Math.max(0, Math.min(most, value));
  const row = within(Math.floor(at / columns) + step[0], Math.ceil(count / columns) - 1);
  return within(row * columns + within((at % columns) + step[1], columns - 1), count - 1);
}
