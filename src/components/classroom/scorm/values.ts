/** How SCORM 1.2 writes the values that it takes. */

const two = (value: number) => String(value).padStart(2, '0');
const MOST_HOURS = 9999;

/** `HHHH:MM:SS`, of whole seconds; what is longer than 9,999 hours is written as that. */
export function makeTimespan(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.min(MOST_HOURS, Math.floor(whole / 3600));
  return `${String(hours).padStart(4, '0')}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}

/** A score of 0 … 100 with at most two decimals. `share` is 0 … 1. */
export function makeScore(share: number): string {
  const hundredths = Math.round(Math.min(1, Math.max(0, share)) * 10_000);
  return String(hundredths / 100);
}

/** Text as an LMS keeps it: printable ASCII, no longer than it allows. */
export function makeText(text: string, longest = 255): string {
  return text.replace(/[^\x20-\x7e]/g, '?').slice(0, longest);
}

/** An identifier: letters, digits, hyphens. */
export function makeIdentifier(text: string): string {
  return text.replace(/[^A-Za-z0-9-]/g, '-').slice(0, 255);
}
