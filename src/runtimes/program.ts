import type { CodeCall, CodeReply, ProgramNames, SourceProblem } from '../engine/index.ts';

/** An interpreter, with the program that was loaded last. Neither of the two throws for what a program does. */
export interface Interpreter {
  /** Loads a program anew, so that it remembers nothing; `undefined` if that went well. */
  readonly load: (source: string, names?: ProgramNames) => SourceProblem | undefined;
  readonly play: (call: CodeCall) => CodeReply;
  /** Steps of the last call. What a step is, each language knows for itself. */
  readonly steps: () => number;
  /** Whether a program has damaged it, so that another one has to be made. */
  readonly isBroken: () => boolean;
}

/** What an interpreter is given by the place in which it runs. */
export interface Surroundings {
  /** How many times the usual budget of steps. */
  readonly patience?: number;
  /** Whether calls have gone over their budget already, in another interpreter. */
  readonly isImpatient?: boolean;
  /** The interpreter, compiled, where it can't fetch it itself. */
  readonly wasm?: WebAssembly.Module;
  /** Told in the middle of long calls that steps are being counted. */
  readonly onsteps?: () => void;
}

/** Steps of each call. There may be hundreds that don't end: after one of them the others have a tenth, down to a hundredth. */
export class StepBudget {
  most: number;
  private readonly least: number;

  constructor(usual: number, { patience = 1, isImpatient = false }: Surroundings) {
    this.most = (usual * patience) / (isImpatient ? 10 : 1);
    this.least = (usual * patience) / 100;
  }

  /** Told of the steps of a call that has come to its end. */
  note(steps: number): void {
    if (steps > this.most) this.most = Math.max(this.most / 10, this.least);
  }
}

/** Characters of what a call printed, and of what it returned, that are kept. */
export const MOST_PRINTED = 2000;
export const MOST_RETURNED = 80;
const MOST_MESSAGE = 300;
/** Draws of a call that are reported, and ways in which one of them can come out. */
const MOST_DRAWS = 100;
const MOST_WEIGHTS = 1000;

/** A reply as it came out of the place where a program runs: whatever it may be, this is one. */
export function checkReply(found: unknown): CodeReply {
  const given = isRecord(found) ? found : {};
  const cell = given['cell'];
  const draws = Array.isArray(given['draws']) ? (given['draws'] as unknown[]) : [];
  const fault = faultOf(given['fault']);
  return {
    ...(Number.isInteger(cell) ? { cell: cell as number } : {}),
    returned: textOf(given['returned'], MOST_RETURNED),
    printed: textOf(given['printed'], MOST_PRINTED),
    draws: draws.slice(0, MOST_DRAWS).map(drawOf),
    ...(fault ? { fault } : {}),
  };
}

/** What is wrong with a source, as it came out of the place where it was loaded. */
export function checkProblem(found: unknown): SourceProblem {
  const given = isRecord(found) ? found : {};
  const code = (['syntax', 'no-play', 'budget', 'too-long'] as const).find(
    (each) => each === given['code'],
  );
  return {
    code: code ?? 'load',
    message: textOf(given['message'], MOST_MESSAGE),
    line: lineOf(given['line']),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown, most: number) =>
  typeof value === 'string' ? value.slice(0, most) : '';

const lineOf = (value: unknown) =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : undefined;

const isWeight = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** Weights that make no sense are taken for a draw of which nothing is known. */
function drawOf(found: unknown): readonly number[] {
  if (!Array.isArray(found) || found.length > MOST_WEIGHTS || !found.every(isWeight)) return [];
  return found.some((weight) => weight > 0) ? found : [];
}

function faultOf(found: unknown): CodeReply['fault'] {
  if (!isRecord(found)) return undefined;
  const kind = found['kind'] === 'budget' ? 'budget' : 'error';
  return { kind, message: textOf(found['message'], MOST_MESSAGE), line: lineOf(found['line']) };
}
