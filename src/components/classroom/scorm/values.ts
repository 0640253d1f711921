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

/** Signs of typography that a platform may not have, as everybody types them. */
const PLAIN: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '—': '-',
  '×': 'x',
  '…': '...',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  α: 'alpha',
  β: 'beta',
};
const FANCY = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Text on one line, no longer than an LMS allows; of a longer one the beginning, and dots. */
export function makeText(text: string, longest = 255): string {
  const line = text
    .replace(FANCY, (sign) => PLAIN[sign] ?? sign)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
  if (line.length <= longest) return line;
  // Not in the middle of a sign that takes two places.
  return `${line.slice(0, longest - 3).replace(/[\uD800-\uDBFF]$/, '')}...`;
}

/** The same in printable ASCII, which is all that the strictest platforms take. */
export function makeAscii(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, '?');
}

/** An identifier: letters, digits, hyphens. */
export function makeIdentifier(text: string): string {
  return text.replace(/[^A-Za-z0-9-]/g, '-').slice(0, 255);
}
