import {
  answerRequest,
  type WorkerLike,
  type WorkerReply,
  type WorkerRequest,
} from '../../../src/components/platform/worker.ts';

type Work = (request: WorkerRequest, worker: WorkerDouble) => void;

/** A worker in the same thread: messages are cloned and buffers handed over, as in a browser. */
export class WorkerDouble implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onmessageerror: WorkerLike['onmessageerror'] = null;
  onerror: WorkerLike['onerror'] = null;
  isAlive = true;
  readonly asked: WorkerRequest[] = [];
  /** It fails at this request, from 1. */
  failsAt = Infinity;
  private readonly work: Work;

  constructor(work: Work) {
    this.work = work;
  }

  postMessage(request: WorkerRequest): void {
    const copy = structuredClone(request);
    this.asked.push(copy);
    setTimeout(() => {
      if (this.asked.length >= this.failsAt) this.fail();
      else if (this.isAlive) this.work(copy, this);
    });
  }

  terminate(): void {
    this.isAlive = false;
  }

  say(reply: WorkerReply, transfer: ArrayBuffer[] = []): void {
    const data = structuredClone(reply, { transfer });
    if (this.isAlive) this.onmessage?.({ data } as MessageEvent<WorkerReply>);
  }

  fail(): void {
    if (this.isAlive) this.onerror?.({} as ErrorEvent);
  }
}

/** A double that does what the worker's script does. */
export function workerWith<Service extends Parameters<typeof answerRequest>[0]>(
  handlers: Service,
  buffersOf?: Parameters<typeof answerRequest<Service>>[3],
): WorkerDouble {
  return new WorkerDouble((request, worker) => {
    try {
      const say = (reply: WorkerReply, transfer: ArrayBuffer[]) => worker.say(reply, transfer);
      answerRequest(handlers, request, say, buffersOf)?.catch(() => worker.fail());
    } catch {
      worker.fail();
    }
  });
}
