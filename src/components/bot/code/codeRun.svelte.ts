import {
  LONGEST_SOURCE,
  bothSides,
  judgeTable,
  type CodeFault,
  type CodeReply,
  type CodeVerdicts,
  type MachineVerdict,
  type PlayerTable,
  type Program,
  type Side,
} from '../../../engine/index.ts';
import type { RunProblem } from '#language/bot/code/problems';
import { fetchRuntime, judgeProgram } from '../../sandbox/program.ts';

/** What is known about a program that was asked everywhere. */
export interface JudgedProgram {
  readonly program: Program;
  readonly verdict: MachineVerdict;
  readonly table: PlayerTable;
  readonly codes: CodeVerdicts;
  /** Each draw was followed in every way in which it can come out, so this is a proof. */
  readonly isFollowed: boolean;
}

/** After the last key. */
const PAUSE = 600;

/** Runs the program in the editor, the latest only. What was judged last stands until the next verdict. */
export class CodeRun {
  judged = $state.raw<JudgedProgram>();
  problem = $state.raw<RunProblem>();
  isRunning = $state(false);
  /** Positions in which it has been asked so far. */
  asked = $state(0);
  /** Of the language, while it is on its way. */
  bytes = $state.raw<{ readonly here: number; readonly all: number }>();
  private readonly done: (judged: JudgedProgram | undefined) => void;
  private stopper: AbortController | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `done` hears of every run that comes to its end. */
  constructor(done: (judged: JudgedProgram | undefined) => void) {
    this.done = done;
  }

  halt(): void {
    clearTimeout(this.timer);
    this.stopper?.abort();
    this.isRunning = false;
  }

  soon(program: Program): void {
    this.halt();
    this.timer = setTimeout(() => void this.run(program), PAUSE);
  }

  async run(program: Program): Promise<void> {
    this.halt();
    if (program.source.length > LONGEST_SOURCE) {
      this.problem = { code: 'too-long', message: '' };
      return this.done(undefined);
    }
    const { signal } = (this.stopper = new AbortController());
    this.isRunning = true;
    this.asked = 0;
    const onprogress = (asked: number) => (this.asked = asked);
    const found = await fetchRuntime(program.language, (here, all) => {
      this.bytes = here < all ? { here, all } : undefined;
    })
      .then(() => judgeProgram(program, { signal, onprogress }))
      .catch(() => undefined);
    if (signal.aborted) return;
    this.isRunning = false;
    this.problem = found?.ok ? undefined : (found?.problem ?? { code: 'not-started' });
    if (found?.ok) this.judged = judged(program, found.value);
    this.done(this.problem ? undefined : this.judged);
  }
}

function judged(program: Program, codes: CodeVerdicts): JudgedProgram {
  const { first, second } = codes;
  const table = bothSides(first.table, second.table);
  return {
    program,
    table,
    verdict: judgeTable(table),
    codes,
    isFollowed: first.isFollowed && second.isFollowed,
  };
}

/** What the program came to in a position, the fault if there was one. */
export function replyIn(
  { codes }: JudgedProgram,
  side: Side,
  position: number,
): { readonly reply: CodeReply | undefined; readonly fault: CodeFault | undefined } {
  const { replies, faults } = codes[side];
  const fault = faults.find((each) => each.position === position);
  return { reply: fault?.reply ?? replies.get(position), fault };
}
