import { makeDay } from '../../platform/days.ts';

const two = (part: number) => `${part}`.padStart(2, '0');

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
