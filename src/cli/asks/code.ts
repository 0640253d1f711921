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
  type CodeQuestions,
  type CodeVerdict,
  type Result,
  type Side,
  type SourceProblem,
} from '../../engine/index.ts';
import { Conversation, type Answers, type Wait } from '../../runtimes/conversation.ts';
import type { CodeMessage } from '../../runtimes/serving.ts';
import type { CodeThreadData } from './code.worker.ts';

/** Steps end nearly every call that takes too long. Time is for those that take none, such as `while True: pass`. */
export const MOST_SECONDS: Readonly<Record<Wait, number>> = {
  first: 120,
  usual: 120,
  impatient: 5,
};

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
      const answers = thread.ask(step.value);
      if ('problem' in answers) return fail(answers.problem);
      step = judging.next(answers.replies);
    }
    return ok(step.value);
  } finally {
    thread.end();
  }
}

/** A thread with an interpreter and a program. It is made anew whenever a call had to be ended. */
class CodeThread {
  private readonly language: CodeLanguage;
  private readonly source: string;
  private readonly sent = new Int32Array(new SharedArrayBuffer(4));
  private readonly conversation = new Conversation();
  private running: { readonly worker: Worker; readonly port: MessagePort } | undefined;

  constructor(language: CodeLanguage, source: string) {
    this.language = language;
    this.source = source;
  }

  ask(questions: CodeQuestions): Answers {
    const talk = this.conversation.ask(questions);
    let step = talk.next();
    while (!step.done) {
      const move = step.value;
      if (move.kind === 'end') this.end();
      if (move.kind === 'send') (this.running ??= this.start()).port.postMessage(move.request);
      step = talk.next(move.kind === 'receive' ? this.receive(move.wait) : undefined);
    }
    return step.value;
  }

  /** The next message; `undefined` if it doesn't come in time. */
  private receive(wait: Wait): CodeMessage | undefined {
    for (;;) {
      const seen = Atomics.load(this.sent, 0);
      const found = this.running && receiveMessageOnPort(this.running.port);
      if (found) return found.message as CodeMessage;
      const outcome = Atomics.wait(this.sent, 0, seen, 1000 * MOST_SECONDS[wait]);
      if (outcome === 'timed-out') return undefined;
    }
  }

  private start() {
    const { port1, port2 } = new MessageChannel();
    const workerData: CodeThreadData = {
      port: port2,
      sent: this.sent.buffer,
      language: this.language,
      source: this.source,
      isImpatient: this.conversation.isImpatient,
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
