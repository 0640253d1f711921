/** Why a worker gave no answer. The words for each code are in the messages of a language. */
export const WORKER_PROBLEMS = ['died', 'not-started', 'unsupported', 'cancelled'] as const;
export type WorkerProblemCode = (typeof WORKER_PROBLEMS)[number];

/** What every question to a worker is rejected with. */
export class WorkerProblem extends Error {
  readonly code: WorkerProblemCode;

  constructor(code: WorkerProblemCode) {
    super(`worker: ${code}`);
    this.name = 'WorkerProblem';
    this.code = code;
  }
}

/** The code of what a question was rejected with; anything unforeseen counts as a death. */
export function workerProblemOf(error: unknown): WorkerProblemCode {
  return error instanceof WorkerProblem ? error.code : 'died';
}

/**
 * What a worker can be asked: a function for each kind of question, which may report on the way.
 * The page imports their types only, the worker's script the functions.
 */
type Handlers = Readonly<
  Record<string, (question: never, report: (progress: unknown) => void) => unknown>
>;
type QuestionOf<Handler extends Handlers[string]> = Parameters<Handler>[0];
type AnswerOf<Handler extends Handlers[string]> = Awaited<ReturnType<Handler>>;
type ProgressOf<Handler extends Handlers[string]> =
  Parameters<Handler> extends [unknown, (progress: infer Progress) => void] ? Progress : never;

/** What the page posts. */
export interface WorkerRequest {
  readonly kind: string;
  readonly question: unknown;
}
/** What the worker posts: that it has heard the question, any number of reports, then the answer; each says to which kind of question. */
export type WorkerReply = { readonly kind: string } & (
  | { readonly heard: true }
  | { readonly progress: unknown }
  | { readonly answer: unknown }
);

/** The part of a `Worker` that is used here. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<WorkerReply>) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(request: WorkerRequest): void;
  terminate(): void;
}

interface WorkerTimes {
  /** Milliseconds without a word, while a question waits, after which the worker counts as dead. */
  readonly timeout: number;
  /** The same for its first word, which waits for the script and for nothing else. */
  readonly startTimeout?: number;
}

/** Milliseconds for a worker's script to arrive, also over a slow connection. */
const START_TIMEOUT = 15_000;

interface AskOptions<Progress> {
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Aborting ends the worker, unless the question still waits for others. */
  readonly signal?: AbortSignal | undefined;
  /** Instead of the client's own. */
  readonly timeout?: number;
}

/** A worker, seen from the page. */
export interface WorkerClient<Service extends Handlers> {
  /** Rejects with a `WorkerProblem`. */
  ask<Kind extends keyof Service & string>(
    kind: Kind,
    question: QuestionOf<Service[Kind]>,
    options?: AskOptions<ProgressOf<Service[Kind]>>,
  ): Promise<AnswerOf<Service[Kind]>>;
  /** Ends the worker. Whoever waits is told `cancelled`. */
  end(): void;
}

/**
 * A worker that is made at the first question; `make` may throw, where there are no workers. Questions
 * wait for each other. After one that failed, the next starts a new worker.
 */
export function workerClient<Service extends Handlers>(
  make: () => WorkerLike,
  times: WorkerTimes,
): WorkerClient<Service> {
  let running: Running | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let life = {};

  const start = (): Running => {
    try {
      return { worker: make(), isNew: true, forget: () => (running = undefined) };
    } catch {
      throw new WorkerProblem('unsupported');
    }
  };
  const put = async (request: WorkerRequest, options: AskOptions<never>, own: object) => {
    if (own !== life || options.signal?.aborted) throw new WorkerProblem('cancelled');
    return answerOf((running ??= start()), request, { ...times, ...options });
  };
  return {
    ask(kind, question, options = {}) {
      const own = life;
      const answer = last.then(() => put({ kind, question }, options, own));
      last = answer.catch(() => undefined);
      return answer as Promise<never>;
    },
    end() {
      life = {};
      running?.cancel?.();
    },
  };
}

interface Running {
  readonly worker: WorkerLike;
  /** It has said nothing yet: an error means that its script did not arrive. */
  isNew: boolean;
  readonly forget: () => void;
  /** Ends it, whether or not a question waits. */
  cancel?: () => void;
}

function answerOf(
  running: Running,
  request: WorkerRequest,
  {
    onProgress,
    signal,
    timeout = 0,
    startTimeout = START_TIMEOUT,
  }: AskOptions<never> & Partial<WorkerTimes>,
): Promise<unknown> {
  const { worker } = running;
  return new Promise((resolve, reject) => {
    let silence: ReturnType<typeof setTimeout>;
    const wait = (milliseconds: number): void => {
      clearTimeout(silence);
      silence = setTimeout(die, milliseconds);
    };
    const settle = (): void => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', cancel);
    };
    const fail = (code: WorkerProblemCode): void => {
      settle();
      worker.terminate();
      running.forget();
      reject(new WorkerProblem(code));
    };
    const die = (): void => fail(running.isNew ? 'not-started' : 'died');
    const cancel = (): void => fail('cancelled');
    running.cancel = cancel;
    worker.onerror = worker.onmessageerror = die;
    worker.onmessage = ({ data }) => {
      running.isNew = false;
      try {
        if (data.kind !== request.kind) die();
        else if ('answer' in data) {
          settle();
          resolve(data.answer);
        } else if ('progress' in data || 'heard' in data) {
          wait(timeout);
          if ('progress' in data) onProgress?.(data.progress as never);
        } else die();
      } catch {
        // It says what no worker of ours says, or reports what cannot be.
        die();
      }
    };
    signal?.addEventListener('abort', cancel);
    wait(running.isNew ? startTimeout : timeout);
    try {
      worker.postMessage(request);
    } catch {
      die();
    }
  });
}

type BuffersOf<Service extends Handlers> = (
  answer: AnswerOf<Service[keyof Service]>,
) => ArrayBuffer[];

/**
 * Answers a request: that it was heard, reports, then the answer, whose buffers go over without being copied. Of an answer that
 * is awaited it gives the promise.
 */
export function answerRequest<Service extends Handlers>(
  handlers: Service,
  { kind, question }: WorkerRequest,
  post: (reply: WorkerReply, transfer: ArrayBuffer[]) => void,
  buffersOf: BuffersOf<Service> = () => [],
): Promise<void> | undefined {
  const handle = handlers[kind] as (
    question: unknown,
    report: (progress: unknown) => void,
  ) => never;
  const send = (answer: never) => post({ kind, answer }, buffersOf(answer));
  post({ kind, heard: true }, []);
  const answer: unknown = handle(question, (progress) => post({ kind, progress }, []));
  if (answer instanceof Promise) return (answer as Promise<never>).then(send);
  return void send(answer as never);
}

/** All that a worker's script does: answer what the page asks. What a handler throws ends the worker. */
export function serve<Service extends Handlers>(
  handlers: Service,
  buffersOf?: BuffersOf<Service>,
): void {
  addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
    const post = (reply: WorkerReply, transfer: ArrayBuffer[]) => postMessage(reply, { transfer });
    // The page hears of what is thrown, and not of a promise that is broken.
    answerRequest(handlers, data, post, buffersOf)?.catch((error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
    );
  });
}
