import type { CodeQuestions, Program, SourceProblem } from '../../engine/index.ts';
import { Conversation, type Answers, type Talk, type Wait } from '../../runtimes/conversation.ts';
import type { CodeMessage, CodeRequest } from '../../runtimes/serving.ts';
import { WorkerProblem } from '../platform/worker.ts';

/** A place where one program runs and can reach nothing. */
export interface Room {
  send(request: CodeRequest): void;
  /** The next message; `undefined` if it doesn't come in time. */
  receive(wait: Wait): Promise<CodeMessage | undefined>;
  /** Whoever waits for a message gets none. */
  readonly end: () => void;
}

/** Rejects with the signal's reason, or with a `WorkerProblem` where there can't be one. */
export type OpenRoom = (
  program: Program,
  isImpatient: boolean,
  signal: AbortSignal,
) => Promise<Room>;

/** A program, with the room in which it runs: a new one whenever a call had to be ended. */
export class ProgramThread {
  private readonly program: Program;
  private readonly openRoom: OpenRoom;
  private conversation = new Conversation();
  private readonly life = new AbortController();
  private readonly signal: AbortSignal | undefined;
  private room: Room | undefined;

  constructor(program: Program, open: OpenRoom, signal?: AbortSignal) {
    this.program = program;
    this.openRoom = open;
    this.signal = signal;
    if (signal?.aborted) this.abort();
    signal?.addEventListener('abort', this.abort);
  }

  /** With the next question the program is loaded anew: it finds nothing of what it was asked before, and all patience. */
  renew(): void {
    if (this.conversation.isWorn) this.leave();
    this.conversation = new Conversation();
  }

  load(): Promise<SourceProblem | undefined> {
    return this.follow(this.conversation.load());
  }

  ask(questions: CodeQuestions, onreply?: () => void): Promise<Answers> {
    return this.follow(this.conversation.ask(questions), onreply);
  }

  /** Ends the program. Whoever waits for it is rejected with the reason. */
  end(reason: unknown = new WorkerProblem('cancelled')): void {
    this.signal?.removeEventListener('abort', this.abort);
    this.life.abort(reason);
    this.leave();
  }

  private readonly abort = (): void => this.end(this.signal?.reason);

  private leave(): void {
    this.room?.end();
    this.room = undefined;
  }

  private async follow<Outcome>(talk: Talk<Outcome>, onreply?: () => void): Promise<Outcome> {
    const { signal } = this.life;
    let step = talk.next();
    while (!step.done) {
      const move = step.value;
      let message: CodeMessage | undefined;
      signal.throwIfAborted();
      if (move.kind === 'send') (await this.enter(signal)).send(move.request);
      else if (move.kind === 'end') this.leave();
      else message = await this.room?.receive(move.wait);
      signal.throwIfAborted();
      if (message?.kind === 'reply') onreply?.();
      step = talk.next(message);
    }
    return step.value;
  }

  private async enter(signal: AbortSignal): Promise<Room> {
    const room =
      this.room ?? (await this.openRoom(this.program, this.conversation.isImpatient, signal));
    if (signal.aborted) room.end();
    this.room = room;
    return room;
  }
}
