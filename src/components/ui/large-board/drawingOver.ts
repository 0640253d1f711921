import { EMPTY, isSameCell, type Box } from '../../../engine/index.ts';
import { cellRect, isInBox, letterSize, middleOn, screenX, screenY } from './boardWindow.ts';
import { fadedMark } from './drawingMarks.ts';
import type { Drawn, SceneTone } from './scene.ts';
import type { BoardInk, Shape } from './shapes.ts';

/** How what lies over the cells is drawn in a tone: each has a form of its own, not a colour alone. */
interface ToneForm {
  readonly ink: BoardInk;
  /** For words in the tone. */
  readonly text: BoardInk;
  /** A band's width, as a share of a cell. */
  readonly band: number;
  readonly opacity: number;
  /** Of a band or a frame, in shares of a cell; absent: one stroke. */
  readonly dash?: readonly number[] | undefined;
}

export const TONES: Readonly<Record<SceneTone, ToneForm>> = {
  now: { ink: 'marker', text: 'ink', band: 0.5, opacity: 0.8 },
  x: { ink: 'x', text: 'xText', band: 0.34, opacity: 0.3 },
  o: { ink: 'o', text: 'oText', band: 0.34, opacity: 0.3, dash: [0.7, 0.3] },
  return: { ink: 'return', text: 'return', band: 0.5, opacity: 0.3 },
  good: { ink: 'good', text: 'good', band: 0.22, opacity: 0.45 },
  bad: { ink: 'bad', text: 'bad', band: 0.22, opacity: 0.45, dash: [0.3, 0.2] },
  soft: { ink: 'pencil', text: 'soft', band: 0.14, opacity: 0.4, dash: [0.12, 0.14] },
};

/** So many differences of shade are seen at most. */
const STEPS = 32;
/** Cells narrower than this have no room for words. */
const WORDS_FROM = 23;
/** The faintest and the strongest shade, as shares of the ink; letters are read on both. */
export const SHADES = { least: 0.06, most: 0.5 } as const;

/** The heat map. Shades are told apart in `STEPS` steps, so that each can be drawn in one go. */
export function shadeShapes({ scene, view, style }: Drawn, box: Box): Shape[] {
  if (!scene.shades) return [];
  const inset = view.scale > 14 ? 2 : view.scale > 7 ? 1 : 0;
  const side = Math.floor(view.scale) + 1 - 2 * inset;
  const radius = view.scale > 14 ? Math.min(4, view.scale * 0.09) : 0;
  const steps = Array.from({ length: STEPS + 1 }, (): number[] => []);
  const frames: Shape[] = [];
  for (const shade of scene.shades) {
    if (!isInBox(box, shade)) continue;
    steps[Math.round(shade.strength * STEPS)]?.push(
      Math.round(screenX(view, shade.x)) + inset,
      Math.round(screenY(view, shade.y)) + inset,
    );
    if (shade.isBest) frames.push(cellRect(view, shade, 2.5, { stroke: 'return', line: 2 }));
  }
  const squares = (at: readonly number[], fill: BoardInk, opacity: number): Shape[] =>
    at.length > 0 ? [{ kind: 'squares', side, radius, at, fill, opacity }] : [];
  // Numbers are not to be read across the lines on which stones stand.
  const hidesLines = style === 'stones' && view.scale >= WORDS_FROM;
  return [
    ...squares(hidesLines ? steps.flat() : [], 'paper', 0.85),
    ...steps.flatMap((at, step) =>
      squares(at, 'shade', SHADES.least + (SHADES.most - SHADES.least) * (step / STEPS)),
    ),
    ...frames,
  ];
}

/** Its numbers, where there is room for them. */
export function shadeMessages({ scene, view }: Drawn, box: Box): Shape[] {
  if (view.scale < WORDS_FROM) return [];
  const size = letterSize(view.scale, 0.33, 12, 17);
  return (scene.shades ?? []).flatMap((shade) => {
    const { text, isBest } = shade;
    if (!text || !isInBox(box, shade) || isSameCell(scene.tried, shade)) return [];
    const at = middleOn(view, shade);
    return [{ kind: 'text', ...at, text, size, ink: 'ink', isBold: isBest } as const];
  });
}

/** Cells that are looked at: filled for `now`, framed in the form of the other tones. */
export function litShapes({ scene, view }: Drawn, box: Box): Shape[] {
  return (scene.lit ?? []).flatMap(({ cells, tone, opacity }) => {
    const { ink, dash } = TONES[tone];
    const frame = {
      stroke: ink,
      line: Math.max(1.5, view.scale * 0.06),
      dash: dash?.map((share) => share * view.scale * 0.6),
    };
    return cells
      .filter((cell) => isInBox(box, cell))
      .map((cell) =>
        tone === 'now'
          ? cellRect(view, cell, 1, { fill: ink, stroke: 'edge', opacity })
          : cellRect(view, cell, view.scale * 0.08, frame),
      );
  });
}

/** Highlighter strokes, with a rim that is bright in the dark. Those that are partly in view are drawn whole. */
export function bandShapes({ scene, view }: Drawn): Shape[] {
  return (scene.bands ?? []).flatMap(({ from, to, tone }): Shape[] => {
    const { ink, band, opacity, dash } = TONES[tone];
    const [a, b] = [middleOn(view, from), middleOn(view, to)];
    const stroke = {
      kind: 'stroke',
      d: `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`,
      stroke: ink,
      line: view.scale * band,
      opacity,
      dash: dash?.map((share) => share * view.scale),
      isButt: dash !== undefined,
    } as const;
    return tone === 'now'
      ? [{ ...stroke, stroke: 'edge', line: stroke.line + 3 }, stroke]
      : [stroke];
  });
}

/** Words and numbers over the cells where there is room for them; a letter, which a question may ask for, on cells of any size. */
export function noteShapes({ scene, view }: Drawn, box: Box): Shape[] {
  const longest = view.scale < WORDS_FROM * 0.75 ? 1 : Infinity;
  return (scene.notes ?? [])
    .filter((note) => isInBox(box, note) && note.text.length <= longest)
    .map((note) => ({
      kind: 'text',
      ...middleOn(view, note),
      text: note.text,
      size: letterSize(view.scale, 2 / (2.4 + note.text.length), 12, 22),
      ink: TONES[note.tone].text,
      isBold: true,
      halo: 'paper',
    }));
}

/** The cell in question. */
export function chosenShapes({ scene, view }: Drawn): Shape[] {
  if (!scene.chosen) return [];
  const line = Math.max(1.5, Math.min(3, view.scale * 0.07));
  return [cellRect(view, scene.chosen, line / 2 + 0.5, { stroke: 'ink', line })];
}

/** The cell under the pointer, and the mark that it offers. */
export function pointedShapes(drawn: Drawn): Shape[] {
  const { pointed, offer, scene, view } = drawn;
  if (!pointed || !scene.board.has(pointed.x, pointed.y)) return [];
  const isFree =
    scene.board.at(pointed.x, pointed.y) === EMPTY && !isSameCell(scene.tried, pointed);
  const frame = cellRect(view, pointed, 1.5, { stroke: 'pencil', line: 1.2 });
  return [
    frame,
    ...fadedMark(drawn, offer && isFree ? { ...pointed, mark: offer } : undefined, 0.3),
  ];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
