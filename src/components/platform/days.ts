/** A day of the calendar, written as "2026-11-25". */

/** When a day begins in UTC, in milliseconds, to be formatted there; NaN for a day that does not exist. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** A day that exists; `undefined` for any other text. */
export function parseDay(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^2\d{3}-\d\d-\d\d$/.test(text)) return undefined;
  const time = startOfDay(text);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text
    ? undefined
    : text;
}

/** The day that a clock on the wall shows. */
export function makeDay(date: Date): string {
  const two = (part: number) => `${part}`.padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
