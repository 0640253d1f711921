import {
  MessageChannel,
  Worker,
  receiveMessageOnPort,
  type MessagePort,
} from 'node:worker_threads';
import {
  fail,
  judgeCode,
  ok,
  type CodeLanguage,
  type CodeReply,
  type CodeVerdict,
  type Result,
  type Side,
} from '../../engine/index.ts';
import type { SourceProblem } from '../../runtimes/program.ts';
import type { CodeMessage, CodeRequest, CodeThreadData } from './code.worker.ts';

/** Steps end nearly every call that takes too long. Time is for those that take none, such as `while True: pass`. */
const MOST_SECONDS = 120;
/** The same for every further call once one has been ended. */
const SECONDS_LEFT = 5;
/** Calls that are ended before a program isn't asked any more: all that it would have been asked counts as ended, too. */
const MOST_ENDED = 10;

/**
 * Judges a program on one side of the board. It runs in a thread of its own, which can be ended; this one waits for it, because
 * the command answers its requests in their order.
 */
export function judgeSource(
  language: CodeLanguage,
  source: string,
  plays: Side,
): Result<CodeVerdict, SourceProblem> {
  const thread = new CodeThread(language, source);
  try {
    const judging = judgeCode(plays);
    let step = judging.next();
    while (!step.done) {
      const replies = thread.ask(step.value);
      if (!replies.ok) return replies;
      step = judging.next(replies.value);
    }
    return ok(step.value);
  } finally {
    thread.end();
  }
}

type Replies = (CodeReply | undefined)[];

const ENDED: CodeReply = {
  returned: '',
  printed: '',
  draws: [],
  fault: { kind: 'budget', message: '' },
};

/** A thread with an interpreter and a program. It is made anew whenever a call had to be ended. */
class CodeThread {
  private readonly language: CodeLanguage;
  private readonly source: string;
  private readonly sent = new Int32Array(new SharedArrayBuffer(4));
  private running: { readonly worker: Worker; readonly port: MessagePort } | undefined;
  private ended = 0;

  constructor(language: CodeLanguage, source: string) {
    this.language = language;
    this.source = source;
  }

  ask({ calls, isFresh }: CodeRequest): Result<Replies, SourceProblem> {
    const replies: Replies = [];
    while (replies.length < calls.length) {
      if (this.ended > MOST_ENDED) return ok(calls.map((_, at) => replies[at] ?? ENDED));
      const isNew = !this.running || (isFresh && replies.length === 0);
      this.send({ calls: calls.slice(replies.length), isFresh: isNew });
      const problem = this.collect(replies, isNew, calls.length);
      if (problem) return fail(problem);
    }
    return ok(replies);
  }

  /** Adds the replies as they come, until all are there or a call had to be ended. */
  private collect(replies: Replies, isLoading: boolean, all: number): SourceProblem | undefined {
    while (replies.length < all) {
      const message = this.receive();
      if (!message && isLoading) return { code: 'budget', message: '' };
      if (message?.loaded) {
        if (message.problem) return message.problem;
        isLoading = false;
        continue;
      }
      replies.push(message ? message.reply : ENDED);
      if (message && !message.isBroken) continue;
      this.ended++;
      this.end();
      return undefined;
    }
    return undefined;
  }

  private send(request: CodeRequest): void {
    this.running ??= this.start();
    this.running.port.postMessage(request);
  }

  /** The next message; `undefined` if it doesn't come in time. */
  private receive(): CodeMessage | undefined {
    const seconds = this.ended > 0 ? SECONDS_LEFT : MOST_SECONDS;
    for (;;) {
      const seen = Atomics.load(this.sent, 0);
      const found = this.running && receiveMessageOnPort(this.running.port);
      if (found) return found.message as CodeMessage;
      if (Atomics.wait(this.sent, 0, seen, 1000 * seconds) === 'timed-out') return undefined;
    }
  }

  private start() {
    const { port1, port2 } = new MessageChannel();
    const workerData: CodeThreadData = {
      port: port2,
      sent: this.sent.buffer,
      language: this.language,
      source: this.source,
    };
    const worker = new Worker(new URL('./code.worker.ts', import.meta.url), {
      workerData,
      transferList: [port2],
      // Interpreters may complain of what a program has done to them; the answer says it already.
      stdout: true,
      stderr: true,
    });
    worker.unref();
    return { worker, port: port1 };
  }

  end(): void {
    this.running?.port.close();
    void this.running?.worker.terminate();
    this.running = undefined;
  }
}
