import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { seededRng } from '../../src/engine/index.ts';
import { pack, unpack } from '../../src/components/classroom/packing.ts';
import { deep } from '../deep.ts';
import { hostileText } from '../hostileText.ts';
import { EVERY_CODEC, type AnyCodec } from './everyCodec.ts';

vi.setConfig({ testTimeout: deep(60_000, 1_800_000) });

/** How many inputs there are in sum. */
const INPUTS = deep(20_000, 1_000_000);
const SHARES = EVERY_CODEC.reduce((sum, { share = 1 }) => sum + share, 0);
const countOf = ({ share = 1 }: AnyCodec) => Math.ceil((INPUTS * share) / SHARES);

const shown = (text: string) => JSON.stringify(text.slice(0, 500));

describe.each(EVERY_CODEC.map((codec) => [codec.name, codec] as const))('%s', (_, codec) => {
  const { samples, read, write } = codec;

  it('reads what it has written', () => {
    expect(samples.length).toBeGreaterThan(0);
    for (const text of samples) expect(read(text), shown(text)).toBeDefined();
  });

  it('reads anything without an exception, and loses nothing of what it has accepted', () => {
    const rng = seededRng(deep(1, 2));
    let taken = 0;
    for (let at = 0; at < countOf(codec); at++) {
      const text = samples[at] ?? hostileText(rng, samples);
      let accepted: ReturnType<typeof read>;
      try {
        accepted = read(text);
      } catch (error) {
        throw new Error(`reading throws: ${shown(text)}`, { cause: error });
      }
      if (!accepted) continue;
      taken++;
      if (!write) continue;
      const again = write(accepted.value as never);
      const kept = read(again);
      if (!isDeepStrictEqual(kept?.value, accepted.value)) {
        throw new Error(`lost: ${shown(text)} was written as ${shown(again)}`);
      }
    }
    expect(taken, 'none of them was accepted').toBeGreaterThan(0);
  });
});

it('a packed code: reads anything, and packs again what it has read', async () => {
  const rng = seededRng(3);
  const codes = await Promise.all(['', 'Ёж', '{"a":[1,2,3]}', 'x'.repeat(5000)].map(pack));
  for (let left = deep(300, 20_000); left > 0; left--) {
    const code = hostileText(rng, codes);
    const read = await unpack(code);
    if (read.ok) expect(await unpack(await pack(read.value)), shown(code)).toEqual(read);
  }
});

it('so many inputs are tried', () => {
  const sum = EVERY_CODEC.reduce((all, codec) => all + countOf(codec), 0);
  expect(sum).toBeGreaterThanOrEqual(INPUTS);
});
