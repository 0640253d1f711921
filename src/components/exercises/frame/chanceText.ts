import { chanceCodec, type TypedChance } from '../../../engine/index.ts';

/** "3/10", "0.3", "0,3" or "30 %", each as it is written; absent if it is no chance. */
export function readChance(text: string): TypedChance | undefined {
  const plain = text.trim().replace(',', '.');
  const [, of, outOf] = /^(\d{1,5})\s*\/\s*(\d{1,5})$/.exec(plain) ?? [];
  const chance = of && outOf ? { of: Number(of), outOf: Number(outOf) } : decimal(plain);
  const read = chanceCodec.decode(chance ? chanceCodec.encode(chance) : '');
  return read.ok ? read.value : undefined;
}

/** "0.25" as 25 of 100, "12.5 %" as 125 of 1,000. */
function decimal(text: string): TypedChance | undefined {
  const [, whole = '', part = '', percent] = /^(\d*)\.?(\d*)\s*(%?)$/.exec(text) ?? [];
  if (whole + part === '' || part.length > 2) return undefined;
  return { of: Number(whole + part), outOf: 10 ** (part.length + (percent ? 2 : 0)) };
}

export const chanceText = ({ of, outOf }: TypedChance): string => `${of}/${outOf}`;
