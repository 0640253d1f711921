import type { Browser } from '@playwright/test';
import type { Act } from './inPage.ts';
import { Tab } from './tab.ts';

const MOST_ACTS = 160;

/** A file that some page loads, and what has to be done there before it does. */
export interface Part {
  readonly opening: string;
  readonly file: string;
  readonly acts: readonly Act[];
}

/** Does everything there is to do on a page, and notes which file each act asks for. */
export async function survey(browser: Browser, base: string, opening: string): Promise<Part[]> {
  const tab = await Tab.open(browser, base);
  const parts: Part[] = [];
  const known = new Set<string>();
  const note = (acts: readonly Act[]) => {
    for (const file of tab.asked)
      if (!known.has(file)) {
        known.add(file);
        parts.push({ opening, file, acts });
      }
  };
  try {
    await tab.goto(opening);
    await tab.wake();
    await tab.rest(600);
    note([]);
    const { pathname } = new URL(tab.page.url());
    const seen = new Set<string>();
    const fresh = async () => {
      const offered = await tab.run('offeredActs');
      return offered.filter(({ kind }) => !seen.has(kind) && seen.add(kind));
    };
    const stack = (await fresh()).map((act) => [act]);
    for (let count = 0; count < MOST_ACTS; count++) {
      const acts = stack.shift();
      const act = acts?.at(-1);
      if (!acts || !act) break;
      if (!(await tab.run('doAct', act).catch(() => false))) continue;
      await tab.rest();
      if (new URL(tab.page.url()).pathname !== pathname) {
        await tab.goto(opening);
        await tab.wake();
        continue;
      }
      note(acts);
      stack.unshift(...(await fresh()).map((next) => [...acts, next]));
    }
    await tab.rest(600);
    note([]);
    return parts;
  } finally {
    await tab.context.close();
  }
}
