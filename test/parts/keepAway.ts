import type { Browser, Route } from '@playwright/test';
import type { Act } from './inPage.ts';
import type { Part } from './survey.ts';
import { Tab, pause, waitFor } from './tab.ts';

const SLOW_MS = 20_000;
export const FAULTS = {
  blocked: (route: Route) => route.abort(),
  missing: (route: Route) => route.fulfill({ status: 404, body: 'Not here.' }),
  broken: (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const broken = ;' }),
  slow: async (route: Route) => {
    await pause(SLOW_MS);
    await route.continue().catch(() => undefined);
  },
  /** A worker that never answers. */
  silent: (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
};
export type Fault = keyof typeof FAULTS;

/** A sentence has to be there by then, and what comes with a second try as well. */
const PATIENCE_MS = 5000;
/** So many acts are tried where nothing is said of a file that was loaded before it was asked for. */
const MOST_MORE = 40;
/** How a missing part is told, in any place. */
const LOST =
  /could(?: not|n’t) be (loaded|made|run|drawn|opened)|did not arrive|didn’t (arrive|load)|cannot move|has stopped|not answer|Reload the page|has changed since|not be opened/i;
/** And one that takes long, or a worker that is silent. */
const SLOW = /still on (its|their) way|is working|are thinking|running/i;

export interface Outcome extends Omit<Part, 'acts' | 'before'> {
  readonly acts: readonly string[];
  readonly fault: Fault;
  readonly problem?: string | undefined;
  readonly told?: string;
  /** Milliseconds from the last act to the sentence. */
  readonly after?: number;
  /** What has brought it; `unasked`: this time nothing asked for it; `spared`: the page thinks itself where a worker does not. */
  readonly way?: 'again' | 'reload' | 'arrival' | 'unasked' | 'spared';
}
type Found = Pick<Outcome, 'problem' | 'told' | 'after' | 'way'>;

/** A page from which one file is kept. */
class Kept {
  readonly tab: Tab;
  readonly part: Part;
  readonly fault: Fault;

  constructor(tab: Tab, part: Part, fault: Fault) {
    [this.tab, this.part, this.fault] = [tab, part, fault];
  }

  readonly told = async (): Promise<string | undefined> => {
    const text = await this.tab.run('toldTexts');
    const isSlow = this.fault === 'slow' || this.fault === 'silent';
    return LOST.test(text) || (isSlow && SLOW.test(text)) ? text : undefined;
  };
  readonly isThere = async (): Promise<boolean> =>
    this.tab.arrived.has(this.part.file) && !(await this.told());

  get thrown(): string | undefined {
    // A script that the page names itself is reported before anybody can catch it.
    const own = this.fault === 'broken' ? /Unexpected token ';'/ : undefined;
    const errors = this.tab.errors.filter((error) => !own?.test(error));
    return errors.length > 0 ? `thrown: ${errors.join('; ')}` : undefined;
  }

  /** Opens the page, and does what asks for the file. What could not be done, if anything. */
  async ask(): Promise<string | undefined> {
    const { acts, before } = this.part;
    const missed = await this.#doAll(acts, 3000);
    if (missed === undefined) return undefined;
    await this.#doAll(before, 0);
    return this.#doAll(acts, 3000, false);
  }

  /** Does these acts one after the other; with a patience of 0, those that are offered. The first that was not. */
  async #doAll(acts: readonly Act[], patience: number, isNew = true): Promise<string | undefined> {
    const { tab, part } = this;
    if (isNew) {
      await tab.goto(part.opening);
      await tab.wake();
    }
    for (const act of acts) {
      if (!(await waitFor(() => tab.run('doAct', act), patience)) && patience > 0) return act.name;
      await tab.rest(60, 800);
    }
    return undefined;
  }

  readonly isAsked = async (): Promise<boolean> => this.tab.asked.has(this.part.file);

  /** Some more things to do, one by one, until there is an answer. */
  async #doMore<Value>(
    look: () => Promise<Value | undefined>,
    among: (act: Act) => boolean = () => true,
  ): Promise<Value | undefined> {
    const { tab } = this;
    const offered = (await tab.run('offeredActs')).filter(among);
    for (const act of offered.slice(0, MOST_MORE)) {
      const found = (await tab.run('doAct', act)) && (await waitFor(look, 500));
      if (found) return found;
    }
    return undefined;
  }

  /** Whether the file was asked for: what was random has come out differently, and may take one more act. */
  async wasAsked(): Promise<boolean> {
    return ((await waitFor(this.isAsked, 1000)) ?? (await this.#doMore(this.isAsked))) === true;
  }

  /** What is said of the file. Where it was loaded before anybody asked, only once somebody does. */
  async listen(): Promise<string | undefined> {
    if (this.part.acts.length > 0) {
      // It may be said in what is folded away.
      return (
        (await waitFor(this.told, PATIENCE_MS)) ??
        this.#doMore(this.told, ({ name }) => name.startsWith('SUMMARY'))
      );
    }
    return (
      (await waitFor(this.told, 1000)) ??
      (await this.#doMore(this.told)) ??
      waitFor(this.told, PATIENCE_MS)
    );
  }

  async pressAgain(): Promise<Found | undefined> {
    const { tab, part } = this;
    // A silent worker is given up after a while.
    const patience = this.fault === 'silent' ? SLOW_MS * 2 : 300;
    const pressed = await waitFor(() => tab.run('pressButtons', 'Try again'), patience);
    if (!pressed && this.fault === 'silent' && !(await this.told())) return { way: 'spared' };
    // Where nothing asks once more, doing the same again does, or anything at all; but an island needs its page.
    if (!pressed) {
      if (await tab.run('offersButton', 'Reload the page')) return undefined;
      const acts = part.acts.length > 0 ? part.acts.slice(-1) : await tab.run('offeredActs');
      for (const act of acts.slice(0, MOST_MORE)) await tab.run('doAct', act);
    }
    // A reload is offered as well while it is on its way.
    const isStillLost = async () =>
      (await this.told()) !== undefined && (await tab.run('offersButton', 'Reload the page'));
    await waitFor(async () => (await this.isThere()) || (await isStillLost()), PATIENCE_MS);
    if (!(await this.isThere())) return undefined;
    const isFocused = async () => !(await tab.run('focusIsNowhere'));
    const isLost = pressed && !(await waitFor(isFocused, 1500));
    return { way: 'again', problem: isLost ? 'the focus is lost' : undefined };
  }

  async reload(): Promise<Found> {
    const { tab } = this;
    let isLoaded = false;
    tab.page.once('load', () => (isLoaded = true));
    const press = async () => isLoaded || (await tab.run('pressButtons', 'Reload the page'));
    if (!(await waitFor(press, 1500)))
      return { problem: `it does not come: ${(await this.told()) ?? ''}` };
    await waitFor(async () => isLoaded, PATIENCE_MS);
    await tab.wake();
    const text = await this.told();
    return { way: 'reload', problem: text && `after reloading: ${text}` };
  }
}

/** Keeps one file from one page: what is said, and what brings the file once it can be had. */
export async function keepAway(
  browser: Browser,
  base: string,
  part: Part,
  fault: Fault,
): Promise<Outcome> {
  const { opening, file, acts } = part;
  const outcome = { opening, file, acts: acts.map(({ name }) => name), fault };
  const tab = await Tab.open(browser, base, opening);
  const pattern = (url: URL) => url.pathname.endsWith(`/${file}`);
  try {
    await tab.context.route(pattern, FAULTS[fault]);
    const found = await outcomeOf(new Kept(tab, part, fault), fault, async () => {
      tab.arrived.delete(file);
      await tab.context.unroute(pattern);
    });
    return { ...outcome, ...found };
  } catch (error) {
    return { ...outcome, problem: String(error).split('\n')[0] };
  } finally {
    await tab.context.close();
  }
}

async function outcomeOf(
  kept: Kept,
  fault: Fault,
  letThrough: () => Promise<unknown>,
): Promise<Found> {
  const missed = await kept.ask();
  if (missed !== undefined) return { problem: kept.thrown ?? `not offered: ${missed}` };
  if (!(await kept.wasAsked())) return { way: 'unasked', problem: kept.thrown };
  const since = performance.now();
  const text = await kept.listen();
  if (kept.thrown) return { problem: kept.thrown };
  if (!text) {
    const isSpared = fault !== 'silent' && kept.part.file.includes('worker');
    return isSpared ? { way: 'spared' } : { problem: 'nothing is said' };
  }
  const said = { told: text.slice(0, 200), after: Math.round(performance.now() - since) };
  if (fault === 'slow') {
    const came = await waitFor(kept.isThere, SLOW_MS);
    const problem = came ? undefined : `it stays: ${(await kept.told()) ?? ''}`;
    return { ...said, way: 'arrival', problem };
  }
  await letThrough();
  const again = await kept.pressAgain();
  if (kept.thrown) return { ...said, problem: kept.thrown };
  return { ...said, ...(again ?? (await kept.reload())) };
}
