import { codeToTokensBase, createCssVariablesTheme } from 'shiki';
import type { Snippet } from '../../engine/index.ts';
import type { CodeListing, CodeToken } from './codeListing.ts';

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
): Promise<CodeListing<Kind>> {
  const tokens = await codeToTokensBase(snippet.lines.join('\n'), { lang: 'ts', theme });
  const lines = tokens.map((line) =>
    joined(line.map(({ content, color }) => inked(content, color))),
  );
  return { file, snippet: { lines: snippet.lines, lineOf: snippet.lineOf }, lines };
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
