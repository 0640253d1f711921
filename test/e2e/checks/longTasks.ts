import type { Browser, CDPSession } from '@playwright/test';

/** Milliseconds of work on the main thread after which a page counts as frozen. */
export const FROZEN = 100;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of work. What the thread has waited for a processor, on a busy machine, is not in it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Milliseconds of the longest tasks of the pages' main threads while `use` runs, as the browser counts them. */
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
  try {
    await use();
  } finally {
    await ended(session);
  }
  const isMain = new Set(
    events.filter(({ args }) => args?.name === 'CrRendererMain').map(threadOf),
  );
  return events
    .filter((event) => event.tdur !== undefined && isMain.has(threadOf(event)))
    .map(({ tdur = 0 }) => Math.round(tdur / 1000))
    .filter((milliseconds) => milliseconds > FROZEN)
    .sort((a, b) => b - a);
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
