import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, root } from '../scripts/lib/paths.mjs';

interface Package {
  readonly scripts: Readonly<Record<string, string>>;
}

const TEXT_FILE = /\.(ts|mjs|js|svelte|astro|mdx|css|html)$/;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*|<!--[\s\S]*?-->/g;
const SECTION = /docs\/algorithms\.md,\s+section\s+(\d+)(?:,\s+"([^"]+)")?/g;

const specification = readFileSync(join(root, 'docs/algorithms.md'), 'utf8');

/** The text of each numbered section of the specification. */
const sections = new Map(
  [...specification.matchAll(/^## (\d+)\. ([\s\S]*?)(?=^## |$(?![\s\S]))/gm)].map(
    ([, number, text]) => [number, text?.replaceAll(/\s+/g, ' ') ?? ''],
  ),
);

/** What is wrong with the documents that a file cites: none of it can be looked up. */
function faultsIn(text: string): string[] {
  const flat = text.replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, ' ');
  const missing = [...flat.matchAll(/\bdocs\/[\w-]+\.md/g)]
    .map(([path]) => path)
    .filter((path) => !existsSync(join(root, path)));
  const unknown = [...flat.matchAll(SECTION)]
    .filter(([, number, title]) => {
      const section = sections.get(number);
      return section === undefined || (title !== undefined && !section.includes(`**${title}`));
    })
    .map(([citation]) => citation);
  const bare = (text.match(COMMENT) ?? []).flatMap(
    (comment) => comment.replaceAll(/`[^`]*`/g, '').match(/\b(ALGORITHMS|ARCHITECTURE)\b/g) ?? [],
  );
  return [...missing, ...unknown, ...bare];
}

const files = ['src', 'test', 'scripts'].flatMap((folder) =>
  filesIn(join(root, folder))
    .filter((name) => TEXT_FILE.test(name))
    .map((name) => join(root, folder, name)),
);

const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
const source = files.filter((file) => relative(root, file).startsWith('src'));
const sourceCode = source.map((file) => readFileSync(file, 'utf8')).join('\n');
const paths = files.map((file) => `/${relative(root, file).split(sep).join('/')}`);
const isPath = (name: string) =>
  existsSync(join(root, name)) || paths.some((path) => path.includes(`/${name}`));

describe('what comments cite', () => {
  it('can be looked up in docs/', () => {
    const faults = files.flatMap((file) =>
      faultsIn(readFileSync(file, 'utf8')).map((fault) => `${relative(root, file)}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('numbers its sections, and most of them are cited', () => {
    const cited = new Set([...code.matchAll(SECTION)].map(([, number]) => number));
    expect([...sections.keys()]).toEqual(Array.from({ length: 12 }, (_, at) => `${at + 1}`));
    expect(cited.size).toBeGreaterThan(4);
  });

  it.each([
    ['a section that is not there', `// docs/algorithms.md, section ${99}`],
    [
      'a section that is not there, over a line break',
      `/**\n * docs/algorithms.md,\n * section ${99} */`,
    ],
    ['a passage that is not in its section', `// docs/algorithms.md, section ${1}, "Breakpoint"`],
    ['a document that is not there', `// see docs/${'nothing'}.md`],
    ['a source outside of the repository', `// (${'algorithms'.toUpperCase()}, section 7)`],
  ])('must not be %s', (_, text) => {
    expect(faultsIn(text)).toHaveLength(1);
  });

  it('may be a passage by its name, and a constant of any name', () => {
    expect(
      faultsIn(`// docs/algorithms.md, section ${7}, "Breakpoint"; see \`ALGORITHMS\``),
    ).toEqual([]);
  });
});

describe('what comments in src name', () => {
  const FILE =
    /(?<![\w./:*-])(?:\.{1,2}\/)*([\w-][\w./-]*\.(?:[mc]?[jt]s|svelte|astro|css|mdx?|json))\b/g;

  /** Files that are nowhere: neither in the project nor, as a text, in the code that writes them. */
  const strangers = (text: string) =>
    (text.match(COMMENT) ?? [])
      .flatMap((comment) => [...comment.matchAll(FILE)].map(([, name = '']) => name))
      .filter((name) => !isPath(name) && !sourceCode.includes(`'${name}'`));

  it('is there, where it is a file', () => {
    const found = source.flatMap((file) =>
      strangers(readFileSync(file, 'utf8')).map((name) => `${relative(root, file)}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('is missed', () => {
    expect(strangers(`// as in ${'nowhere'}.ts`)).toEqual(['nowhere.ts']);
    expect(strangers(`/**\n * See \`src/engine/${'nowhere'}.ts\`. */`)).toHaveLength(1);
    expect(strangers('// see `minimax.ts` and engine/search/minimax.ts; `*.en.ts`')).toEqual([]);
  });
});

describe('what the documents for developers name', () => {
  const commands = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Package)
    .scripts;

  /** Names in backticks that are nowhere: of commands, of files and folders, in code. */
  function missing(text: string): string[] {
    const names = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name ?? '');
    return names.filter((name) => {
      const command = /^npm run (?:-s )?([\w:]+)$/.exec(name)?.[1];
      if (command) return !(command in commands);
      if (/yours|[^\w./-]/i.test(name)) return false;
      if (/[/.]/.test(name)) return !isPath(name);
      return !new RegExp(`\\b${name}\\b`).test(code);
    });
  }

  it.each(['adding.md', 'architecture.md', 'accessibility.md'])('docs/%s: exists', (name) => {
    const text = readFileSync(join(root, 'docs', name), 'utf8');
    expect(text.match(/`/g)?.length).toBeGreaterThan(60);
    expect(missing(text)).toEqual([]);
  });

  it.each(['README.md', 'CONTRIBUTING.md'])('%s: its links and commands exist', (name) => {
    const text = readFileSync(join(root, name), 'utf8');
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path]) => path ?? '');
    expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(missing(text).filter((each) => each.startsWith('npm run'))).toEqual([]);
  });

  it('README.md: counts the lessons of each part', () => {
    const folder = join(root, 'src/content/docs/lessons');
    const parts = filesIn(folder).flatMap(
      (name) => /^part: (.+)$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? [],
    );
    const numbers = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
    const counted = [...new Set(parts)].map(
      (part) =>
        `${numbers[parts.filter((each) => each === part).length - 3]} (on )?${part.toLowerCase()}`,
    );
    const text = readFileSync(join(root, 'README.md'), 'utf8').replaceAll(/\s+/g, ' ');
    expect(counted.filter((words) => !new RegExp(`\\b${words}\\b`).test(text))).toEqual([]);
    expect(counted).toHaveLength(3);
  });

  it('is missed', () => {
    const wrong = ['`src/nowhere.ts`', '`nowhere/`', `\`no${'Such'}Name\``, '`npm run nothing`'];
    expect(missing(wrong.join(' '))).toHaveLength(wrong.length);
    expect(missing('`src/engine`, `minimax.ts`, `minimax`, `npm run check`')).toEqual([]);
  });
});

describe('the changes', () => {
  /** What is wrong for a reader who looks for one thing: an entry outside a part, or a long one. */
  function unread(text: string): string[] {
    const [head = '', ...parts] = text.split(/^### .+$/m);
    const entries = parts.flatMap((part) => part.split(/^- /m).slice(1));
    const long = entries.filter((entry) => entry.length > 300);
    return [...(head.match(/^- .*$/gm) ?? []), ...long];
  }

  it('are listed by parts of the site, in short entries', () => {
    expect(unread(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))).toEqual([]);
  });

  it('are seen to be out of order', () => {
    const long = 'much '.repeat(70);
    expect(unread(`## Now\n\n- One.\n\n### Play\n\n- ${long}\n- Two.\n`)).toHaveLength(2);
  });
});

describe('the glossary', () => {
  it('gives names of code that exist', () => {
    const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
    const names = [...glossary.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? '');
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(sourceCode))).toEqual([]);
  });
});
