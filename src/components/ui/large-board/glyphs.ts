import { markName, type Mark } from '../../../engine/index.ts';
import { markStrokes } from '../board/strokes.ts';
import type { MarkName } from '../types.ts';
import type { BoardLook, BoardStyle } from './scene.ts';
import type { Glyph, GlyphPart } from './shapes.ts';

/** So many crosses and loops, each bent a little otherwise. */
const BENDS = 8;

const MARK_RADIUS = 28;
const STONE_RADIUS = 43;

const cache = new Map<string, Glyph>();

/**
 * The picture of a mark. Strokes differ a little from cell to cell, stones do not. A stone bears its
 * mark as a small sign, so that it is not told by its colour alone; `isPlain` leaves room for a number.
 */
export function glyphOf(
  mark: Mark,
  look: BoardLook,
  style: BoardStyle,
  bend: number,
  isPlain = false,
): Glyph {
  const name = markName(mark);
  const id = style === 'stones' ? `stone ${name} ${isPlain}` : `${look} ${name} ${bend}`;
  let glyph = cache.get(id);
  if (!glyph) {
    const parts = style === 'stones' ? stoneParts(name, isPlain) : markParts(name, look, bend);
    cache.set(id, (glyph = { id, parts }));
  }
  return glyph;
}

/** Which of the bends a cell has: the same whenever it is drawn. */
export function bendAt(x: number, y: number): number {
  const hash = Math.imul(Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b), 0xc2b2ae35);
  return (hash >>> 13) % BENDS;
}

function markParts(name: MarkName, look: BoardLook, bend: number): GlyphPart[] {
  const stroke = name === 'X' ? 'x' : 'o';
  const length = name === 'X' ? 90 : 200;
  return markStrokes(name, 0, 0, MARK_RADIUS, bend).flatMap((d): GlyphPart[] =>
    look === 'chalk'
      ? // Chalk skips over the board's grain.
        [
          { d, stroke, line: 11, length },
          { d, stroke: 'paper', line: 2, dash: [0.5, 15, 0.5, 24] },
        ]
      : [{ d, stroke, line: 9, length }],
  );
}

function stoneParts(name: MarkName, isPlain: boolean): GlyphPart[] {
  const disc = circle(STONE_RADIUS);
  const stone: GlyphPart =
    name === 'X'
      ? { d: disc, fill: 'stoneX', stroke: 'stoneXRim', line: 4 }
      : { d: disc, fill: 'stoneO', stroke: 'stoneORim', line: 5 };
  if (isPlain) return [stone];
  const sign: GlyphPart =
    name === 'X'
      ? { d: 'M-12 -12L12 12M12 -12L-12 12', stroke: 'onStoneX', line: 5 }
      : { d: circle(13), stroke: 'onStoneO', line: 5 };
  return [stone, sign];
}

function circle(r: number): string {
  return `M${r} 0A${r} ${r} 0 1 1 ${-r} 0A${r} ${r} 0 1 1 ${r} 0Z`;
}
