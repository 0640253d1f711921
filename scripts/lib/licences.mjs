import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, root } from './paths.mjs';

/*
 * The licences of what we ship: nearly all of them ask to be handed on with each copy. A plugin writes down which
 * packages really get into the files of a build, and after the build their licences are put beside those files.
 */

/** What the plugin has found since licences were last written: the site is built first, and then the player. */
const bundled = new Set();

/** The name of the package that a module or file belongs to. */
const packageOf = (path) =>
  /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(path)?.[1]?.replaceAll('\\', '/');

/** Every module in a browser's scripts, and every style sheet and font, in whatever part of the build it comes up. */
export const noteBundled = () => ({
  name: 'note-bundled',
  generateBundle(_, bundle) {
    const isForBrowser = [undefined, 'client'].includes(this.environment?.name);
    const paths = Object.values(bundle).flatMap((file) =>
      file.type === 'asset'
        ? (file.originalFileNames ?? [])
        : Object.keys(file.modules).filter((id) => isForBrowser || /\.css($|\?)/.test(id)),
    );
    for (const name of paths.map(packageOf).filter(Boolean)) bundled.add(name);
  },
});

/** Packages that put files of their own into the site, with no bundler between: by what their files are. */
const OWN_FILES = [
  ['pagefind', (files) => files.some((path) => path.startsWith('pagefind'))],
  // Its scripts around islands stand in the pages.
  ['astro', (files) => files.includes('404.html')],
  ['@expressive-code/core', (files) => files.some((path) => /_astro\/ec\..*\.css$/.test(path))],
];

/** Packages that come without the text of their licence, and where it stands here. */
const TEXTS_HERE = {
  '@micropython/micropython-webassembly-pyscript': 'scripts/lib/micropython-licence.txt',
};

const LICENCE_FILE = /^(licen[cs]e|copying)(\.|$|\/)/i;

const readPackage = (name) => {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  // A file, or a folder with some.
  const paths = filesIn(folder).filter((path) => LICENCE_FILE.test(path));
  const here = TEXTS_HERE[name] ? [join(root, TEXTS_HERE[name])] : [];
  const text = [...paths.map((path) => join(folder, path)), ...here]
    .map((path) => readFileSync(path, 'utf8').replace(/\r\n?/g, '\n').trim())
    .join('\n\n');
  if (!text) throw new Error(`The package ${name} comes without the text of its licence.`);
  return { head: `${name} ${version}: ${license}`, text };
};

/** The licences of a built folder as one text; those that are the same letter by letter stand there once. */
function licencesOf(files) {
  const own = OWN_FILES.filter(([, isThere]) => isThere(files)).map(([name]) => name);
  const byText = new Map();
  for (const name of [...new Set([...bundled, ...own])].sort()) {
    const found = readPackage(name);
    byText.set(found.text, [...(byText.get(found.text) ?? []), found.head]);
  }
  const line = '-'.repeat(80);
  const parts = [...byText].map(
    ([text, heads]) => `${line}\n${heads.join('\n')}\n${line}\n\n${text}\n`,
  );
  const ours = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
  return `Noughtbook\n\n${ours}\n\nIt is built with the following, each under a licence of its own.\n\n${parts.join('\n')}`;
}

/** Puts the licences of what is in `dir`, which has just been built, there. */
export function addLicences(dir) {
  writeFileSync(join(dir, 'licences.txt'), licencesOf(filesIn(dir)));
  bundled.clear();
}
