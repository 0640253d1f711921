import type { CodeCall, CodeReply, Program, SourceProblem } from '../engine/index.ts';
import { checkReply, type Interpreter } from './program.ts';

/** Calls to make one after the other, after the program has been loaded anew if that is wished. */
export interface CodeRequest {
  readonly isFresh: boolean;
  readonly calls: readonly CodeCall[];
}

/** One when the interpreter is there, one for a program that was loaded, and one for each call; signs of life between them. */
export type CodeMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'loaded'; readonly problem: SourceProblem | undefined }
  | {
      readonly kind: 'reply';
      /** `undefined`: the call was not made, because it had been a long one before. */
      readonly reply: CodeReply | undefined;
      /** The program has damaged the interpreter: no call after this one was made. */
      readonly isBroken: boolean;
    }
  /** A call takes long, and its steps are counted: it will come to an end. */
  | { readonly kind: 'alive' };

/** Milliseconds between signs of life. */
const SIGN_EVERY = 250;

/** What an interpreter is given as `onsteps`. */
export function signsOfLife(send: (message: CodeMessage) => void): () => void {
  let next = 0;
  return () => {
    const now = performance.now();
    if (now < next) return;
    next = now + SIGN_EVERY;
    send({ kind: 'alive' });
  };
}

/** Steps of a call that isn't made a second time. */
const LONG_CALL = 500_000;

/** What answers requests about one program: the inside of a thread that is there for nothing else. */
export function serveProgram(
  interpreter: Interpreter,
  { source, names }: Omit<Program, 'language'>,
  send: (message: CodeMessage) => void,
): (request: CodeRequest) => void {
  const long = new Set<string>();
  const replyTo = (call: CodeCall, isFresh: boolean): CodeReply | undefined => {
    if (isFresh && long.size > 0 && long.has(JSON.stringify(call))) return undefined;
    const reply = interpreter.play(call);
    if (interpreter.steps() > LONG_CALL) long.add(JSON.stringify(call));
    return reply;
  };
  const serve = ({ isFresh, calls }: CodeRequest): void => {
    const problem = isFresh ? interpreter.load(source, names) : undefined;
    if (isFresh) send({ kind: 'loaded', problem });
    if (problem) return;
    for (const call of calls) {
      const reply = replyTo(call, isFresh);
      const isBroken = interpreter.isBroken();
      send({ kind: 'reply', reply, isBroken });
      if (isBroken) return;
    }
  };
  return (request) => {
    try {
      serve(request);
    } catch (error) {
      // The thread has less room on its stack than the interpreter thinks.
      const fault = { kind: 'error', message: String(error) };
      send({ kind: 'reply', reply: checkReply({ fault }), isBroken: true });
    }
  };
}
