import { workerData, type MessagePort } from 'node:worker_threads';
import type { CodeCall, CodeLanguage, CodeReply } from '../../engine/index.ts';
import { loadInterpreter } from '../../runtimes/interpreters.ts';
import type { SourceProblem } from '../../runtimes/program.ts';

/** What a thread that runs programs is given when it is made. */
export interface CodeThreadData {
  readonly port: MessagePort;
  /** One number: how many messages it has sent. */
  readonly sent: SharedArrayBuffer;
  readonly language: CodeLanguage;
  readonly source: string;
}

/** Calls to make one after the other, after the program has been loaded anew if that is wished. */
export interface CodeRequest {
  readonly isFresh: boolean;
  readonly calls: readonly CodeCall[];
}

/** One for a program that was loaded, and one for each call. */
export type CodeMessage =
  | { readonly loaded: true; readonly problem: SourceProblem | undefined }
  | {
      readonly loaded: false;
      /** `undefined`: the call was not made, because it had been a long one before. */
      readonly reply: CodeReply | undefined;
      /** The program has damaged the interpreter: no call after this one was made. */
      readonly isBroken: boolean;
    };

/** Steps of a call that isn't made a second time. */
const LONG_CALL = 20_000_000;

const { port, sent, language, source } = workerData as CodeThreadData;
const interpreter = await loadInterpreter(language);
const long = new Set<string>();

function send(message: CodeMessage): void {
  port.postMessage(message);
  Atomics.add(new Int32Array(sent), 0, 1);
  Atomics.notify(new Int32Array(sent), 0);
}

function reply(call: CodeCall, isFresh: boolean): CodeReply | undefined {
  const key = JSON.stringify(call);
  if (isFresh && long.has(key)) return undefined;
  const made = interpreter.play(call);
  if (interpreter.steps() > LONG_CALL) long.add(key);
  return made;
}

port.on('message', ({ isFresh, calls }: CodeRequest) => {
  const problem = isFresh ? interpreter.load(source) : undefined;
  if (isFresh) send({ loaded: true, problem });
  if (problem) return;
  for (const call of calls) {
    send({ loaded: false, reply: reply(call, isFresh), isBroken: interpreter.isBroken() });
    if (interpreter.isBroken()) return;
  }
});
