import { SEARCH_EVENTS, type SearchEvent } from './searchTracer.ts';

/** The code of a traced algorithm as readers see it, with the line of each event. */
export interface Snippet<Kind extends string = string> {
  readonly lines: readonly string[];
  /** The shown line, from 1, that each event comes just before. Kinds that are never emitted are absent. */
  readonly lineOf: Readonly<Partial<Record<Kind, number>>>;
}

const TRACER_CALL = /^\s*(?:[\w.]+\.)?trace\?\.(\w+)\(.*\);$/;
const TRACER_PARAMETER_LINE = /^\s*trace\?: [\w<>]+,?$/;

/**
 * The text of some functions of `source`, in the given order with an empty line between them, and
 * with everything that belongs to their tracer taken out: the `trace?.…` lines, the parameter and
 * the argument that hands it on. `kinds` are the events that may occur. A function must begin and end
 * in the first column, as the formatter leaves it, or be a method of a class. Throws if an event has no single place in the source
 * or the tracer is used in any other way: that is a mistake of ours, not of a reader.
 */
export function snippetOf(source: string, functionName: string): Snippet<SearchEvent>;
export function snippetOf<Kind extends string>(
  source: string,
  functionNames: string | readonly string[],
  kinds: readonly Kind[],
): Snippet<Kind>;
export function snippetOf(
  source: string,
  functionNames: string | readonly string[],
  kinds: readonly string[] = SEARCH_EVENTS,
): Snippet {
  const names = typeof functionNames === 'string' ? [functionNames] : functionNames;
  const texts = names.map((name) => functionText(source, name));
  const lines: string[] = [];
  const lineOf: Record<string, number> = {};
  for (const { name, body } of texts) {
    if (lines.length > 0) lines.push('');
    for (const line of body) {
      const kind = TRACER_CALL.exec(line)?.[1];
      if (kind !== undefined) placeEvent(lineOf, kinds, kind, lines.length + 1, name);
      else if (!TRACER_PARAMETER_LINE.test(line)) lines.push(withoutTracer(line));
    }
  }
  const left = lines.find((line) => /\btrace\b/.test(line));
  if (left !== undefined) throw new Error(`${names[0]} uses its tracer in "${left.trim()}"`);
  return { lines, lineOf };
}

const PYTHON_TRACER = /^\s*trace\("(\w+)".*\)$/;

/** The same of a whole listing in Python, where `trace("kind", …)` stands for the tracer. */
export function pythonSnippetOf<Kind extends string>(
  source: string,
  kinds: readonly string[],
): Snippet<Kind> {
  const lines: string[] = [];
  const lineOf: Record<string, number> = {};
  for (const line of source.trimEnd().split(/\r?\n/)) {
    const kind = PYTHON_TRACER.exec(line)?.[1];
    if (kind === undefined) lines.push(line);
    else placeEvent(lineOf, kinds, kind, lines.length + 1, 'a listing in Python');
  }
  return { lines, lineOf: lineOf as Snippet<Kind>['lineOf'] };
}

function functionText(source: string, name: string) {
  const all = source.split(/\r?\n/);
  const head = new RegExp(`^((export )?function ${name}\\b|  (private )?${name}\\()`);
  const start = all.findIndex((line) => head.test(line));
  const margin = /^ */.exec(all[start] ?? '')![0];
  const length = all.slice(start).indexOf(`${margin}}`) + 1;
  if (start < 0 || length === 0) throw new Error(`there is no function ${name} in this source`);
  const body = all.slice(start, start + length).map((line) => line.slice(margin.length));
  return { name, body };
}

function placeEvent(
  lineOf: Record<string, number>,
  kinds: readonly string[],
  kind: string,
  line: number,
  functionName: string,
): void {
  if (!kinds.includes(kind)) throw new Error(`${functionName} emits "${kind}", which is no event`);
  if (lineOf[kind] !== undefined) throw new Error(`${functionName} emits "${kind}" twice`);
  const same = Object.keys(lineOf).find((known) => lineOf[known] === line);
  if (same) throw new Error(`in ${functionName}, "${same}" and "${kind}" are at the same line`);
  lineOf[kind] = line;
}

function withoutTracer(line: string): string {
  return line.replace(/, trace\?: [\w<>]+/, '').replace(/, trace\b(?=[,)])/g, '');
}
