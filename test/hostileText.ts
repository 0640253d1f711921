import type { Rng } from '../src/engine/index.ts';

const TOKENS = [
  ...['__proto__', 'constructor', 'toString', 'null', 'true', '1e999', '-1', '0', '1.5', '-0'],
  ...['99999999999999999999', '4294967296', '"', '\\', '{', '}', '[', ']', ',', ':', '~', '.', '_'],
  ...['%', '%FF', '&', '=', '#', '+', ' ', '\n', '\t', '\u0000', '\u202e', '\ud800'],
  ...['🙂', 'é', 'é'],
  ...['X', 'O', 'x', 'o', '<b>', '(', ')', ';', 'B[', '9'.repeat(400), 'A'.repeat(5000)],
];

const pick = <Value>(rng: Rng, all: readonly Value[]) => all[rng.int(all.length)] as Value;

/** A part of a text, mostly a short one. */
function part(rng: Rng, text: string): readonly [from: number, to: number] {
  const from = rng.int(text.length + 1);
  const most = rng.int(4) === 0 ? text.length - from : Math.min(8, text.length - from);
  return [from, from + rng.int(most + 1)];
}

/** One thing that may go wrong with a text on its way, or that somebody may do to it. */
function spoil(rng: Rng, text: string, other: string): string {
  const [from, to] = part(rng, text);
  const [head, middle, tail] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  switch (rng.int(8)) {
    case 0:
      return head + tail;
    case 1:
      return head + middle + middle + tail;
    case 2:
      return head + pick(rng, TOKENS) + tail;
    case 3:
      return head + String.fromCharCode(rng.int(128)) + text.slice(from + 1);
    case 4:
      return head + other.slice(...part(rng, other)) + tail;
    case 5: {
      const numbers = [...text.matchAll(/-?\d+/g)];
      if (numbers.length === 0) return text + pick(rng, TOKENS);
      const { 0: number, index } = pick(rng, numbers);
      return text.slice(0, index) + pick(rng, TOKENS) + text.slice(index + number.length);
    }
    case 6:
      return head;
    default:
      return head + [...middle].reverse().join('') + tail;
  }
}

/** One of these texts after one to four such things: the same again for the same numbers. */
export function hostileText(rng: Rng, samples: readonly string[]): string {
  let text = pick(rng, samples);
  for (let times = 1 + rng.int(4); times > 0; times--) text = spoil(rng, text, pick(rng, samples));
  return text;
}
