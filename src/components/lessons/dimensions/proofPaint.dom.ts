import { hairEnd, innerEdge, outerEdge, sliceOf } from './proofRings.ts';
import type { ProofShape } from '../../cube/proofWork.ts';

/** Colours of the page where the disc stands, and what each is read from. */
const TOKENS = {
  x: '--x',
  o: '--o',
  paper: '--paper',
  pencil: '--pencil',
  hand: '--marker-edge',
  ink: '--ink',
} as const;
export type ProofInks = Readonly<Record<keyof typeof TOKENS, string>>;

export function readProofInks(probe: HTMLElement): ProofInks {
  const style = getComputedStyle(probe);
  const inks = Object.entries(TOKENS).map(([ink, token]) => [ink, style.getPropertyValue(token)]);
  return Object.fromEntries(inks) as ProofInks;
}

/** A turn of a slice as an angle of a canvas. */
const angle = (turn: number) => (turn - 0.25) * 2 * Math.PI;

function pieceOfRing(
  context: CanvasRenderingContext2D,
  [inner, outer]: readonly [number, number],
  [from, to]: readonly [number, number],
): void {
  context.beginPath();
  context.arc(0, 0, outer, angle(from), angle(to));
  context.arc(0, 0, inner, angle(to), angle(from), true);
  context.closePath();
}

/** A canvas in which the disc has the radius 1. */
function discCanvas(
  side: number,
): readonly [HTMLCanvasElement, CanvasRenderingContext2D] | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  toDisc(context, side);
  return [canvas, context];
}

function toDisc(context: CanvasRenderingContext2D, side: number): void {
  context.setTransform(side / 2, 0, 0, side / 2, side / 2, side / 2);
}

/** The rings and the hairs are painted once, in ink and in pencil; a frame clips the one over the other. */
export class ProofPainter {
  private readonly layers;
  private readonly shape: ProofShape;
  private readonly side: number;
  private readonly inks: ProofInks;
  private hairs = 0;

  constructor(shape: ProofShape, side: number, inks: ProofInks) {
    [this.shape, this.side, this.inks] = [shape, side, inks];
    const [ink, pencil, hairs] = [discCanvas(side), discCanvas(side), discCanvas(side)];
    this.layers = ink && pencil && hairs && { ink, pencil, hairs };
    if (ink) this.paintRings(ink[1], inks.x, 1);
    if (pencil) this.paintRings(pencil[1], inks.pencil, 0.4);
  }

  private paintRings(context: CanvasRenderingContext2D, colour: string, strength: number): void {
    const { depths } = this.shape;
    context.strokeStyle = this.inks.paper;
    context.lineWidth = 1.6 / this.side;
    context.fillStyle = colour;
    depths.forEach((depth, answer) => {
      if (depth === 0) return;
      const slice = sliceOf(this.shape, answer);
      context.globalAlpha =
        strength * Math.max(0.4, 1 - 0.03 * depth - (depth % 2 === 0 ? 0.16 : 0));
      pieceOfRing(context, [innerEdge(depth), outerEdge(depth)], slice);
      context.fill();
      context.globalAlpha = 1;
      if (slice[1] - slice[0] > 0.002) context.stroke();
    });
  }

  /** Adds the hairs of answers from the first that has none yet. */
  addHairs(marks: Uint8Array): void {
    const context = this.layers?.hairs[1];
    if (!context) return;
    const { depths } = this.shape;
    context.strokeStyle = this.inks.x;
    context.lineWidth = Math.max(1.2 / this.side, (2 * Math.PI * 0.6) / depths.length);
    context.globalAlpha = 0.4;
    context.beginPath();
    for (const each of marks) {
      const answer = this.hairs++;
      const depth = depths[answer] ?? 0;
      if (each === 0) continue;
      const at = angle((answer + 0.5) / depths.length);
      const [from, to] = [outerEdge(depth), hairEnd(depth, each)];
      context.moveTo(Math.cos(at) * from, Math.sin(at) * from);
      context.lineTo(Math.cos(at) * to, Math.sin(at) * to);
    }
    context.stroke();
  }

  noHairs(): void {
    this.hairs = 0;
    this.layers?.hairs[1].clearRect(-1, -1, 2, 2);
  }

  /** The disc checked as far as an answer; `gap` is an answer whose slice is torn out. */
  paint(canvas: HTMLCanvasElement, checked: number, isGoing: boolean, gap?: number): void {
    const context = canvas.getContext('2d');
    if (!context || !this.layers) return;
    const { ink, pencil, hairs } = this.layers;
    const turn = checked / this.shape.depths.length;
    toDisc(context, this.side);
    context.clearRect(-1, -1, 2, 2);
    context.drawImage(pencil[0], -1, -1, 2, 2);
    context.save();
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, 1, angle(0), angle(turn));
    context.clip();
    context.clearRect(-1, -1, 2, 2);
    context.drawImage(ink[0], -1, -1, 2, 2);
    context.restore();
    context.drawImage(hairs[0], -1, -1, 2, 2);
    if (gap !== undefined) this.paintGap(context, gap);
    if (isGoing) this.paintHand(context, turn);
  }

  /** Wide enough to be seen, however thin it is. */
  private paintGap(context: CanvasRenderingContext2D, gap: number): void {
    const [from, to] = sliceOf(this.shape, gap);
    const wide = Math.max(to - from, 0.012);
    context.fillStyle = this.inks.o;
    pieceOfRing(context, [innerEdge(1), 0.94], [from - wide / 2, from + wide / 2]);
    context.fill();
  }

  private paintHand(context: CanvasRenderingContext2D, turn: number): void {
    const at = angle(turn);
    context.lineCap = 'round';
    for (const [colour, width] of [
      [this.inks.hand, 10],
      [this.inks.ink, 2.8],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = width / this.side;
      context.beginPath();
      context.moveTo(Math.cos(at) * innerEdge(1), Math.sin(at) * innerEdge(1));
      context.lineTo(Math.cos(at) * 0.97, Math.sin(at) * 0.97);
      context.stroke();
    }
  }
}
