import type { CodeSnippet } from './codeView.ts';

/** A piece of code, with the ink that it is printed in. */
export interface CodeToken {
  readonly text: string;
  readonly tone: 'plain' | 'keyword' | 'function' | 'comment';
}

/** A piece of the running source, ready to be printed: made when the site is built. */
export interface CodeListing<Kind extends string = string> {
  readonly file: string;
  /** Line by line, without line ends. */
  readonly lines: readonly (readonly CodeToken[])[];
  readonly snippet: CodeSnippet<Kind>;
}
