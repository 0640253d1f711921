import { codeToTokensBase, createCssVariablesTheme } from 'shiki';
import {
  type Snippet,
  pythonSnippetOf,
  snippetOf,
  type SearchEvent,
  type SearchName,
} from '../../engine/index.ts';
import type { CodeListing, CodeToken } from './codeView.ts';

const theme = createCssVariablesTheme({ name: 'inks', variablePrefix: '--' });

/** Inks for words only: signs and names of types stay plain, so that little is coloured. */
const INKS: readonly { tone: CodeToken['tone']; color: string; text: RegExp }[] = [
  { tone: 'keyword', color: 'var(--token-keyword)', text: /^[a-z]+$/ },
  { tone: 'function', color: 'var(--token-function)', text: /^[a-z]/ },
  { tone: 'comment', color: 'var(--token-comment)', text: /./ },
];

/** A snippet of `file`, in inks: made when the site is built. */
export async function listingFrom<Kind extends string>(
  file: string,
  snippet: Snippet<Kind>,
  python?: PythonSource,
): Promise<CodeListing<Kind>> {
  const kinds = Object.keys(snippet.lineOf);
  return {
    ...(await inInks(file, snippet, 'ts')),
    python:
      python && (await inInks(python.file, pythonSnippetOf<Kind>(python.source, kinds), 'python')),
  };
}

/** A listing in Python: its file, and its text as it is tested. */
export interface PythonSource {
  readonly file: string;
  readonly source: string;
}

async function inInks<Kind extends string>(
  file: string,
  snippet: Snippet<Kind>,
  lang: 'ts' | 'python',
): Promise<CodeListing<Kind>> {
  const tokens = await codeToTokensBase(snippet.lines.join('\n'), { lang, theme });
  const lines = tokens.map((line) =>
    joined(line.map(({ content, color }) => inked(content, color))),
  );
  return { file, snippet, lines };
}

function inked(text: string, color: string | undefined): CodeToken {
  const ink = INKS.find((known) => known.color === color && known.text.test(text.trim()));
  return { text, tone: ink?.tone ?? 'plain' };
}

/** Neighbours of one tone made one, so that the page carries fewer of them. */
function joined(tokens: readonly CodeToken[]): CodeToken[] {
  const result: CodeToken[] = [];
  for (const token of tokens) {
    const last = result.at(-1);
    if (last?.tone === token.tone) {
      result[result.length - 1] = { text: last.text + token.text, tone: token.tone };
    } else result.push(token);
  }
  return result;
}

const FOLDER = '../../engine/search/';
/** The running code, and the same in Python: the text of every file of searches, by its path. */
const SOURCES = import.meta.glob<string>('../../engine/search/*.{ts,py}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The running source of a search, in inks: made when the site is built. Search, function and file
 * have one name; throws where file or function is not found.
 */
export async function listingOf(search: SearchName): Promise<CodeListing<SearchEvent>> {
  const source = SOURCES[`${FOLDER}${search}.ts`];
  if (source === undefined) throw new Error(`There is no src/engine/search/${search}.ts.`);
  const snippet = snippetOf(source, search);
  const python = SOURCES[`${FOLDER}${search}.py`];
  return listingFrom(
    `src/engine/search/${search}.ts`,
    snippet,
    python === undefined ? undefined : { file: `${search}.py`, source: python },
  );
}
