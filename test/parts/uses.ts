import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from './survey.ts';

/** What stands for the page among those who ask for files. */
const PAGE = 'the page';
/**
 * Begins to keep the notebook on this device, in an idle moment. Nobody waits for that, and the page about it
 * says what is wrong when somebody asks: this file, and those that only it asks for, are not tried.
 */
const UNAWAITED = /^_astro\/start\.dom\./;

/** Which scripts of the built site name which others: as imports, islands or workers. */
export class SiteFiles {
  readonly #dir: string;
  readonly #all: ReadonlySet<string>;
  readonly #named = new Map<string, ReadonlySet<string>>();

  constructor(dir: string) {
    this.#dir = dir;
    this.#all = new Set(readdirSync(join(dir, '_astro')).map((name) => `_astro/${name}`));
  }

  #namesIn(path: string): ReadonlySet<string> {
    const known = this.#named.get(path);
    if (known) return known;
    const text = readFileSync(join(this.#dir, path), 'utf8');
    const names = text.match(/[\w.-]+\.js\b/g) ?? [];
    const files = new Set(
      names.map((name) => `_astro/${name}`).filter((file) => this.#all.has(file)),
    );
    this.#named.set(path, files);
    return files;
  }

  /** All that a page can come to ask for while somebody waits for it. */
  reachable(opening: string): ReadonlySet<string> {
    const found = new Set(this.#namesIn(pageOf(opening)));
    // What is added on the way is visited as well.
    for (const file of found) {
      if (UNAWAITED.test(file)) found.delete(file);
      else for (const next of this.#namesIn(file)) found.add(next);
    }
    return found;
  }

  /** Those of the askers on a page that name a file. */
  importers(opening: string, file: string, askers: Iterable<string>): readonly string[] {
    const names = [...askers].filter((asker) => this.#namesIn(asker).has(file));
    return this.#namesIn(pageOf(opening)).has(file) ? [PAGE, ...names] : names;
  }
}

export function groupBy<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => string,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

const pageOf = (opening: string) => `${opening.replace(/[?#].*$/, '')}index.html`;

/**
 * Enough of the parts to try every file with each of those that ask for it: what is said of a missing file is
 * up to them, and not to the page.
 */
export function chooseParts(site: SiteFiles, parts: readonly Part[]): Part[] {
  const awaited = parts.filter(({ opening, file }) => site.reachable(opening).has(file));
  const asked = groupBy(awaited, ({ opening }) => opening);
  const uses = awaited.map((part) => {
    const askers = asked.get(part.opening)?.map(({ file }) => file) ?? [];
    return { part, importers: site.importers(part.opening, part.file, askers) };
  });
  return [...groupBy(uses, ({ part }) => part.file).values()].flatMap((places) => {
    const chosen: Part[] = [];
    const tried = new Set<string>();
    const left = () =>
      places
        .map((use) => ({ ...use, news: use.importers.filter((each) => !tried.has(each)).length }))
        .sort((a, b) => b.news - a.news || a.part.acts.length - b.part.acts.length);
    for (let [next] = left(); next && (next.news > 0 || chosen.length === 0); [next] = left()) {
      for (const each of next.importers) tried.add(each);
      chosen.push(next.part);
    }
    return chosen;
  });
}
