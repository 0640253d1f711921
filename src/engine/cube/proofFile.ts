import { crc32 } from '../core/crc32.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { CUBE_CELLS } from './cube.ts';

/**
 * A proof that the first player wins the cube: X's chosen answers, numbered in preorder, so that what follows
 * from answer i are the answers i to `ends[i]` − 1. Wherever O has a reply that is not here, X wins by continuous
 * threats, or the position is one of these up to symmetry.
 */
export interface CubeProof {
  readonly cells: Uint8Array;
  /** O's reply that leads to the position of each answer. The first has none: `CUBE_CELLS`. */
  readonly replies: Uint8Array;
  /** The answer before each, to which O replied; −1 for the first. */
  readonly parents: Int32Array;
  /** O's marks before each answer. */
  readonly depths: Uint8Array;
  /** The number after the last answer that follows from each. */
  readonly ends: Int32Array;
}

/** Puts a proof together, answer by answer: each is opened, and closed after all that follows from it. */
export class ProofBuilder {
  private readonly cells: number[] = [];
  private readonly replies: number[] = [];
  private readonly parents: number[] = [];
  private readonly depths: number[] = [];
  private readonly ends: number[] = [];
  private readonly path: number[] = [];

  /** False if there is a first answer already and this one follows from none. */
  open(reply: number, cell: number): boolean {
    const parent = this.path.at(-1) ?? -1;
    if (parent < 0 && this.cells.length > 0) return false;
    this.parents.push(parent);
    this.depths.push(this.path.length);
    this.path.push(this.cells.length);
    this.replies.push(reply);
    this.cells.push(cell);
    return true;
  }

  /** False if no answer is open. */
  close(): boolean {
    const answer = this.path.pop();
    if (answer === undefined) return false;
    this.ends[answer] = this.cells.length;
    return true;
  }

  /** `undefined` if it is empty, or if an answer is open still. */
  proof(): CubeProof | undefined {
    if (this.cells.length === 0 || this.path.length > 0) return undefined;
    return {
      cells: Uint8Array.from(this.cells),
      replies: Uint8Array.from(this.replies),
      parents: Int32Array.from(this.parents),
      depths: Uint8Array.from(this.depths),
      ends: Int32Array.from(this.ends),
    };
  }
}

export type CubeProofProblem = { readonly code: 'not-a-proof' | 'cut-short' | 'changed' };

const HEAD = 'X wins 4x4x4, proof 1';
/** A sign for each cell, those of base64url. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const END = '.';
/** Signs on a line. */
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
  const builder = new ProofBuilder();
  for (let at = 0; at < body.length; at++) {
    if (body[at] === END) {
      if (!builder.close()) return undefined;
      continue;
    }
    const reply = at === 0 ? CUBE_CELLS : SIGNS.indexOf(body.charAt(at++));
    const cell = at < body.length ? SIGNS.indexOf(body.charAt(at)) : -1;
    if (reply < 0 || cell < 0 || !builder.open(reply, cell)) return undefined;
  }
  return builder.proof();
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
  return depths.reduce((sum, depth) => sum + CUBE_CELLS - 1 - 2 * depth, 0);
}
