import { readSetup, type Mark, type Setup } from '../src/engine/index.ts';

/** A board of nine as tests write it. */
export function setupOf(text: string, toMove?: Mark): Setup {
  const read = readSetup(text, toMove);
  if (!read.ok) throw new Error(`${text}: ${read.problem.code}`);
  return read.value;
}
