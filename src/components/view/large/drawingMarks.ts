import { O, X, type Box, type Mark, type Stone } from '../../../engine/index.ts';
import { lineStroke } from '../strokes.ts';
import { isInBox } from './boardWindow.ts';
import { letterSize, middleOn } from './cellSpace.ts';
import type { Drawn } from './drawing.ts';
import { bendAt, glyphOf } from './glyphs.ts';
import type { GlyphsShape, Shape } from './shapes.ts';

/** Smaller crosses and loops are all bent alike: nobody sees it. */
const BENT_FROM = 9;
/** Cells narrower than this have no room for the number of a move. */
const NUMBERS_FROM = { marks: 30, stones: 22 } as const;

/** The marks in view, with a ring around the last. */
export function markShapes(drawn: Drawn, box: Box): Shape[] {
  const { scene, view, look, style, fresh } = drawn;
  const groups = new Map<string, GlyphsShape & { at: number[] }>();
  const isBent = style === 'marks' && view.scale >= BENT_FROM;
  const isPlain = hasNumbers(drawn);
  const late: Shape[] = [];
  for (const stone of scene.board.stonesIn(box)) {
    const { x, y, mark } = stone;
    if (fresh?.x === x && fresh.y === y) {
      late.push(...fadedMark(drawn, stone, 1, fresh.drawn));
      continue;
    }
    const glyph = glyphOf(mark, look, style, isBent ? bendAt(x, y) : 0, isPlain);
    let group = groups.get(glyph.id);
    if (!group) {
      group = { kind: 'glyphs', glyph, scale: view.scale, at: [] };
      groups.set(glyph.id, group);
    }
    const at = middleOn(view, stone);
    group.at.push(at.x, at.y);
  }
  return [...lastShapes(drawn, box), ...groups.values(), ...late];
}

/** One mark that is not quite there: tried, offered, or still being drawn. */
export function fadedMark(
  { view, look, style }: Drawn,
  stone: Stone | undefined,
  opacity: number,
  share?: number,
): Shape[] {
  if (!stone) return [];
  const glyph = glyphOf(stone.mark, look, style, bendAt(stone.x, stone.y));
  const { x, y } = middleOn(view, stone);
  return [{ kind: 'glyphs', glyph, scale: view.scale, at: [x, y], opacity, drawn: share }];
}

/** The numbers of the moves: on stones, or at the foot of crosses and loops. */
export function numberShapes(drawn: Drawn, box: Box): Shape[] {
  const { scene, view, style } = drawn;
  const { numberAt } = scene;
  if (!numberAt || !hasNumbers(drawn)) return [];
  const shapes: Shape[] = [];
  for (const stone of scene.board.stonesIn(box)) {
    const number = numberAt(stone.x, stone.y);
    if (number === undefined) continue;
    const { x, y } = middleOn(view, stone);
    const text = String(number);
    shapes.push(
      style === 'stones'
        ? {
            ...{ kind: 'text', x, y, text, isBold: true },
            size: letterSize(view.scale, text.length > 2 ? 0.32 : 0.4, 8, 26),
            ink: stone.mark === X ? 'onStoneX' : 'onStoneO',
          }
        : {
            ...{ kind: 'text', text, halo: 'paper' },
            x: x + view.scale * 0.34,
            y: y + view.scale * 0.36,
            size: letterSize(view.scale, 0.26, 10, 18),
            ink: stone.mark === X ? 'xText' : 'oText',
          },
    );
  }
  return shapes;
}

/** The stroke through the run that has won. */
export function wonShapes({ scene, view, style }: Drawn): Shape[] {
  const [first, last] = [scene.won?.[0], scene.won?.at(-1)];
  if (!first || !last) return [];
  const [a, b] = [middleOn(view, first), middleOn(view, last)];
  const d = lineStroke(a.x, a.y, b.x, b.y, view.scale * 0.44);
  const ink = ({ [X]: 'x', [O]: 'o' } as const)[scene.board.at(first.x, first.y) as Mark] ?? 'ink';
  const stroke = style === 'stones' ? 'marker' : ink;
  const line = Math.max(2, view.scale * (style === 'stones' ? 0.16 : 0.1));
  return [{ kind: 'stroke', d, stroke, line, opacity: style === 'stones' ? 0.9 : 0.65 }];
}

function lastShapes({ scene, view, style }: Drawn, box: Box): Shape[] {
  const { last } = scene;
  if (!last || !isInBox(box, last)) return [];
  const line = Math.max(1.2, view.scale * 0.045);
  const r = view.scale * (style === 'stones' ? 0.5 : 0.46);
  const fill = 'marker' as const;
  return [{ kind: 'disc', ...middleOn(view, last), r, fill, stroke: 'soft', line }];
}

function hasNumbers({ scene, view, style }: Drawn): boolean {
  return scene.numberAt !== undefined && view.scale >= NUMBERS_FROM[style];
}
