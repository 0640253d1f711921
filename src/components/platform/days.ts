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

const two = (part: number) => `${part}`.padStart(2, '0');

/** The day that a clock on the wall shows. */
export const makeDay = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** A moment, in seconds since 1970, as a field for date and time has it: by the clock of this device. Empty for none. */
export function localTime(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  const date = new Date(seconds * 1000);
  return `${makeDay(date)}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Reads what `localTime` gave; `undefined` for any other text, and for what was before 1970. */
export function readLocalTime(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return undefined;
  const seconds = Math.floor(Date.parse(text) / 1000);
  return seconds >= 0 ? seconds : undefined;
}
