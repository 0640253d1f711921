import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ShareInterval } from '../engine/index.ts';

/** What the commands that work something out once and keep it in `src/data` share. */

export function writeData(file: string, text: string): void {
  writeFileSync(join(import.meta.dirname, '../data', file), text);
}

/** Whole numbers that a command is given, or else these, and whether it is to write. A number that is none ends it. */
export function readOptions<Name extends string>(
  defaults: Readonly<Record<Name, number>>,
): { readonly numbers: Readonly<Record<Name, number>>; readonly write: boolean } {
  const names = Object.keys(defaults) as Name[];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ options: { ...options, write: { type: 'boolean' } } });
  const given: Readonly<Record<string, string | boolean | undefined>> = values;
  const entries = names.map((name) => {
    const text = String(given[name] ?? defaults[name]);
    const least = name === 'seed' ? 0 : 1;
    if (/^\d{1,9}$/.test(text) && Number(text) >= least) return [name, Number(text)];
    console.error(`--${name} is a whole number from ${least} on, not "${text}".`);
    return process.exit(1);
  });
  const numbers = Object.fromEntries(entries) as Record<Name, number>;
  return { numbers, write: given['write'] === true };
}

const percent = (part: number) => `${(100 * part).toFixed(1)} %`;

/** "52.8 % (51.3 % to 54.3 %)": a share with its interval of 95 in 100. */
export const shareText = ({ share, low, high }: ShareInterval): string =>
  `${percent(share)} (${percent(low)} to ${percent(high)})`;
