import type { CodeLanguage } from '../../engine/index.ts';
import { withHashes } from '../../runtimes/jumps.ts';
import { WorkerProblem } from '../platform/worker.ts';

/** The text of a worker that runs programs of a language, and its interpreter in WebAssembly. */
export interface RuntimeFiles {
  readonly script: string;
  readonly wasm: BufferSource;
}

/** Told how many bytes are here, and of how many. */
type OnBytes = (fetched: number, all: number) => void;

/** On its way, or here. */
interface Fetching {
  readonly files: Promise<RuntimeFiles>;
  readonly listeners: Set<OnBytes>;
}
const fetching = new Map<CodeLanguage, Fetching>();

/**
 * Fetches what programs of a language need, once for a page: a program that is judged or opened sees to it by itself, but it is a
 * while until Python is here. Rejects with a `WorkerProblem`; another try fetches again.
 */
export async function fetchRuntime(
  language: CodeLanguage,
  onbytes?: OnBytes,
): Promise<RuntimeFiles> {
  const begun = fetching.get(language) ?? begin(language);
  if (onbytes) begun.listeners.add(onbytes);
  try {
    return await begun.files;
  } catch {
    fetching.delete(language);
    throw new WorkerProblem('not-started');
  } finally {
    if (onbytes) begun.listeners.delete(onbytes);
  }
}

function begin(language: CodeLanguage): Fetching {
  const listeners = new Set<OnBytes>();
  const files = fetchAll(language, (fetched, all) => {
    for (const listener of listeners) listener(fetched, all);
  });
  const begun = { files, listeners };
  fetching.set(language, begun);
  return begun;
}

async function fetchAll(language: CodeLanguage, onbytes: OnBytes): Promise<RuntimeFiles> {
  const { bytes, ...at } = await addressesOf(language);
  let fetched = 0;
  const onmore = (more: number) => onbytes((fetched += more), bytes);
  const [script, wasm] = await Promise.all([bytesOf(at.script, onmore), bytesOf(at.wasm, onmore)]);
  const plain = await wasm.arrayBuffer();
  return { script: await script.text(), wasm: language === 'python' ? withHashes(plain) : plain };
}

const addressesOf = (language: CodeLanguage) =>
  language === 'python'
    ? import('./python.worker.ts?sandboxed')
    : import('./javascript.worker.ts?sandboxed');

async function bytesOf(address: string, onmore: (bytes: number) => void): Promise<Blob> {
  const { ok, body } = await fetch(address);
  if (!ok || !body) throw new Error(address);
  const parts: BlobPart[] = [];
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    onmore(part.value.length);
  }
  return new Blob(parts);
}
