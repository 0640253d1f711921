import { EMPTY, O, X, symmetriesOf, type CellContent } from '../../../engine/index.ts';
import { CUBES, cellInCube, completing, cubeAfter, wholeLine } from '../../cube/space.ts';
import { once } from '../parts/ask.ts';

/*
 * 3×3×3 is won from the centre with X's fourth mark. The proof is searched for with threats alone: each move of X, but for
 * the first and the last, completes two of a line whose third cell is empty. Answers of O that a turned or mirrored cube
 * shows again are looked at once.
 */

const SIDE = 3;
export const SHEETS_CENTRE = cellInCube({ sheet: 1, row: 1, column: 1 }, SIDE);

const sheetsAfter = (moves: readonly number[]) => cubeAfter(SIDE, moves);
const emptyCells = (board: readonly CellContent[]) =>
  [...board.keys()].filter((cell) => board[cell] === EMPTY);

/** X to move: a move that wins with so many marks of X, this one included, whatever O answers. */
export function winningMove(moves: readonly number[], marks: number): number | undefined {
  const board = sheetsAfter(moves);
  const [win] = completing(SIDE, board, X);
  if (win !== undefined) return win;
  if (marks <= 1) return undefined;
  const threats = completing(SIDE, board, O);
  const candidates = threats.length > 0 ? threats : emptyCells(board);
  return candidates.find((cell) => holds([...moves, cell], marks - 1));
}

/** O to move: whether X wins with so many marks more after every answer. */
function holds(moves: readonly number[], marks: number): boolean {
  const board = sheetsAfter(moves);
  if (completing(SIDE, board, O).length > 0) return false;
  const threats = completing(SIDE, board, X);
  // Two at the same time: O stops one, X completes the other.
  if (threats.length > 1) return true;
  const [threat] = threats;
  return threat !== undefined && marks > 1 && winningMove([...moves, threat], marks) !== undefined;
}

/** The turns and mirror images of the cube, each as where a cell goes. */
export const sheetSymmetries = once(() => symmetriesOf(CUBES[SIDE]));

const written = (board: readonly CellContent[]) => board.join('');
const turned = (moves: readonly number[], symmetry: readonly number[]) =>
  moves.map((cell) => symmetry[cell] ?? cell);

/** A position of the proof, by the moves that led to it; X has just moved, or has its line. */
export interface ProofNode {
  readonly moves: readonly number[];
  /** X's marks. */
  readonly marks: number;
  /** What O can do about it: nothing is forced, one cell has to be taken, two would have to be, or X has its line. */
  readonly stage: 'free' | 'threat' | 'double' | 'won';
  readonly children: readonly ProofNode[];
}

const ALL_MARKS = 4;

function nodeAfter(moves: readonly number[]): ProofNode {
  const board = sheetsAfter(moves);
  const marks = (moves.length + 1) / 2;
  if (wholeLine(SIDE, board)) return { moves, marks, stage: 'won', children: [] };
  const threats = completing(SIDE, board, X);
  const stage = threats.length === 0 ? 'free' : threats.length === 1 ? 'threat' : 'double';
  return { moves, marks, stage, children: answersTo(moves, threats).map(nodeAfter) };
}

/** The game after each answer of O and X's reply to it; answers that look the same, or are as bad, once. */
function answersTo(moves: readonly number[], threats: readonly number[]): number[][] {
  const board = sheetsAfter(moves);
  const same = sheetSymmetries().filter(
    (symmetry) => written(sheetsAfter(turned(moves, symmetry))) === written(board),
  );
  const others = emptyCells(board).filter((cell) => !threats.includes(cell));
  const first = (cell: number) => same.every((symmetry) => (symmetry[cell] ?? cell) >= cell);
  const answers = [...threats, ...(threats.length > 0 ? others.slice(0, 1) : others)].filter(
    (cell) => threats.length > 0 || first(cell),
  );
  return answers.map((answer) => {
    const after = [...moves, answer];
    const reply = winningMove(after, ALL_MARKS - (moves.length + 1) / 2);
    if (reply === undefined) throw new Error(`No win after ${after.join(' ')}.`);
    return [...after, reply];
  });
}

/** All positions of the proof, each before those that follow from it. */
export const proofNodes = once((): readonly ProofNode[] => {
  const walk = (node: ProofNode): ProofNode[] => [node, ...node.children.flatMap(walk)];
  return walk(nodeAfter([SHEETS_CENTRE]));
});

/**
 * X's reply in a game that it began in the centre, O to have moved last: the proof's own, with the cube turned. Where O
 * leaves a line to be completed, that.
 */
export function replyOf(moves: readonly number[]): number {
  const [win] = completing(SIDE, sheetsAfter(moves), X);
  if (win !== undefined) return win;
  for (const node of proofNodes()) {
    if (node.moves.length !== moves.length + 1) continue;
    const symmetry = sheetSymmetries().find((each) =>
      turned(node.moves.slice(0, -1), each).every((cell, i) => cell === moves[i]),
    );
    const reply = symmetry && turned(node.moves, symmetry).at(-1);
    if (reply !== undefined) return reply;
  }
  throw new Error(`Not in the proof: ${moves.join(' ')}.`);
}

/** The place in the proof of a game in which X has just moved, with the cube turned if need be. */
export function nodeOf(moves: readonly number[]): number {
  const board = written(sheetsAfter(moves));
  const nodes = proofNodes();
  const same = nodes.findIndex((node) =>
    sheetSymmetries().some((each) => written(sheetsAfter(turned(node.moves, each))) === board),
  );
  if (same >= 0) return same;
  // O has left a line to be completed: the last of the answers to the same threat stands for all of those.
  return nodes.indexOf(nodes[nodeOf(moves.slice(0, -2))]?.children.at(-1) as ProofNode);
}

export interface NodePlace {
  /** X's marks, from 1. */
  readonly column: number;
  readonly row: number;
  /** The place of the node before it. */
  readonly parent: number | undefined;
}

/** The proof as a tree that grows to the right: a row for each way to end, and the others between theirs. */
export function proofLayout(nodes: readonly ProofNode[] = proofNodes()): readonly NodePlace[] {
  const rows = new Map<ProofNode, number>();
  const ends = nodes.filter(({ children }) => children.length === 0);
  for (const node of nodes.toReversed()) {
    const below = node.children.map((child) => rows.get(child) ?? 0);
    const middle = ((below[0] ?? 0) + (below.at(-1) ?? 0)) / 2;
    rows.set(node, below.length > 0 ? middle : ends.indexOf(node));
  }
  return nodes.map((node) => {
    const parent = nodes.findIndex(({ children }) => children.includes(node));
    return {
      column: node.marks,
      row: rows.get(node) ?? 0,
      parent: parent < 0 ? undefined : parent,
    };
  });
}
