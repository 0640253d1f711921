import { SEARCH_EVENTS, type SearchEvent } from './searchTracer.ts';

/** The code of a traced function as readers see it, and where each event happens in it. */
export interface Snippet {
  readonly name: string;
  readonly lines: readonly string[];
  /** The shown line, from 1, that each event stands before. Kinds never emitted are absent. */
  readonly lineOf: Readonly<Partial<Record<SearchEvent, number>>>;
  /** The line of the file, from 1, that the first shown line is. */
  readonly firstLine: number;
}

const TRACER_CALL = /^\s*trace\?\.(\w+)\(.*\);$/;
const TRACER_PARAMETER_LINE = /^\s*trace\?: \w+,?$/;

/**
 * The text of `functionName` in `source`, with everything that belongs to its tracer taken out:
 * the `trace?.…` lines, the parameter and the argument that hands it on. The function must begin
 * and end in the first column, as the formatter leaves it. Throws if the source breaks the rules
 * of traced algorithms (ARCHITECTURE): that is a mistake of ours, not of a reader.
 */
export function snippetOf(source: string, functionName: string): Snippet {
  const { body, firstLine } = functionText(source, functionName);
  const lines: string[] = [];
  const lineOf: Partial<Record<SearchEvent, number>> = {};
  for (const line of body) {
    const kind = TRACER_CALL.exec(line)?.[1];
    if (kind !== undefined) placeEvent(lineOf, kind, lines.length + 1, functionName);
    else if (!TRACER_PARAMETER_LINE.test(line)) lines.push(withoutTracer(line));
  }
  const left = lines.find((line) => /\btrace\b/.test(line));
  if (left !== undefined) throw new Error(`${functionName} uses its tracer in "${left.trim()}"`);
  return { name: functionName, lines, lineOf, firstLine };
}

function functionText(source: string, name: string): { body: string[]; firstLine: number } {
  const all = source.split(/\r?\n/);
  const head = new RegExp(`^(export )?function ${name}\\b`);
  const start = all.findIndex((line) => head.test(line));
  const length = all.slice(start).indexOf('}') + 1;
  if (start < 0 || length === 0) throw new Error(`there is no function ${name} in this source`);
  return { body: all.slice(start, start + length), firstLine: start + 1 };
}

function placeEvent(
  lineOf: Partial<Record<SearchEvent, number>>,
  kind: string,
  line: number,
  functionName: string,
): void {
  const event = SEARCH_EVENTS.find((known) => known === kind);
  if (event === undefined) throw new Error(`${functionName} emits "${kind}", which is no event`);
  if (lineOf[event] !== undefined) throw new Error(`${functionName} emits "${kind}" twice`);
  const same = SEARCH_EVENTS.find((known) => lineOf[known] === line);
  if (same) throw new Error(`in ${functionName}, "${same}" and "${kind}" are at the same line`);
  lineOf[event] = line;
}

function withoutTracer(line: string): string {
  return line.replace(/, trace\?: \w+/, '').replace(/, trace\b(?=[,)])/g, '');
}
