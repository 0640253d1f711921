import process from 'node:process';

/** A bound that a figure has to keep. */
export type Bound = { readonly atLeast: number } | { readonly atMost: number };

let broken = 0;

/** Prints one row of the table. A broken bound makes the whole bench fail. */
export function row(name: string, figure: number, unit: string, bound?: Bound): void {
  const keeps =
    bound === undefined || ('atLeast' in bound ? figure >= bound.atLeast : figure <= bound.atMost);
  if (!keeps) broken++;
  const wanted = !bound
    ? ''
    : 'atLeast' in bound
      ? `at least ${bound.atLeast}`
      : `at most ${bound.atMost}`;
  const mark = keeps ? '' : '  ← broken';
  const shown = figure >= 100 ? figure.toFixed(0) : figure.toPrecision(3);
  console.log(`${name.padEnd(52)}${shown.padStart(9)} ${unit.padEnd(11)}${wanted}${mark}`);
}

/** Ends the bench: with a failure if a bound was broken. */
export function finish(): void {
  if (broken > 0) console.log(`\n${broken} ${broken === 1 ? 'bound is' : 'bounds are'} broken.`);
  process.exitCode = broken > 0 ? 1 : 0;
}
