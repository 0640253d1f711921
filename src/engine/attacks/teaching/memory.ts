import { EMPTY, O, X, type Mark } from '../../core/types.ts';
import { CENTRE, PEEK } from '../line.ts';
import type { LineReader } from './copyBot.ts';
import type { CountedLine } from './parts/loop.ts';
import { readTaughtLine } from './readLine.ts';
import type { CopyChoice } from './suspects.ts';
import { WALL, type Content, type Contents } from './parts/walk.ts';

/** The ten cells around the tried one and the tried mark, as one whole number: three bits a cell. */
function codeOf(contents: Contents, mark: Mark): number {
  let code = 0;
  for (let at = 0; at < contents.length; at++) {
    if (at !== CENTRE) code = (code << 3) | ((contents[at] as Content) & 7);
  }
  return mark === X ? code : -1 - code;
}

/**
 * A line reader with a cache, for searches through thousands of positions. The result depends only on the
 * cells of the line.
 */
export function remembering(choice: CopyChoice): LineReader {
  const memory = new Map<number, CountedLine>();
  return (contents, tried, steps) => {
    const code = codeOf(contents, tried.mark);
    let line = memory.get(code);
    if (!line) memory.set(code, (line = readTaughtLine(contents, tried, choice, steps)));
    return line;
  };
}

/** All possible halves of a line: up to five cells, and then the edge. */
function sides(): readonly (readonly Content[])[] {
  let open: Content[][] = [[]];
  const all: Content[][] = [];
  for (let length = 0; length <= PEEK; length++) {
    all.push(...open.map((cells) => [...cells, ...Array<Content>(PEEK - length).fill(WALL)]));
    open = open.flatMap((cells) => [EMPTY, X, O].map((next): Content[] => [...cells, next]));
  }
  return all;
}

/** Every possible line around a tried cell, including board edges: all inputs of a line reader. */
export function* rememberedLines(): Iterable<Contents> {
  const all = sides();
  for (const before of all) {
    const left = [...before].reverse();
    for (const after of all) yield [...left, EMPTY, ...after];
  }
}
