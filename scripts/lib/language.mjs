import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cache, filesIn, root } from './paths.mjs';

/**
 * The language of a build, its BCP 47 tag: `SITE_LANGUAGE`, English unless it says otherwise. `en-XA`
 * is the pseudo-language, English with accents, which is made while the site is built.
 */
export const language = process.env.SITE_LANGUAGE || 'en';
const isPseudo = language === 'en-XA';
/** Not loaded for any other: it needs the compiler. */
const made = isPseudo ? await import('./pseudo.mjs') : undefined;
/** The language whose files are read. */
const written = isPseudo ? 'en' : language;

const COMPONENTS = join(root, 'src/components');
const PAGES = join(root, 'src/content/docs');
/** Each page of English, "lessons/count.mdx", lies beside that of another language, "lessons/count.ru.mdx". */
const pageOf = (page) => (written === 'en' ? page : page.replace(/\.mdx$/, `.${written}.mdx`));

/** The file behind `#language/<path>`. */
const messagesFile = (path) => join(COMPONENTS, `${path}.${written}.ts`);

/** The files that a language needs and has not: one for every page and every file of messages in English. */
function missingFiles() {
  const messages = filesIn(COMPONENTS).filter((file) => file.endsWith('.en.ts'));
  const pages = filesIn(PAGES).filter((page) => /^[^.]*\.mdx$/.test(page));
  return [
    ...messages.map((file) => messagesFile(file.replace(/\.en\.ts$/, ''))),
    ...pages.map((page) => join(PAGES, pageOf(page))),
  ].filter((file) => !existsSync(file));
}

const missing = missingFiles().map((file) => relative(root, file));
if (missing.length > 0) {
  const files = missing.map((file) => `\n  ${file}`).join('');
  throw new Error(`The language "${language}" lacks ${missing.length} files:${files}`);
}

/** For Vite: `#language/<path>` in the language of this build. Node and TypeScript read English (package.json). */
export const languagePlugins = [
  {
    name: 'language',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#language\// },
      handler: (source) => messagesFile(source.replace('#language/', '')),
    },
  },
  ...(made ? [made.pseudoModules(COMPONENTS)] : []),
];

/**
 * For type checkers: what they look at, everything or only `include`, and how they read `#language/*` in this
 * language, if it isn't English.
 */
export function typeOptions(name, include) {
  if (written === 'en' && !include) return [];
  mkdirSync(cache, { recursive: true });
  const file = join(cache, `tsconfig.${name}.json`);
  const paths = { '#language/*': [`../src/components/*.${written}.ts`] };
  const compilerOptions = written === 'en' ? {} : { paths };
  writeFileSync(file, JSON.stringify({ extends: '../tsconfig.json', compilerOptions, include }));
  return ['--tsconfig', file];
}

/** The exports of `#language/<path>`, for the site's configuration, which Vite doesn't load. */
export async function messagesOf(path) {
  const module = await import(/* @vite-ignore */ pathToFileURL(messagesFile(path)).href);
  return made ? made.pseudoValues(module) : module;
}

/** How Astro finds the pages of this language, and what they are called in addresses. */
export const pages = {
  base: relative(root, PAGES),
  pattern: written === 'en' ? ['**/*.mdx', '!**/*.*.mdx'] : [`**/*.${written}.mdx`],
  generateId: ({ entry }) => entry.replace(/(\.[^./]+)?\.mdx$/, '').replace(/\/index$/, ''),
  /** What becomes of the data at the top of a page.
   * @type {<Data>(data: Data) => Data} */
  data: made ? made.pseudoData : (data) => data,
};

/** What Astro remembers of pages depends on the language. */
export const cacheDir = `./node_modules/.astro${language === 'en' ? '' : `-${language}`}`;

/** For Astro and for Starlight. */
export const languageIntegrations = made ? [made.pseudoPages()] : [];
export const starlightPlugins = made ? [made.pseudoStarlight(language)] : [];
