import { run } from '../../../scripts/lib/children.mjs';

/** A program that runs in the background. */
export interface Program {
  /** Waits until its output matches, and returns the first group. Rejects if the program ends before. */
  finds(pattern: RegExp): Promise<string>;
  stop(): Promise<void>;
}

const PATIENCE_MS = 60_000;

/** Starts a program in the background. */
export function startProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Program {
  const stopping = new AbortController();
  const listeners = new Set<() => void>();
  let text = '';
  const onOutput = (chunk: string) => {
    text += chunk;
    for (const listener of listeners) listener();
  };
  const ended = run(command, args, { env, onOutput, signal: stopping.signal });
  return {
    finds: (pattern) =>
      new Promise((done, fail) => {
        const failed = () => fail(new Error(`${command} did not get ready:\n${text}`));
        const look = () => {
          const found = text.match(pattern)?.[1];
          if (found !== undefined) done(found);
        };
        listeners.add(look);
        look();
        void ended.then(failed);
        setTimeout(failed, PATIENCE_MS).unref();
      }),
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
