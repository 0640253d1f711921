import type { Area } from './treeAreas.ts';
import { WINDOW, textWidth, type NodeBox } from './treeDrawing.ts';

/** Between lines written by hand. */
export const NOTE_LINE = 20;
/** From a call to a note that has no room next to it. */
const FARTHER = 36;

interface NotePlace extends Area {
  readonly lines: readonly string[];
}

/** Beside the call that runs, in one line or two, else near it. */
export function notePlaces({ node, side, x: x0, y: y0 }: NodeBox, text: string): NotePlace[] {
  const words = text.split(' ');
  const middle = Math.ceil(words.length / 2);
  const two = [words.slice(0, middle).join(' '), words.slice(middle).join(' ')];
  const shapes = [[text], two].map((lines) => ({
    lines,
    width: Math.max(...lines.map((line) => textWidth(line, 13))) + 6,
    height: 4 + NOTE_LINE * lines.length,
  }));
  // On the left stands its number, on the right the arrow of what it returns.
  const aside = side / 2 + 38;
  const right = node.score === undefined ? side / 2 + 12 : aside;
  const low = y0 + side / 2;
  const isFirst = node.call === 1 && node.best === undefined;
  type Places = (width: number, height: number) => number[][];
  const near: Places = (width, height) => [
    ...(isFirst ? [[x0, low + 30]] : []),
    ...[x0 + right + width / 2, x0 - aside - width / 2].flatMap((x) => [
      [x, y0],
      [x, low],
    ]),
    // Above it, beside the branch that comes down.
    ...(isFirst || node.score !== undefined
      ? []
      : [1, -1].map((to) => [x0 + to * (14 + width / 2), y0 - side / 2 - height / 2 - 4])),
    // Beyond the window, and below it.
    [x0 + right + WINDOW.width + 10 + width / 2, y0],
    [x0 + right + width / 2, y0 + WINDOW.height + 4],
  ];
  const below: Places = (_, height) => [[x0, low + 18 + height]];
  /** A little farther off, over or under the level of the call. */
  const far: Places = (width) =>
    [-1, 1, -1.6, 1.6].flatMap((down) =>
      [right, right + FARTHER, -aside, -aside - FARTHER].map((beside) => [
        x0 + beside + (Math.sign(beside) * width) / 2,
        y0 + down * side,
      ]),
    );
  return [near, below, far].flatMap((places) =>
    shapes.flatMap((shape) =>
      places(shape.width, shape.height).map(([x = 0, y = 0]) => ({
        ...shape,
        x,
        y,
      })),
    ),
  );
}
