import type { CodeQuestions, CodeReply, SourceProblem } from '../engine/index.ts';
import type { CodeMessage, CodeRequest } from './serving.ts';

/** Calls that are ended before a program isn't asked any more: all that it would have been asked counts as ended, too. */
const MOST_ENDED = 10;
/** Signs of life of one call, which come four times a second at most. */
const MOST_SIGNS = 480;

/** What a call comes to that took too long, or was not made because others had. */
export const ENDED: CodeReply = {
  returned: '',
  printed: '',
  draws: [],
  fault: { kind: 'budget', message: '' },
};

/** How long to wait for a message: while a program is loaded or makes its first call, for a usual one, after some were ended. */
export type Wait = 'first' | 'usual' | 'impatient';

/** What whoever holds the thread with the program is to do: send this, wait for a message, or end the thread. */
export type Move =
  | { readonly kind: 'send'; readonly request: CodeRequest }
  | { readonly kind: 'receive'; readonly wait: Wait }
  | { readonly kind: 'end' };

type Replies = (CodeReply | undefined)[];
/** It is given the message that it waits for, or `undefined` if none came in time. */
export type Talk<Outcome> = Generator<Move, Outcome, CodeMessage | undefined>;
export type Answers = { readonly replies: Replies } | { readonly problem: SourceProblem };

/**
 * What is said to a thread that runs a program, in whatever way its messages travel. A call that takes too long is ended with
 * its thread, and the others are put to a new one.
 */
export class Conversation {
  private isRunning = false;
  private hasReplied = false;
  private ended = 0;
  /** Whether a call failed in such a way that the thread has less patience than a new one has. */
  isWorn = false;

  /** Whether a new thread is to have as little patience with the program as the last one had. */
  get isImpatient(): boolean {
    return this.ended > 0;
  }

  *load(): Talk<SourceProblem | undefined> {
    yield this.send({ calls: [], isFresh: true });
    return yield* this.loaded();
  }

  *ask({ calls, isFresh }: CodeQuestions): Talk<Answers> {
    const replies: Replies = [];
    while (replies.length < calls.length) {
      if (this.ended > MOST_ENDED) return { replies: calls.map((_, at) => replies[at] ?? ENDED) };
      const isNew = !this.isRunning || (isFresh && replies.length === 0);
      yield this.send({ calls: calls.slice(replies.length), isFresh: isNew });
      const problem = isNew ? yield* this.loaded() : undefined;
      if (problem) return { problem };
      yield* this.collect(replies, calls.length);
    }
    return { replies };
  }

  private send(request: CodeRequest): Move {
    this.isRunning = true;
    return { kind: 'send', request };
  }

  private *loaded(): Talk<SourceProblem | undefined> {
    const message = yield* this.next('first');
    if (message?.kind === 'loaded') return message.problem;
    yield* this.end();
    const fault = message?.kind === 'reply' ? message.reply?.fault : undefined;
    return fault ? { code: 'load', message: fault.message } : { code: 'budget', message: '' };
  }

  /** Adds the replies as they come, until all are there or a call had to be ended. */
  private *collect(replies: Replies, all: number): Talk<void> {
    while (replies.length < all) {
      const message = yield* this.next(this.hasReplied ? 'usual' : 'first');
      const isReply = message?.kind === 'reply';
      // Replies may travel together: which call is silent may be known only when they are asked once more, with less patience.
      const isKnown = this.isImpatient || replies.length === all - 1;
      if (isReply || isKnown) replies.push(isReply ? message.reply : ENDED);
      this.hasReplied = true;
      this.isWorn ||= !isReply || message.isBroken || message.reply?.fault?.kind === 'budget';
      if (isReply && !message.isBroken) continue;
      this.ended++;
      return yield* this.end();
    }
  }

  /** The next message that is no sign of life. */
  private *next(wait: Wait): Talk<CodeMessage | undefined> {
    for (let signs = 0; signs <= MOST_SIGNS; signs++) {
      const message = yield { kind: 'receive', wait: this.isImpatient ? 'impatient' : wait };
      if (message?.kind !== 'alive') return message;
    }
    return undefined;
  }

  private *end(): Talk<void> {
    this.isRunning = false;
    yield { kind: 'end' };
  }
}
