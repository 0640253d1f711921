import {
  boardOfSheet,
  other,
  type Box,
  type FoursEvent,
  type LinearTrace,
  type Mark,
  type MarkName,
  type Point,
  type Stone,
} from '../../../engine/index.ts';
import type { LargeAt, LargeMoment } from '../../stepper/linear/view.ts';
import type { BoardScene } from '../../ui/large-board/scene.ts';
import { boxAround } from '../../ui/large-board/sheetBoard.ts';

/** A four that was tried, and all that came of it: steps are those of the trace. */
export interface TriedFour {
  /** Its number in the order of trying, from 1. */
  readonly id: number;
  /** The four before whose reply it was tried; 0 for the position itself. */
  readonly parent: number;
  readonly four: Point;
  /** The cell that the defender takes, or both of those on which five is threatened. */
  readonly stops: readonly Point[];
  /** The step at which it is played. */
  readonly from: number;
  /** The step at which its marks come off again, or at which its win is seen; absent where the trace ends before. */
  readonly ended: number | undefined;
  /** Whether it wins; nobody knows where the search has stopped before everything behind it was tried. */
  readonly hasWon: boolean | undefined;
  /** How many fours are played up to it, itself too. */
  readonly depth: number;
}

type Growing = { -readonly [Field in keyof TriedFour]: TriedFour[Field] };

/** Every four of a trace in the order of trying; a four comes after the one that it follows. */
export function triedFours({ events }: LinearTrace<FoursEvent>): readonly TriedFour[] {
  const all: Growing[] = [];
  const open: Growing[] = [];
  for (const [step, { kind, cell, stops = [], hasWon, isCut }] of events.entries()) {
    const now = open.at(-1);
    if (kind === 'four' && cell) {
      const node: Growing = {
        id: all.length + 1,
        parent: now?.id ?? 0,
        four: cell,
        from: step,
        depth: open.length + 1,
        stops: [],
        ended: undefined,
        hasWon: undefined,
      };
      all.push(node);
      open.push(node);
    } else if (now && (kind === 'reply' || kind === 'double')) {
      now.stops = stops;
      if (kind === 'double') endOf(open, step, true);
    } else if (kind === 'back') {
      endOf(open, step, isCut && !hasWon ? undefined : hasWon);
    }
  }
  return all;
}

function endOf(open: Growing[], step: number, hasWon: boolean | undefined): void {
  const last = open.pop();
  if (last) Object.assign(last, { ended: step, hasWon });
}

/**
 * The fours whose marks lie on the board at a step, the first first. A double four's mark is still there at the step
 * that tells of it, and so are both marks at the step that takes them off.
 */
export function foursOnBoard(all: readonly TriedFour[], step: number): readonly TriedFour[] {
  return all.filter(({ from, ended }) => from <= step && (ended === undefined || step <= ended));
}

/** Where a box of the tree of fours lies: in nodes across, and how deep. The position itself is 0 deep. */
interface AttackPlace {
  readonly x: number;
  readonly depth: number;
}

/** Fours one after another, each with the answer to it, or with both cells on which five is threatened. */
export type AttackLine = readonly Pick<TriedFour, 'four' | 'stops'>[];

/** A four in the tree, with the reply to it. */
export interface AttackNode extends AttackPlace {
  readonly id: number;
  readonly parent: number;
  readonly four: string;
  /** What has been played up to it, itself too. */
  readonly line: AttackLine;
  /** The reply, or both cells on which five is threatened; none before it is known. */
  readonly stops: readonly string[];
  readonly state: 'open' | 'dead' | 'won' | 'unknown';
  readonly isNow: boolean;
  /** Its marks are on the board. */
  readonly isOnPath: boolean;
  /** The step at which the four is played. */
  readonly step: number;
}

/** The tree of fours and replies at a step; it is laid out whole, and drawn as far as it has grown. */
export interface AttackTreeMoment {
  readonly input: LargeAt<FoursEvent>['input'];
  readonly mark: MarkName;
  readonly nodes: readonly AttackNode[];
  /** Fours that the attacker can begin with, and that aren't tried yet. */
  readonly waiting: readonly (AttackPlace & Pick<AttackNode, 'four' | 'line'>)[];
  readonly root: AttackPlace & { readonly isNow: boolean };
}

/** A moment of the search for a win by fours. */
export interface FoursMoment extends LargeMoment {
  readonly attack: AttackTreeMoment;
}

/** In pixels: from one node to the next, across and down, and the node itself, whose board is a square. */
const [ACROSS, DOWN] = [70, 104];
export const [WIDTH, HEIGHT] = [62, 78];
export const ROOT_HEIGHT = 22;
const MARGIN = 8;

/** How much smaller fours are that wait. */
export const WAITING_SCALE = 0.65;
export const midX = ({ x }: AttackPlace) => MARGIN + WIDTH / 2 + x * ACROSS;
export const topY = ({ depth }: AttackPlace) =>
  depth === 0 ? MARGIN : MARGIN + ROOT_HEIGHT + 16 + (depth - 1) * DOWN;

type Size = Readonly<Record<'width' | 'height', number>>;

/** The part of the picture that a tree takes up. Fours that wait stand close together, from where the first of them will be tried. */
export function grown({ nodes, waiting, root }: AttackTreeMoment) {
  const first = waiting[0]?.x ?? 0;
  const small = waiting.map((each, i) => ({ ...each, x: first + (i - 0.2) * WAITING_SCALE }));
  const middles = [root, ...nodes, ...small].map(midX);
  const left = Math.min(...middles) - WIDTH / 2 - MARGIN;
  const deepest = Math.max(1, ...nodes.map(({ depth }) => depth));
  return {
    waiting: small,
    left,
    width: Math.max(...middles) + WIDTH / 2 + MARGIN - left,
    height: ROOT_HEIGHT + deepest * DOWN + 2 * MARGIN,
  };
}

/** As large as its place allows, so that all of it is seen; a tree that would be too small to read is scrolled. */
export const scaleIn = (room: Size, { width, height }: Size) =>
  Math.max(0.8, Math.min(1.6, (room.width - 1) / width, (room.height - 1) / height));

/** A band for each turn, from so far above the tree and as far down as it has grown: a four comes down through the attacker's, and is answered in the other. */
export function turnsDown({ nodes, mark }: AttackTreeMoment, high: number) {
  const [attacker, defender] = mark === 'X' ? ['x', 'o'] : ['o', 'x'];
  const deepest = Math.max(0, ...nodes.map(({ depth }) => depth));
  return Array.from({ length: deepest }, (_, above) => {
    const foot = above === 0 ? -high : topY({ x: 0, depth: above }) + HEIGHT;
    const head = topY({ x: 0, depth: above + 1 });
    return [
      { top: foot, height: head - foot, ink: attacker },
      { top: head, height: HEIGHT, ink: defender },
    ];
  }).flat();
}

export function edge(from: AttackPlace, to: AttackPlace): string {
  const bottom = topY(from) + (from.depth > 0 ? HEIGHT : ROOT_HEIGHT);
  return `M${midX(from)} ${bottom}C${midX(from)} ${bottom + 12} ${midX(to)} ${topY(to) - 14} ${midX(to)} ${topY(to)}`;
}

/** Where a node lies, as a style: its middle and its top, and its size. */
export const nodeStyle = (place: AttackPlace) =>
  `left: ${midX(place)}px; top: ${topY(place)}px; width: ${WIDTH}px; height: ${HEIGHT}px;`;

/** The way from a node to the one above it. */
export const wayUp = (from: AttackPlace, to: AttackPlace) =>
  `${midX(from) - midX(to)}px ${topY(from) - topY(to)}px`;

/** Cells across a cut at least. */
const CUT = 5;

/** The marks of a line: each four, and the answer to it where there is only one. */
export const stonesOf = (line: AttackLine, mark: Mark): readonly Stone[] =>
  line.flatMap(({ four, stops }) => [
    { ...four, mark },
    ...(stops.length === 1 ? stops : []).map((stop) => ({ ...stop, mark: other(mark) })),
  ]);

/** The board around the last four of a line, with all that was played before it and its answer, as far as there is one. */
export function cutOf(
  { sheet, mark }: AttackTreeMoment['input'],
  line: AttackLine,
): { scene: BoardScene; box: Box } {
  const placed = stonesOf(line, mark);
  const { four, stops } = line.at(-1) as AttackLine[number];
  const { left, top, right, bottom } = boxAround([four, ...stops], 0, {});
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const half = Math.max(CUT - 1, right - left, bottom - top) / 2;
  return {
    box: { left: x - half, top: y - half, right: x + half, bottom: y + half },
    scene: {
      board: boardOfSheet({ ...sheet, stones: [...sheet.stones, ...placed] }),
      last: placed.at(-1),
      lit: stops.length > 1 ? [{ cells: stops, tone: 'good' }] : [],
    },
  };
}
