import {
  GLYPH_CELL,
  type BoardInk,
  type Glyph,
  type GlyphsShape,
  type Shape,
  type SquaresShape,
  type TextShape,
} from './shapes.ts';
import type { Palette } from './palette.dom.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A stroke is never thinner, in pixels. */
const THINNEST = 1.1;

/** Draws shapes on a canvas. Glyphs are painted once for each size and palette, then copied. */
export class Painter {
  private palette: Palette | undefined;
  private sprites = new Map<string, ImageBitmap>();
  private spriteScale = 0;

  paint(
    context: CanvasRenderingContext2D,
    shapes: readonly Shape[],
    palette: Palette,
    density: number,
  ): void {
    if (palette !== this.palette) this.sprites.clear();
    this.palette = palette;
    context.setTransform(density, 0, 0, density, 0, 0);
    for (const shape of shapes) {
      context.globalAlpha = shape.opacity ?? 1;
      if (shape.kind === 'glyphs') this.glyphs(context, shape, palette, density);
      else draw(context, shape, palette);
    }
    context.globalAlpha = 1;
  }

  private glyphs(
    context: CanvasRenderingContext2D,
    { glyph, scale, at, drawn }: GlyphsShape,
    palette: Palette,
    density: number,
  ): void {
    if (drawn !== undefined && drawn < 1) {
      for (let i = 0; i < at.length; i += 2) {
        context.save();
        context.translate(at[i] ?? 0, at[i + 1] ?? 0);
        drawGlyph(context, glyph, scale, palette, drawn);
        context.restore();
      }
      return;
    }
    const sprite = this.spriteOf(glyph, scale, palette, density);
    const side = sprite.width / density;
    // On whole pixels of the screen, or it would be blurred.
    const corner = (middle: number) => Math.round((middle - side / 2) * density) / density;
    for (let i = 0; i < at.length; i += 2) {
      context.drawImage(sprite, corner(at[i] ?? 0), corner(at[i + 1] ?? 0), side, side);
    }
  }

  private spriteOf(glyph: Glyph, scale: number, palette: Palette, density: number) {
    const size = scale * density;
    if (size !== this.spriteScale) this.sprites.clear();
    this.spriteScale = size;
    let sprite = this.sprites.get(glyph.id);
    if (!sprite) {
      const side = 2 * Math.ceil(size / 2 + density);
      const canvas = new OffscreenCanvas(side, side);
      const context = canvas.getContext('2d');
      if (context) {
        context.setTransform(density, 0, 0, density, side / 2, side / 2);
        drawGlyph(context, glyph, scale, palette);
      }
      sprite = canvas.transferToImageBitmap();
      this.sprites.set(glyph.id, sprite);
    }
    return sprite;
  }
}

const paths = new Map<string, Path2D>();

function pathOf(d: string): Path2D {
  let path = paths.get(d);
  if (!path) paths.set(d, (path = new Path2D(d)));
  return path;
}

/** Around 0, 0. With a share, only so much of the strokes, one after the other. */
function drawGlyph(context: Context, glyph: Glyph, scale: number, palette: Palette, share = 1) {
  const k = scale / GLYPH_CELL;
  context.scale(k, k);
  context.lineCap = 'round';
  glyph.parts.forEach(({ d, fill, stroke, line = 0, dash, length = LONGEST }, i) => {
    if (fill) {
      context.fillStyle = palette.inks[fill];
      context.globalAlpha *= share;
      context.fill(pathOf(d));
    }
    if (!stroke) return;
    const own = Math.min(Math.max(share * glyph.parts.length - i, 0), 1);
    if (own === 0) return;
    context.strokeStyle = palette.inks[stroke];
    context.lineWidth = Math.max(line, THINNEST / k);
    context.setLineDash(own < 1 ? [own * length, LONGEST] : [...(dash ?? [])]);
    context.stroke(pathOf(d));
  });
}

/** No stroke of a glyph is longer, in its units: a stone's rim. */
const LONGEST = 280;

function draw(context: Context, shape: Exclude<Shape, GlyphsShape>, { inks, font }: Palette): void {
  if (shape.kind === 'text') {
    word(context, shape, inks, font);
    return;
  }
  if (shape.kind === 'squares') {
    squares(context, shape, inks);
    return;
  }
  const path = outline(shape);
  if ('fill' in shape && shape.fill) {
    context.fillStyle = inks[shape.fill];
    context.fill(path);
  }
  if (!shape.stroke) return;
  context.strokeStyle = inks[shape.stroke];
  context.lineWidth = shape.line ?? 1;
  context.lineCap = shape.kind === 'stroke' && !shape.isButt ? 'round' : 'butt';
  context.setLineDash([...(shape.dash ?? [])]);
  context.stroke(path);
}

function squares(
  context: Context,
  { at, side, radius, fill }: SquaresShape,
  inks: Palette['inks'],
): void {
  context.fillStyle = inks[fill];
  for (let i = 0; i < at.length; i += 2) {
    const [x = 0, y = 0] = [at[i], at[i + 1]];
    if (radius === 0) context.fillRect(x, y, side, side);
    else {
      context.beginPath();
      context.roundRect(x, y, side, side, radius);
      context.fill();
    }
  }
}

function outline(shape: Exclude<Shape, GlyphsShape | TextShape | SquaresShape>): Path2D {
  if (shape.kind === 'stroke') return new Path2D(shape.d);
  const path = new Path2D();
  if (shape.kind === 'disc') path.arc(shape.x, shape.y, shape.r, 0, 2 * Math.PI);
  else if (shape.kind === 'rect') {
    path.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius ?? 0);
  } else {
    const { at } = shape;
    for (let i = 0; i < at.length; i += 4) {
      path.moveTo(at[i] ?? 0, at[i + 1] ?? 0);
      path.lineTo(at[i + 2] ?? 0, at[i + 3] ?? 0);
    }
  }
  return path;
}

function word(
  context: Context,
  { x, y, text, size, ink, isBold, halo }: TextShape,
  inks: Readonly<Record<BoardInk, string>>,
  font: string,
): void {
  context.font = `${isBold ? 700 : 500} ${size}px ${font}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  // Digits and capitals are about 0.7 of their size high: so they stand in the middle.
  const base = y + size * 0.35;
  if (halo) {
    context.strokeStyle = inks[halo];
    context.lineWidth = 3.5;
    context.lineJoin = 'round';
    context.setLineDash([]);
    context.strokeText(text, x, base);
  }
  context.fillStyle = inks[ink];
  context.fillText(text, x, base);
}
