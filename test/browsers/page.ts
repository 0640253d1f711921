import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Driver, Point } from './driver.ts';
import * as inPage from './inPage.ts';
import type { Step } from './inPage.ts';

const PATIENCE_MS = 20_000;
const POLL_MS = 50;
/** Longest part of a text in an error message. Its end is shown, where news comes. */
const MOST_SHOWN = 300;
const INSIDE = Object.values(inPage).map(String).join('\n');

/** Selectors for the roles that the interactions use. */
const ROLES = {
  button: 'button, [role="button"], summary',
  checkbox: 'input[type="checkbox"]',
  combobox: 'select',
  dialog: 'dialog, [role="dialog"]',
  figure: 'figure',
  grid: '[role="grid"]',
  gridcell: '[role="gridcell"], [role="grid"] td',
  group: 'fieldset, [role="group"]',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  list: 'ul, ol',
  region: 'section, [role="region"]',
  row: 'tr, [role="row"]',
  slider: 'input[type="range"]',
  textbox:
    'textarea, input:not([type]), input[type="text"], input[type="search"], input[type="number"]',
} as const;
export type Role = keyof typeof ROLES;
type Name = string | RegExp;

const firstLine = (error: unknown) =>
  String(error)
    .split('\n')[0]
    ?.replace(/^(Error: )+/, '');
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A page of the site in one of the engines. Every method waits until it can do its work, or fails with the reason. */
export class Page {
  readonly #driver: Driver;
  readonly #base: string;

  constructor(driver: Driver, base: string) {
    this.#driver = driver;
    this.#base = base;
  }

  get driver(): Driver {
    return this.#driver;
  }

  /** Opens a page by its address below the site's, or by a whole one. */
  async open(path: string): Promise<void> {
    await this.#driver.goto(new URL(path, this.#base).href);
  }

  reload(): Promise<void> {
    return this.#driver.reload();
  }

  /** Runs a function in the page. It can call the functions of `inPage.ts` and no others of ours. */
  async run<Args extends readonly unknown[], Result>(
    body: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const call = `(${body})(...${JSON.stringify(args)})`;
    const text = await this.#driver.evaluate(
      `${INSIDE}\nreturn JSON.stringify(await ${call}) ?? 'null';`,
    );
    return JSON.parse(text) as Awaited<Result>;
  }

  get(role: Role, name?: Name, at?: number): Part {
    return new Part(this, []).get(role, name, at);
  }

  find(css: string, at?: number): Part {
    return new Part(this, []).find(css, at);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#driver.press(key);
  }

  /** The address below the site's. */
  async address(): Promise<string> {
    const whole = await this.run(() => location.href);
    return whole.replace(this.#base, '');
  }

  /** Tries again until it succeeds. When time is up, it fails with the last reason. */
  async until<Result>(what: string, attempt: () => Promise<Result>): Promise<Result> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (performance.now() > end) {
          throw new Error(`${what}: ${firstLine(error)}`);
        }
      }
      await pause(POLL_MS);
    }
  }

  /** Waits until `read` returns what is wanted: an equal value, or text that matches a pattern. */
  async expect(what: string, read: () => Promise<unknown>, wanted: unknown): Promise<void> {
    await this.until(what, async () => {
      const found = await read();
      const isRight =
        wanted instanceof RegExp ? wanted.test(String(found)) : isDeepStrictEqual(found, wanted);
      const shown = JSON.stringify(found)?.slice(-MOST_SHOWN);
      if (!isRight) throw new Error(`found ${shown}, not ${String(wanted)}`);
    });
  }

  /** The text of a file that the page has just saved. */
  async savedFile(name: RegExp): Promise<string> {
    const { downloads } = this.#driver;
    return this.until(`a file ${name}`, async () => {
      const file = existsSync(downloads)
        ? readdirSync(downloads).find((each) => name.test(each))
        : undefined;
      const text = file && readFileSync(join(downloads, file), 'utf8');
      if (!text) throw new Error('it is not there');
      rmSync(join(downloads, file));
      return text;
    });
  }
}

/** An element, found by steps: a role or a selector, a name, and which of several. */
export class Part {
  readonly #page: Page;
  readonly #steps: readonly Step[];

  constructor(page: Page, steps: readonly Step[]) {
    this.#page = page;
    this.#steps = steps;
  }

  get(role: Role, name?: Name, at?: number): Part {
    const pattern = typeof name === 'string' ? new RegExp(`^${escaped(name)}$`) : name;
    const source = pattern && { source: pattern.source, flags: pattern.flags };
    return new Part(this.#page, [...this.#steps, { css: ROLES[role], name: source, at }]);
  }

  find(css: string, at?: number): Part {
    return new Part(this.#page, [...this.#steps, { css, at }]);
  }

  /** One of several, from 0. */
  at(at: number): Part {
    const last = this.#steps.at(-1);
    return new Part(this.#page, last ? [...this.#steps.slice(0, -1), { ...last, at }] : []);
  }

  get #words(): string {
    return this.#steps.map(({ css, name }) => (name ? `${css} "${name.source}"` : css)).join(' › ');
  }

  #until<Result>(what: string, attempt: () => Promise<Result>): Promise<Result> {
    return this.#page.until(`${what} ${this.#words}`, attempt);
  }

  /** Where it is in the window, once it can be clicked. */
  centre(): Promise<Point & { readonly width: number; readonly height: number }> {
    return this.#until('the place of', () => this.#page.run(inPage.clickPoint, this.#steps));
  }

  async click(): Promise<void> {
    await this.#page.driver.click(await this.centre());
  }

  async focus(): Promise<void> {
    await this.#until('the focus on', () => this.#page.run(inPage.focus, this.#steps));
  }

  /** Focuses it, and presses the keys one after the other. */
  async press(...keys: readonly string[]): Promise<void> {
    await this.focus();
    await this.#page.press(...keys);
  }

  async fill(text: string): Promise<void> {
    await this.#until('writing in', () => this.#page.run(inPage.fill, this.#steps, text));
  }

  /** Types with the keyboard. */
  async type(text: string): Promise<void> {
    await this.press(...text);
  }

  async choose(label: string): Promise<void> {
    await this.#until(`"${label}" of`, () => this.#page.run(inPage.choose, this.#steps, label));
  }

  async giveFile(name: string, text: string): Promise<void> {
    await this.#until('a file for', () => this.#page.run(inPage.giveFile, this.#steps, name, text));
  }

  /** The names of all of them. */
  names(): Promise<string[]> {
    return this.#page.run(inPage.names, this.#steps);
  }

  /** How many of them can be seen. */
  count(): Promise<number> {
    return this.#page.run(inPage.count, this.#steps);
  }

  text(): Promise<string> {
    return this.#until('the text of', () => this.#page.run(inPage.text, this.#steps));
  }

  /** What a field holds. */
  value(): Promise<string> {
    return this.#until('the value of', () => this.#page.run(inPage.value, this.#steps));
  }

  attribute(name: string): Promise<string | null> {
    const read = () => this.#page.run(inPage.attribute, this.#steps, name);
    return this.#until(`the ${name} of`, read);
  }

  /** Waits until its text holds this. */
  shows(wanted: Name): Promise<void> {
    const pattern = typeof wanted === 'string' ? new RegExp(escaped(wanted)) : wanted;
    return this.#page.expect(this.#words, () => this.text(), pattern);
  }

  /** Waits until an attribute is this; `null`: it is not there. */
  has(name: string, wanted: string | RegExp | null): Promise<void> {
    return this.#page.expect(`${name} of ${this.#words}`, () => this.attribute(name), wanted);
  }

  /** Waits until a field holds this. */
  holds(wanted: string | RegExp): Promise<void> {
    return this.#page.expect(this.#words, () => this.value(), wanted);
  }

  /** Waits until so many of them can be seen. */
  counts(wanted: number): Promise<void> {
    return this.#page.expect(`how many ${this.#words}`, () => this.count(), wanted);
  }
}
