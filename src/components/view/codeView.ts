import { SEARCH_EVENTS, type SearchEvent } from '../../engine/index.ts';

/**
 * Code as it is shown, and the line (from 1) that each kind of event happens at. Kinds that the
 * algorithm never emits are absent.
 */
export interface CodeSnippet {
  readonly lines: readonly string[];
  readonly lineOf: Readonly<Partial<Record<SearchEvent, number>>>;
}

/** The line that is lit while an event of this kind is shown. */
export function codeLineAt(snippet: CodeSnippet, event: SearchEvent): number | undefined {
  return snippet.lineOf[event];
}

/** The kinds of event that happen at a line: none for most lines. */
export function eventsOfLine(snippet: CodeSnippet, line: number): SearchEvent[] {
  return SEARCH_EVENTS.filter((event) => snippet.lineOf[event] === line);
}
