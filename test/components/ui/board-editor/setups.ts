import { readSetup, type Setup } from '../../../../src/engine/index.ts';

export function readOrThrow(text: string): Setup {
  const read = readSetup(text);
  if (!read.ok) throw new Error(`${text}: ${read.problem.code}`);
  return read.value;
}
