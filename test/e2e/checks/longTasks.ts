import type { Browser, CDPSession } from '@playwright/test';

/** Milliseconds of work on the main thread after which a page counts as frozen, where `someWork` takes `USUAL`. */
const FROZEN = 100;

/** Milliseconds of the processor for `someWork` on the machine for which `FROZEN` was chosen, when it does nothing else. */
const USUAL = 25;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of work. What the thread has waited for a processor, on a busy machine, is not in it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * Milliseconds of the longest tasks of the pages' main threads while `use` runs, as the browser counts them.
 * Where the machine is slow, before or after, a task may be longer in proportion.
 */
export async function longTasksDuring(
  browser: Browser,
  use: () => Promise<void>,
): Promise<readonly number[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[]).filter(isWanted)),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', '__metadata'] },
  });
  let slowness = slownessNow();
  try {
    await use();
    slowness = Math.max(slowness, slownessNow());
  } finally {
    await ended(session);
  }
  const isMain = new Set(
    events.filter(({ args }) => args?.name === 'CrRendererMain').map(threadOf),
  );
  return events
    .filter((event) => event.tdur !== undefined && isMain.has(threadOf(event)))
    .map(({ tdur = 0 }) => Math.round(tdur / 1000))
    .filter((milliseconds) => milliseconds > FROZEN * slowness)
    .sort((a, b) => b - a);
}

/**
 * How many times as long as usual a processor takes over some work now: the slowest of nine times, and 1 at least.
 * Beside others even the time that is counted as one's own grows, to twice and more.
 */
function slownessNow(): number {
  const times = Array.from({ length: 9 }, () => {
    const before = process.cpuUsage();
    someWork();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.max(1, Math.max(...times) / USUAL);
}

function someWork(): number {
  const counts = new Map<string, number>();
  for (let i = 0; i < 60_000; i++) {
    const key = `k${(i * 7919) % 50_021}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts.size;
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;

/** Tasks of some length, and the names of threads. */
function isWanted({ name, ph, tdur = 0 }: TraceEvent): boolean {
  return name === 'thread_name' || (name === 'RunTask' && ph === 'X' && tdur > 1000 * FROZEN);
}

async function ended(session: CDPSession): Promise<void> {
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
}
