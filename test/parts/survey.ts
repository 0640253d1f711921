import type { Browser } from '@playwright/test';
import type { Act } from './inPage.ts';
import { Tab } from './tab.ts';
import type { SiteFiles } from './uses.ts';

const MOST_ACTS = 160;

/** A file that some page loads, and what has to be done there before it does. */
export interface Part {
  readonly opening: string;
  readonly file: string;
  readonly acts: readonly Act[];
  /** All that had been done on the page before, in case one of `acts` is offered only then. */
  readonly before: readonly Act[];
}

/** What the pages have in common: each need not find it out again. */
export interface Known {
  readonly site: SiteFiles;
  /** Files that some page has asked for. */
  readonly asked: Set<string>;
  /** Kinds of acts that were tried on some page. */
  readonly tried: Set<string>;
}

/**
 * Does what there is to do on a page, and notes which file each act asks for. What was done on another page
 * is done again only as long as the page may ask for a file that none has asked for yet.
 */
export async function survey(
  browser: Browser,
  base: string,
  opening: string,
  known: Known,
): Promise<Part[]> {
  const tab = await Tab.open(browser, base, opening);
  const parts = new Map<string, Part>();
  let done: readonly Act[] = [];
  const note = (acts: readonly Act[]) => {
    for (const file of tab.asked) {
      if (!parts.has(file)) parts.set(file, { opening, file, acts, before: done });
      known.asked.add(file);
    }
  };
  try {
    await tab.goto(opening);
    await tab.wake();
    await tab.rest(300);
    note([]);
    const { pathname } = new URL(tab.page.url());
    const seen = new Set<string>();
    const news: Act[][] = [];
    const old: Act[][] = [];
    const look = async (before: readonly Act[]) => {
      const offered = await tab.run('offeredActs');
      const fresh = offered.filter(({ kind }) => !seen.has(kind) && seen.add(kind));
      const isOld = ({ kind }: Act) => known.tried.has(kind);
      news.unshift(...fresh.filter((act) => !isOld(act)).map((act) => [...before, act]));
      old.unshift(...fresh.filter(isOld).map((act) => [...before, act]));
    };
    const reachable = [...known.site.reachable(opening)];
    const next = () => {
      const acts = news.shift();
      return acts ?? (reachable.some((file) => !known.asked.has(file)) ? old.shift() : undefined);
    };
    await look([]);
    for (let count = 0; count < MOST_ACTS; count++) {
      const acts = next();
      const act = acts?.at(-1);
      if (!acts || !act) break;
      if (!(await tab.run('doAct', act).catch(() => false))) continue;
      known.tried.add(act.kind);
      await tab.rest();
      if (new URL(tab.page.url()).pathname !== pathname) {
        await tab.goto(opening);
        await tab.wake();
        done = [];
        continue;
      }
      note(acts);
      done = [...done, act];
      await look(acts);
    }
    await tab.rest(300);
    note([]);
    return [...parts.values()];
  } finally {
    await tab.context.close();
  }
}
