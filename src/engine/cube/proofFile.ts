import { crc32 } from '../core/crc32.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { CELLS } from './cube.ts';

/**
 * A proof that the first player wins the cube: X's chosen answers, numbered in preorder, so that what follows
 * from answer i are the answers i to `ends[i]` − 1. Wherever O has a reply that is not here, X wins by continuous
 * threats, or the position is one of these up to symmetry.
 */
export interface CubeProof {
  readonly cells: Uint8Array;
  /** O's reply that leads to the position of each answer. The first has none: `CELLS`. */
  readonly replies: Uint8Array;
  /** The answer before each, to which O replied; −1 for the first. */
  readonly parents: Int32Array;
  /** O's marks before each answer. */
  readonly depths: Uint8Array;
  readonly ends: Int32Array;
}

export type CubeProofProblem = { readonly code: 'not-a-proof' | 'cut-short' | 'changed' };

const HEAD = 'X wins 4x4x4, proof 1';
/** A sign for each cell, those of base64url. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const END = '.';
const WIDTH = 96;

const checksum = (body: string) =>
  crc32(Array.from(body, (sign) => sign.charCodeAt(0)))
    .toString(16)
    .padStart(8, '0');

/**
 * A proof as text: a head, an answer's cell, then each reply of O with what follows from it, and a full stop; and
 * in the last line a checksum of the signs between.
 */
export function makeCubeProof({ cells, replies, depths }: CubeProof): string {
  let body = '';
  cells.forEach((cell, at) => {
    if (at > 0) {
      const closed = (depths[at - 1] as number) - (depths[at] as number) + 1;
      body += END.repeat(closed) + (SIGNS[replies[at] as number] as string);
    }
    body += SIGNS[cell] as string;
  });
  body += END.repeat((depths.at(-1) ?? -1) + 1);
  const lines = body.match(new RegExp(`.{1,${WIDTH}}`, 'g')) ?? [];
  return `${[HEAD, ...lines, checksum(body)].join('\n')}\n`;
}

/** Reads a proof. What it says is still to be checked. */
export function parseCubeProof(text: string): Result<CubeProof, CubeProofProblem> {
  const [head, ...lines] = text.trimEnd().split(/\r?\n/);
  if (head !== HEAD) return fail({ code: 'not-a-proof' });
  const sum = lines.pop() ?? '';
  const body = lines.join('');
  if (!/^[0-9a-f]{8}$/.test(sum)) return fail({ code: 'cut-short' });
  if (sum !== checksum(body)) return fail({ code: 'changed' });
  const proof = readTree(body);
  return proof ? ok(proof) : fail({ code: 'not-a-proof' });
}

function readTree(body: string): CubeProof | undefined {
  const cells: number[] = [];
  const replies: number[] = [];
  const parents: number[] = [];
  const depths: number[] = [];
  const ends: number[] = [];
  const open: number[] = [];
  for (let at = 0; at < body.length; at++) {
    if (body[at] === END) {
      const closed = open.pop();
      if (closed === undefined) return undefined;
      ends[closed] = cells.length;
      continue;
    }
    const isFirst = cells.length === 0;
    const reply = isFirst ? CELLS : SIGNS.indexOf(body.charAt(at++));
    const cell = SIGNS.indexOf(body.charAt(at));
    if (reply < 0 || cell < 0 || body.charAt(at) === '' || open.length === 0 !== isFirst) {
      return undefined;
    }
    parents.push(open.at(-1) ?? -1);
    depths.push(open.length);
    open.push(cells.length);
    replies.push(reply);
    cells.push(cell);
  }
  if (open.length > 0 || cells.length === 0) return undefined;
  return {
    cells: Uint8Array.from(cells),
    replies: Uint8Array.from(replies),
    parents: Int32Array.from(parents),
    depths: Uint8Array.from(depths),
    ends: Int32Array.from(ends),
  };
}

/** The cells in the order played that lead to the position of an answer, with X to move. */
export function movesToAnswer({ cells, replies, parents }: CubeProof, at: number): number[] {
  const moves: number[] = [];
  for (let answer = at; answer > 0; answer = parents[answer] as number) {
    moves.unshift(cells[parents[answer] as number] as number, replies[answer] as number);
  }
  return moves;
}

/** O's replies to all answers: those which a check goes through. */
export function countReplies({ depths }: CubeProof): number {
  return depths.reduce((sum, depth) => sum + CELLS - 1 - 2 * depth, 0);
}
