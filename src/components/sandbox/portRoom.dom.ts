import type { CodeReply } from '../../engine/index.ts';
import type { Wait } from '../../runtimes/conversation.ts';
import { checkProblem, checkReply } from '../../runtimes/program.ts';
import type { CodeMessage } from '../../runtimes/serving.ts';
import type { Room } from './thread.dom.ts';

/** The part of a `MessagePort` that is used here. */
export interface PortLike {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  postMessage(message: unknown): void;
  close(): void;
}

/** Milliseconds. A page that stands still itself for a while must not take it for silence: so they are counted in ticks. */
const TICK = 250;
/** Steps end most calls that take too long, and counted steps are signs of life. These are for loops that count none. */
const MOST_TICKS: Readonly<Record<Wait, number>> = { first: 40, usual: 8, impatient: 8 };

/** What a program comes to that has sent what no program can send: it has got out of its interpreter, and no further. */
const BROKEN_OUT: CodeReply = {
  returned: '',
  printed: '',
  draws: [],
  fault: { kind: 'error', message: 'SandboxError' },
};

/** What is said through a port, as far as it was asked for: whoever says anything else is ended. */
export function portRoom(port: PortLike, close: () => void, tick = TICK): Room {
  const queue: CodeMessage[] = [];
  let expected = 1;
  let take: ((message: CodeMessage | undefined) => void) | undefined;
  let ticks = 0;
  let ticking: ReturnType<typeof setInterval> | undefined;
  let isOver = false;

  function put(message: CodeMessage | undefined): void {
    if (!take) {
      if (message) queue.push(message);
      return;
    }
    take(message);
    take = undefined;
  }
  function count(): void {
    if (take && --ticks > 0) return;
    clearInterval(ticking);
    ticking = undefined;
    put(undefined);
  }
  function end(): void {
    if (isOver) return;
    isOver = true;
    port.onmessage = null;
    port.close();
    close();
    put(undefined);
  }
  port.onmessage = ({ data }) => {
    for (const each of Array.isArray(data) ? (data as unknown[]) : [data]) {
      const message = readMessage(each);
      if (message?.kind !== 'alive') expected--;
      if (message && expected >= 0) put(message);
      else {
        queue.length = 0;
        put({ kind: 'reply', reply: BROKEN_OUT, isBroken: true });
        end();
        return;
      }
    }
  };
  return {
    end,
    send(request) {
      expected += request.calls.length + (request.isFresh ? 1 : 0);
      port.postMessage(request);
    },
    receive(wait) {
      const found = queue.shift();
      if (found || isOver) return Promise.resolve(found);
      ticks = MOST_TICKS[wait];
      ticking ??= setInterval(count, tick);
      return new Promise((resolve) => (take = resolve));
    },
  };
}

/** What came out of a room, whatever it may be: a message, or `undefined`. */
function readMessage(data: unknown): CodeMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { kind, problem, reply, isBroken } = data as Readonly<Record<string, unknown>>;
  switch (kind) {
    case 'ready':
    case 'alive':
      return { kind };
    case 'loaded':
      return { kind, problem: problem === undefined ? undefined : checkProblem(problem) };
    case 'reply':
      return {
        kind,
        reply: reply === undefined ? undefined : checkReply(reply),
        isBroken: isBroken === true,
      };
    default:
      return undefined;
  }
}
