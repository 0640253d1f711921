import type { Box, Size } from '../../../engine/index.ts';
import { middleOn, shownBox, screenX, screenY, type BoardWindow } from './boardWindow.ts';
import { columnName } from './cellName.ts';
import type { BoardScene, Drawn, BoardStyle } from './scene.ts';
import type { Shape } from './shapes.ts';

/** Cells narrower than this have no lines of their own: every tenth line then. */
const LINES_FROM = 7;
/** Cells narrower than this have no name at the rim. */
const NAMES_FROM = 18;
/** The strip along the rim that the names stand on, in pixels; and with how much less they do. */
const RIM = { high: 19, wide: 23, least: 16 } as const;

/** Paper or wood, and the lines. */
export function groundShapes({ scene, view, look, style }: Drawn, box: Box): Shape[] {
  const { size } = scene.board;
  const all = { kind: 'rect', x: 0, y: 0, width: view.width, height: view.height } as const;
  if (!size) {
    return [
      { ...all, fill: 'paper' },
      ...(look === 'wood' ? grain(view, box) : []),
      ...lines(view, box, style, undefined),
    ];
  }
  const inside = within(box, size);
  return [
    { ...all, fill: 'sunk' },
    { ...boardRect(view, size), fill: 'paper' },
    ...(look === 'wood' ? grain(view, inside, size) : []),
    ...lines(view, inside, style, size),
    ...(style === 'stones' ? stars(view, size) : []),
    { ...boardRect(view, size), stroke: 'pencil', line: 1.5 },
  ];
}

/** The names of columns and rows, beside the board or along the edge of the view. */
export function rimShapes(scene: BoardScene, view: BoardWindow): Shape[] {
  const { size } = scene.board;
  if (!size || view.scale < NAMES_FROM) return [];
  const { left, top, right, bottom } = within(shownBox(view), size);
  const edge = { x: screenX(view, 0), y: screenY(view, 0) };
  const [aboveAt, besideAt] = [Math.max(edge.y - RIM.high, 0), Math.max(edge.x - RIM.wide, 0)];
  const [isUnder, isBeside] = [edge.y < RIM.least, edge.x < RIM.least];
  const plate = { kind: 'rect', x: 0, y: 0, fill: 'sunk', opacity: 0.88 } as const;
  const shapes: Shape[] = [];
  if (isUnder) shapes.push({ ...plate, width: view.width, height: RIM.high });
  if (isBeside) shapes.push({ ...plate, width: RIM.wide, height: view.height });
  const word = { kind: 'text', size: 12, ink: 'soft' } as const;
  for (let x = left; x <= right; x++) {
    const at = middleOn(view, { x, y: 0 }).x;
    if (at > RIM.wide + 1 && at < view.width - 7) {
      shapes.push({ ...word, x: at, y: aboveAt + RIM.high / 2, text: columnName(x) });
    }
  }
  for (let y = top; y <= bottom; y++) {
    const at = middleOn(view, { x: 0, y }).y;
    if (at > RIM.high + 4 && at < view.height - 7) {
      shapes.push({ ...word, x: besideAt + RIM.wide / 2, y: at, text: String(size.height - y) });
    }
  }
  return shapes;
}

function within(box: Box, { width, height }: Size): Box {
  return {
    left: Math.max(box.left, 0),
    top: Math.max(box.top, 0),
    right: Math.min(box.right, width - 1),
    bottom: Math.min(box.bottom, height - 1),
  };
}

function boardRect(view: BoardWindow, { width, height }: Size) {
  const [x, y] = [screenX(view, 0), screenY(view, 0)];
  return {
    kind: 'rect',
    x,
    y,
    width: screenX(view, width) - x,
    height: screenY(view, height) - y,
  } as const;
}

/** Between the squares, or through their middles, where stones stand on the crossings. */
function lines(view: BoardWindow, box: Box, style: BoardStyle, size: Size | undefined): Shape[] {
  const every = view.scale < LINES_FROM ? 10 : 1;
  const onCrossings = style === 'stones';
  const shift = onCrossings ? 0.5 : 0;
  const inset = onCrossings && size ? 0.5 : 0;
  const [fromY, toY] = [screenY(view, box.top + (size ? inset : 0)), endOf('y')];
  const [fromX, toX] = [screenX(view, box.left + (size ? inset : 0)), endOf('x')];
  const at: number[] = [];
  for (let x = firstOf(box.left, every); x <= box.right + (onCrossings ? 0 : 1); x += every) {
    const px = sharp(screenX(view, x + shift));
    at.push(px, fromY, px, toY);
  }
  for (let y = firstOf(box.top, every); y <= box.bottom + (onCrossings ? 0 : 1); y += every) {
    const py = sharp(screenY(view, y + shift));
    at.push(fromX, py, toX, py);
  }
  const isFar = every > 1 || view.scale < 12;
  return [{ kind: 'lines', at, stroke: 'lattice', line: 1, opacity: isFar ? 0.6 : undefined }];

  function endOf(axis: 'x' | 'y'): number {
    return axis === 'x'
      ? screenX(view, box.right + 1 - inset)
      : screenY(view, box.bottom + 1 - inset);
  }
}

function firstOf(from: number, every: number): number {
  return Math.ceil(from / every) * every;
}

/** A line of one pixel fills it if it runs through its middle. */
function sharp(at: number): number {
  return Math.round(at) + 0.5;
}

/** The dots on a gomoku board: five, on large ones nine. */
function stars(view: BoardWindow, { width, height }: Size): Shape[] {
  if (view.scale < LINES_FROM || Math.min(width, height) < 13) return [];
  const along = (side: number) => [3, side % 2 ? (side - 1) / 2 : undefined, side - 4];
  const [columns, rows] = [along(width), along(height)];
  const hasNine = Math.min(width, height) >= 17;
  const r = Math.max(1.5, view.scale * 0.09);
  return columns.flatMap((x, i) =>
    rows.flatMap((y, j): Shape[] => {
      if (x === undefined || y === undefined || (!hasNine && (i === 1) !== (j === 1))) return [];
      return [{ kind: 'disc', ...middleOn(view, { x, y }), r, fill: 'pencil' }];
    }),
  );
}

/** The grain of the wood: broad soft stripes that keep their place on the board. */
function grain(view: BoardWindow, box: Box, size?: Size): Shape[] {
  if (view.scale < 10) return [];
  const [top, bottom] = [screenY(view, box.top), screenY(view, box.bottom + 1)];
  const at: number[] = [];
  for (let x = box.left; x <= box.right; x++) {
    const lean = ((Math.imul(x, 0x9e3779b1) >>> 20) % 100) / 100;
    const px = screenX(view, x + lean);
    if (!size || x < size.width - 1) at.push(px, top, px + view.scale * 0.3, bottom);
  }
  return [{ kind: 'lines', at, stroke: 'sunk', line: view.scale * 0.22, opacity: 0.35 }];
}
