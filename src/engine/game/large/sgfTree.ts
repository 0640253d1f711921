import { fail, ok, type Result } from '../../core/result.ts';
import type { RecordProblem } from './gameRecordProblem.ts';

/** A node of an SGF tree: its properties, and the index of its parent. */
export interface SgfNode {
  readonly properties: ReadonlyMap<string, readonly string[]>;
  /** −1 for the first node of a game. */
  readonly parent: number;
}

/** Where a game begins: its first node has a property. Mail has other brackets before a semicolon, such as a face. */
export const GAME_START = /\(\s*;(?=\s*[A-Za-z]+\s*\[)/;

/** The same by a property that only the first node of a game has: a branch of a broken game does not begin so. */
const ROOT = /\(\s*;(?=\s*(?:AP|CA|DT|EV|FF|GM|GN|PB|PW|ST|SZ)\s*\[)/;

/** The most nodes of a game that are read. */
const MOST_NODES = 200_000;

type SgfTree = Result<readonly SgfNode[], RecordProblem>;

/**
 * Parses the syntax of SGF (FF[4], red-bean.com/sgf): games in brackets, nodes after semicolons, properties
 * in capital letters with their values in square brackets. Small letters, which older versions allow, are
 * skipped, and so is text around a game, as mail has it. One list of nodes a game, in the order in which
 * they are written, or what is wrong with the game; one at least. Never throws.
 */
export function parseSgfTree(text: string): readonly SgfTree[] {
  const reader = new Reader(text);
  const games: SgfTree[] = [];
  while (reader.toGame(games.at(-1)?.ok === false ? ROOT : GAME_START))
    games.push(readTree(reader));
  return games.length > 0 ? games : [fail(reader.problem())];
}

function readTree(reader: Reader): SgfTree {
  const nodes: SgfNode[] = [];
  const open: number[] = [];
  let last = -1;
  do {
    // The next game begins before the brackets of this one are closed.
    if (open.length > 0 && reader.isAtRoot) return fail(reader.problem());
    const sign = reader.sign();
    if (sign === '(') open.push(last);
    else if (sign === ')') last = open.pop() as number;
    else if (sign !== ';') return fail(reader.problem());
    else if (nodes.length === MOST_NODES)
      return fail({ code: 'too-many-moves', limit: MOST_NODES });
    else {
      const properties = reader.properties();
      if (!properties) return fail(reader.problem());
      nodes.push({ properties, parent: last });
      last = nodes.length - 1;
    }
  } while (open.length > 0);
  return ok(nodes);
}

/** How many values a text holds if it is SGF, else 0. A text read in a wrong charset loses brackets, and so values. */
export function countSgfValues(text: string): number {
  const nodes = parseSgfTree(text).flatMap((game) => (game.ok ? game.value : []));
  const lists = nodes.flatMap(({ properties }) => [...properties.values()]);
  return lists.reduce((sum, { length }) => sum + length, Number(nodes.length > 0));
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

  /** Goes to where the next game begins. */
  toGame(start: RegExp): boolean {
    const way = this.text.slice(this.at).search(start);
    this.at += Math.max(0, way);
    return way >= 0;
  }

  /** Whether the first node of a game begins here. */
  get isAtRoot(): boolean {
    this.skip();
    const here = new RegExp(ROOT, 'y');
    here.lastIndex = this.at;
    return here.test(this.text);
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
      // Twice is against the format, but no reason to lose what it says.
      const values = properties.get(name) ?? [];
      if (!this.addValues(values)) return undefined;
      properties.set(name, values);
    }
  }

  private addValues(values: string[]): boolean {
    for (let isFirst = true; ; isFirst = false) {
      this.skip();
      const value = this.match(/\[(?:[^\]\\]|\\[^])*\]/y);
      if (value === undefined) return !isFirst;
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
