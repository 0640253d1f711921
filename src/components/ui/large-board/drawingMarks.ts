import { O, X, isSameCell, type Box, type Mark, type Stone } from '../../../engine/index.ts';
import { lineStroke } from '../board/strokes.ts';
import { isInBox, letterSize, middleOn, screenX, screenY } from './boardWindow.ts';
import type { Drawn } from './scene.ts';
import { bendAt, glyphOf } from './glyphs.ts';
import type { GlyphsShape, Shape } from './shapes.ts';

/** In smaller cells a mark is a fleck; on a board with more marks than `MANY`, in view or not, in larger cells too. */
const GLYPHS_FROM = { few: 7, many: 24 } as const;
const MANY = 800;
/** Smaller crosses and loops are all bent alike: nobody sees it. */
const BENT_FROM = 9;
/** Cells narrower than this have no room for the number of a move. */
const NUMBERS_FROM = { marks: 30, stones: 22 } as const;

/** The marks in view, with a ring around the last. */
export function markShapes(drawn: Drawn, box: Box): Shape[] {
  const { count } = drawn.scene.board;
  if (drawn.view.scale < GLYPHS_FROM[count > MANY ? 'many' : 'few'])
    return [...lastShapes(drawn, box), ...flecks(drawn, box)];
  const { scene, view, look, style, fresh } = drawn;
  const groups = new Map<string, GlyphsShape & { at: number[] }>();
  const isBent = style === 'marks' && view.scale >= BENT_FROM;
  const isPlain = hasNumbers(drawn);
  const late: Shape[] = [];
  for (const stone of scene.board.stonesIn(box)) {
    const { x, y, mark } = stone;
    if (fresh && isSameCell(fresh, stone)) {
      late.push(...fadedMark(drawn, stone, 1, true));
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

/** Marks too small to have a form: squares, those of O with a hole. Ten thousand may be in view. */
function flecks({ scene, view }: Drawn, box: Box): Shape[] {
  const side = view.scale * 0.8;
  const hole = view.scale * 0.3;
  const corners: Record<Mark, number[]> = { [X]: [], [O]: [] };
  const holes: number[] = [];
  for (const { x, y, mark } of scene.board.stonesIn(box)) {
    const [px, py] = [screenX(view, x + 0.5), screenY(view, y + 0.5)];
    corners[mark].push(px - side / 2, py - side / 2);
    if (mark === O) holes.push(px - hole / 2, py - hole / 2);
  }
  const squares = { kind: 'squares', radius: 0 } as const;
  return [
    { ...squares, side, fill: 'x', at: corners[X] },
    { ...squares, side, fill: 'o', at: corners[O] },
    { ...squares, side: hole, fill: 'paper', at: holes },
  ];
}

/** One mark that is not quite there: tried, offered, or just placed. */
export function fadedMark(
  { view, look, style }: Drawn,
  stone: Stone | undefined,
  opacity: number,
  isFresh = false,
): Shape[] {
  if (!stone) return [];
  const glyph = glyphOf(stone.mark, look, style, bendAt(stone.x, stone.y));
  const { x, y } = middleOn(view, stone);
  return [{ kind: 'glyphs', glyph, scale: view.scale, at: [x, y], opacity, isFresh }];
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
    const text = String(number);
    const shape = { kind: 'text', text, ...middleOn(view, stone) } as const;
    shapes.push(
      style === 'stones'
        ? {
            ...shape,
            isBold: true,
            size: letterSize(view.scale, text.length > 2 ? 0.32 : 0.4, 8, 26),
            ink: stone.mark === X ? 'onStoneX' : 'onStoneO',
          }
        : {
            ...shape,
            halo: 'paper',
            x: shape.x + view.scale * 0.34,
            y: shape.y + view.scale * 0.36,
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
