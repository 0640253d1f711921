import { EMPTY, X } from '../../../engine/index.ts';
import { HOLE, innerRadius, lastUpTo } from './discRings.ts';
import { turnOf } from './discShapes.ts';
import type { SweepFront } from './discSweep.ts';

/** Milliseconds in which ink runs from the outer edge of a sector inwards, by ring; the hole comes last. */
const WET = [700, 520, 260, 120] as const;
/** A mark that lies for fewer milliseconds is not seen. */
const SEEN = 80;
/** The ring of the first call in the hole: outside its board. */
const FIRST = 0.8;

const TOKENS = ['ink', 'pencil', 'paper', 'rule', 'x', 'o', 'draw', 'marker'] as const;
type SweepInks = Record<(typeof TOKENS)[number], string> & { hatch: CanvasPattern | string };

/** The inks where a canvas stands, and a pattern of hatching. */
function sweepInksOf(canvas: HTMLCanvasElement, ratio: number): SweepInks {
  const inks = {} as SweepInks;
  for (const token of TOKENS) {
    canvas.style.color = `var(--${token})`;
    inks[token] = getComputedStyle(canvas).color;
  }
  canvas.style.color = '';
  const tile = document.createElement('canvas');
  const side = (tile.width = tile.height = Math.round(6 * ratio));
  const context = tile.getContext('2d');
  if (!context) return { ...inks, hatch: inks.rule };
  context.strokeStyle = inks.pencil;
  context.lineWidth = ratio;
  for (const from of [-side, 0, side]) {
    context.moveTo(from - ratio, side + ratio);
    context.lineTo(from + side + ratio, -ratio);
  }
  context.stroke();
  return { ...inks, hatch: context.createPattern(tile, 'repeat') ?? inks.rule };
}

/** A search that goes round its disc. The finished picture is painted once, and shown as far as calls have returned. */
export class SweepDisc {
  readonly front: SweepFront;
  private readonly canvas: HTMLCanvasElement;
  private readonly context: CanvasRenderingContext2D | null;
  /** Pixels around the disc, for the knob of its hand. */
  private readonly margin: number;
  private ratio = 1;
  private radius = 0;
  private inks: SweepInks | undefined;
  private picture: HTMLCanvasElement | undefined;
  /** What has been drawn last, and the call at the end of the way; nothing is drawn twice. */
  private drawn = -1;
  private drawnWay = -1;
  /** The middle shows the board of nine cells, if the search began with an empty one. */
  private readonly hasBoard: boolean;

  constructor(canvas: HTMLCanvasElement, front: SweepFront, margin = 0, hasBoard = true) {
    this.canvas = canvas;
    this.context = canvas.getContext('2d');
    this.front = front;
    this.margin = margin;
    const { cells } = front.rings.tree.setup;
    this.hasBoard = hasBoard && cells.length === 9 && cells.every((cell) => cell === EMPTY);
  }

  /** Fits it to its place, so many pixels wide, with its finished picture: a square of colours. */
  fit(width: number, ratio: number, pixels: Uint32Array): void {
    this.ratio = ratio;
    this.radius = (width * ratio) / 2;
    const side = Math.round((width + 2 * this.margin) * ratio);
    if (this.canvas.width !== side) this.canvas.width = this.canvas.height = side;
    this.inks = sweepInksOf(this.canvas, ratio);
    this.picture = document.createElement('canvas');
    const across = (this.picture.width = this.picture.height = Math.sqrt(pixels.length));
    const image = new ImageData(new Uint8ClampedArray(pixels.buffer as ArrayBuffer), across);
    this.picture.getContext('2d')?.putImageData(image, 0, 0);
    this.drawn = this.drawnWay = -1;
  }

  /**
   * Draws it after so many calls, at so many a millisecond; 0 where it stands still. Calls beyond the last are the time
   * in which the last ink dries.
   */
  draw(made: number, rate = 0): void {
    const { context, front, inks, picture, canvas, radius } = this;
    if (!context || !inks || !picture || (rate === 0 && made === this.drawn)) return;
    front.moveTo(made);
    if (front.isOver && !this.isDrying(made, rate)) {
      if (this.drawn === front.count) return;
      this.drawn = front.count;
    } else this.drawn = rate === 0 ? made : -1;
    const middle = canvas.width / 2;
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.strokeStyle = inks.rule;
    context.lineWidth = 0.003 * radius;
    for (let ply = front.view.ply + 1; this.margin > 0 && ply <= front.way.length; ply++) {
      context.beginPath();
      context.arc(middle, middle, this.edgeOf(ply), 0, 2 * Math.PI);
      context.stroke();
    }
    context.save();
    context.beginPath();
    if (front.isInOrder) this.addInOrder(made, rate, false);
    else this.addInAnyOrder();
    context.clip();
    context.drawImage(picture, middle - radius, middle - radius, 2 * radius, 2 * radius);
    context.restore();
    if (!front.isOver) this.drawWaiting(context, inks, made, rate);
    this.drawHole(context, inks, made, rate);
    if (!front.isOver) this.drawHand(context, inks);
  }

  private isDrying(made: number, rate: number): boolean {
    return rate > 0 && made - this.front.count < WET[0] * rate;
  }

  private edgeOf(depth: number): number {
    const { rings, view } = this.front;
    return this.radius * innerRadius(rings, view, depth);
  }

  /** Adds a sector to the path: from and to in turns. */
  private add(from: number, to: number, inner: number, outer: number): void {
    const { context } = this;
    if (!context || to <= from) return;
    const middle = this.canvas.width / 2;
    const [begin, end] = [(from - 0.25) * 2 * Math.PI, (to - 0.25) * 2 * Math.PI];
    context.moveTo(middle + Math.cos(begin) * inner, middle + Math.sin(begin) * inner);
    context.arc(middle, middle, outer, begin, end);
    context.arc(middle, middle, inner, end, begin, true);
    context.closePath();
  }

  private addNode(node: number, least = 0, outer?: number): void {
    const { rings, view } = this.front;
    const { gamesBefore, size, depth } = rings.tree;
    const ply = depth[node] as number;
    const from = turnOf(view, gamesBefore[node] as number);
    const to = turnOf(view, gamesBefore[node + (size[node] as number)] as number);
    this.add(from, Math.max(to, from + least), this.edgeOf(ply), outer ?? this.edgeOf(ply + 1));
  }

  /** What lies before the hand and has returned, as far as its ink has run; if `isDry`, what the ink has yet to reach. */
  private addInOrder(made: number, rate: number, isDry: boolean): void {
    const { front } = this;
    const { rings, view } = front;
    const { tree, nodesAt } = rings;
    for (let ply = view.ply + 1; ply < nodesAt.length; ply++) {
      const [inner, outer] = [this.edgeOf(ply), this.edgeOf(ply + 1)];
      let to = front.returned[ply] as number;
      const wet = (WET[ply - view.ply] ?? 0) * rate;
      if (wet > 0 && front.count === tree.size[front.nodeOf(0)]) {
        const root = front.nodeOf(0);
        const nodes = nodesAt[ply] as Uint32Array;
        for (let at = lastUpTo(nodes, tree.gamesBefore, to - 1); at >= 0; at--) {
          const node = nodes[at] as number;
          const age = made - (node - root + (tree.size[node] as number));
          if (node < root || age >= wet) break;
          const dry = 1 - (1 - Math.max(0, age / wet)) ** 2;
          const from = tree.gamesBefore[node] as number;
          const edge = outer - (outer - inner) * dry;
          this.add(
            turnOf(view, from),
            turnOf(view, to),
            isDry ? inner : edge,
            isDry ? edge : outer,
          );
          to = from;
        }
      }
      if (!isDry) this.add(0, turnOf(view, to), inner, outer);
    }
  }

  /** In any order: beside each call that waits, those that have returned, with all that lies below them. */
  private addInAnyOrder(): void {
    const { front } = this;
    const { tree } = front.rings;
    if (front.isOver) return this.add(0, 1, this.edgeOf(front.view.ply + 1), this.radius);
    for (let ply = front.view.ply + 1; ply < front.way.length; ply++) {
      const above = front.way[ply - 1] as number;
      if (above < 0) return;
      const end = above + (tree.size[above] as number);
      for (let node = above + 1; node < end; node += tree.size[node] as number)
        if (front.hasReturned(node)) this.addNode(node, 0, this.radius);
    }
  }

  private drawWaiting(
    context: CanvasRenderingContext2D,
    inks: SweepInks,
    made: number,
    rate: number,
  ): void {
    const { way, view, isInOrder } = this.front;
    context.beginPath();
    this.add(0, 1, this.radius * HOLE * FIRST, this.radius * HOLE);
    for (let ply = view.ply + 1; ply < way.length; ply++)
      if ((way[ply] as number) >= 0) this.addNode(way[ply] as number, 0.0006);
    if (isInOrder) this.addInOrder(made, rate, true);
    context.fillStyle = inks.paper;
    context.fill();
    context.globalAlpha = 0.6;
    context.fillStyle = inks.hatch;
    context.fill();
    context.globalAlpha = 1;
    context.strokeStyle = inks.pencil;
    context.lineWidth = 1.2 * this.ratio;
    context.stroke();
  }

  private drawHand(context: CanvasRenderingContext2D, inks: SweepInks): void {
    const { front, ratio, radius } = this;
    const middle = this.canvas.width / 2;
    const turn = turnOf(front.view, front.rings.tree.gamesBefore[front.node] as number);
    const angle = (turn - 0.25) * 2 * Math.PI;
    const [right, down] = [Math.cos(angle), Math.sin(angle)];
    context.strokeStyle = inks.ink;
    context.lineWidth = 1.6 * ratio;
    context.beginPath();
    context.moveTo(middle + right * radius * HOLE, middle + down * radius * HOLE);
    context.lineTo(middle + right * radius, middle + down * radius);
    context.stroke();
    if (this.margin === 0) return;
    const out = radius + 4 * ratio;
    context.fillStyle = inks.marker;
    context.lineWidth = 3.8 * ratio;
    context.beginPath();
    context.arc(middle + right * out, middle + down * out, 5.1 * ratio, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }

  /** In the middle: the board of the call that is asked, in the ring of the first call, whose ink runs over it last. */
  private drawHole(
    context: CanvasRenderingContext2D,
    inks: SweepInks,
    made: number,
    rate: number,
  ): void {
    const { front, radius } = this;
    const hole = radius * HOLE;
    const middle = this.canvas.width / 2;
    if (front.isOver) {
      const dry = rate > 0 ? Math.min(1, (made - front.count) / (WET[0] * rate)) : 1;
      const value = front.rings.tree.value[front.nodeOf(0)] as number;
      context.fillStyle = value > 0 ? inks.x : value < 0 ? inks.o : inks.draw;
      context.beginPath();
      this.add(0, 1, hole * (1 - dry), hole);
      context.fill();
    }
    if (!this.hasBoard) return;
    const side = hole * 1.06;
    const marks = front.isOver ? front.view.ply : this.seenMarks(rate);
    this.drawBoard(context, inks, middle - side / 2, middle - side / 2, side, marks);
  }

  /** How many of the marks of the call that is asked lie long enough to be seen. */
  private seenMarks(rate: number): number {
    const { way, rings, count, view, node } = this.front;
    const { size, depth } = rings.tree;
    const most = depth[node] as number;
    if (rate === 0) return most;
    // A search that leaves branches out has fewer calls below each.
    const share = count / (size[way[view.ply] as number] as number) / Math.abs(rate);
    let marks = view.ply;
    while (marks < most && (size[way[marks + 1] as number] as number) * share >= SEEN) marks++;
    return marks;
  }

  private drawBoard(
    context: CanvasRenderingContext2D,
    inks: SweepInks,
    left: number,
    top: number,
    side: number,
    marks: number,
  ): void {
    const { way, rings } = this.front;
    const cell = side / 3;
    context.lineCap = 'round';
    context.strokeStyle = inks.ink;
    context.lineWidth = Math.max(1, side / 34);
    context.beginPath();
    for (let line = 1; line <= 2; line++) {
      context.moveTo(left + line * cell, top);
      context.lineTo(left + line * cell, top + side);
      context.moveTo(left, top + line * cell);
      context.lineTo(left + side, top + line * cell);
    }
    context.stroke();
    context.lineWidth = Math.max(1.4, side / 20);
    const arm = cell * 0.27;
    const first = rings.tree.setup.toMove === X ? 1 : 0;
    for (let ply = 1; ply <= marks; ply++) {
      const at = rings.tree.cell[way[ply] as number] as number;
      const x = left + cell * ((at % 3) + 0.5);
      const y = top + cell * (Math.floor(at / 3) + 0.5);
      context.beginPath();
      if (ply % 2 === first) {
        context.moveTo(x - arm, y - arm);
        context.lineTo(x + arm, y + arm);
        context.moveTo(x + arm, y - arm);
        context.lineTo(x - arm, y + arm);
      } else context.arc(x, y, arm * 1.08, 0, 2 * Math.PI);
      context.strokeStyle = ply % 2 === first ? inks.x : inks.o;
      context.stroke();
    }
    context.lineCap = 'butt';
  }

  /** The way to the call that is asked as boards, a mark more on each; those that change too fast to be seen are empty. */
  drawWay(canvas: HTMLCanvasElement, columns: number, rate = 0): void {
    const context = canvas.getContext('2d');
    const { inks, front } = this;
    const seen = front.isOver ? 0 : this.seenMarks(rate);
    const last = front.way[seen] as number;
    if (!context || !inks || (rate !== 0 && last === this.drawnWay)) return;
    this.drawnWay = rate === 0 ? -1 : last;
    context.clearRect(0, 0, canvas.width, canvas.height);
    const pitch = canvas.width / columns;
    const side = pitch * 0.8;
    const deepest = rate === 0 ? (front.rings.tree.depth[front.node] as number) : front.way.length;
    const asked = front.isOver ? 0 : deepest;
    for (let ply = 1; ply < front.way.length; ply++) {
      const left = ((ply - 1) % columns) * pitch + pitch * 0.1;
      const top = Math.floor((ply - 1) / columns) * pitch + pitch * 0.1;
      if (ply <= seen) {
        const cell = front.rings.tree.cell[front.way[ply] as number] as number;
        context.fillStyle = inks.marker;
        const across = (left + (side / 3) * (cell % 3)) | 0;
        context.fillRect(across, top + (side / 3) * Math.floor(cell / 3), side / 3, side / 3);
      }
      context.globalAlpha = ply <= seen ? 1 : ply <= asked ? 0.5 : 0.18;
      this.drawBoard(context, inks, left, top, side, ply <= seen ? ply : 0);
      context.globalAlpha = 1;
    }
  }
}
