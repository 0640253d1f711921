import { fail, ok, type Result } from '../../core/result.ts';
import type { RecordProblem } from './gameRecordProblem.ts';

/** A node of an SGF tree: its properties, and the index of its parent. */
export interface SgfNode {
  readonly properties: ReadonlyMap<string, readonly string[]>;
  /** −1 for the first node of a game. */
  readonly parent: number;
}

/** The most nodes that are read; our own games have far fewer. */
const MOST_NODES = 50_000;

/**
 * Parses the syntax of SGF (FF[4], red-bean.com/sgf): games in brackets, nodes after semicolons, properties
 * in capital letters with their values in square brackets. Small letters, which older versions allow, are
 * skipped. Nodes come in the order in which they are written. Never throws.
 */
export function parseSgfTree(text: string): Result<readonly SgfNode[], RecordProblem> {
  const reader = new Reader(text);
  const nodes: SgfNode[] = [];
  const open: number[] = [];
  let last = -1;
  for (let sign = reader.sign(); sign !== ''; sign = reader.sign()) {
    if (sign === '(') open.push(last);
    else if (sign === ')') {
      const before = open.pop();
      if (before === undefined) return fail(reader.problem());
      last = before;
    } else if (sign === ';' && open.length > 0 && nodes.length < MOST_NODES) {
      const properties = reader.properties();
      if (!properties) return fail(reader.problem());
      nodes.push({ properties, parent: last });
      last = nodes.length - 1;
    } else return fail(reader.problem());
  }
  if (open.length > 0 || nodes.length === 0) return fail(reader.problem());
  return ok(nodes);
}

class Reader {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  problem(): RecordProblem {
    return { code: 'bad-syntax', at: Math.max(1, this.at) };
  }

  /** The next character that is not a space; empty at the end. */
  sign(): string {
    this.skip();
    return this.text.charAt(this.at++);
  }

  /** The properties after a semicolon; `undefined` if the syntax is wrong. */
  properties(): ReadonlyMap<string, readonly string[]> | undefined {
    const properties = new Map<string, string[]>();
    for (;;) {
      this.skip();
      const name = this.match(/[A-Za-z]+/y)?.replace(/[a-z]/g, '');
      if (name === undefined) return properties;
      const values = this.values();
      if (values.length === 0 || properties.has(name)) return undefined;
      properties.set(name, values);
    }
  }

  private values(): string[] {
    const values: string[] = [];
    for (;;) {
      this.skip();
      const value = this.match(/\[(?:[^\]\\]|\\[^])*\]/y);
      if (value === undefined) return values;
      values.push(value.slice(1, -1).replace(/\\(\r\n|\n\r|[^])/g, unescaped));
    }
  }

  private skip(): void {
    this.match(/\s*/y);
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }
}

/** Removes escapes: a backslash goes, and takes a line break that follows it along. */
function unescaped(_: string, sign: string): string {
  return /[\r\n]/.test(sign) ? '' : sign;
}
