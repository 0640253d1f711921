import {
  SIDES,
  fail,
  judgeCode,
  ok,
  type CodeCall,
  type CodeReply,
  type CodeVerdict,
  type CodeVerdicts,
  type Program,
  type Result,
  type Side,
  type SourceProblem,
} from '../../engine/index.ts';
import { ENDED } from '../../runtimes/conversation.ts';
import { openRoom } from './room.dom.ts';
import { ProgramThread, type OpenRoom } from './thread.dom.ts';

export { fetchRuntime } from './runtimeFiles.dom.ts';

/*
 * Programs that learners write, run apart (docs/architecture.md). Whatever a program does is a verdict, a reply or a problem. What
 * rejects is what isn't its fault: a signal, with its reason, or a `WorkerProblem`, if its place can't be opened.
 */

export interface JudgeOptions {
  /** Aborting ends the program at once. */
  readonly signal?: AbortSignal | undefined;
  /** How often the program has been asked so far: two thirds of it are the first pass. */
  readonly onprogress?: ((positionsAsked: number) => void) | undefined;
  /** One side after the other, in one room: where other programs are judged meanwhile. */
  readonly isOneByOne?: boolean;
}

/** What was found: a page asks about the same program on two floors. */
const known = new Map<string, CodeVerdicts>();
const MOST_KNOWN = 100;

/** What a program is worth on both sides of the board, from every line of play of every opponent. */
export async function judgeProgram(
  program: Program,
  { signal, onprogress, isOneByOne }: JudgeOptions = {},
  open: OpenRoom = openRoom,
): Promise<Result<CodeVerdicts, SourceProblem>> {
  const name = `${program.language} ${program.source}`;
  const before = open === openRoom ? known.get(name) : undefined;
  if (before) return ok(before);
  let asked = 0;
  const within = async <Found>(judge: (thread: ProgramThread) => Promise<Found>) => {
    const thread = new ProgramThread(program, open, signal);
    return await judge(thread).finally(() => thread.end());
  };
  const judge = (plays: Side) => (thread: ProgramThread) =>
    judgeSide(thread, plays, () => onprogress?.(++asked));
  const inTurn = async (thread: ProgramThread) => {
    const first = await judge('first')(thread);
    thread.renew();
    return [first, first.ok ? await judge('second')(thread) : first];
  };
  const [first, second] = (await (isOneByOne
    ? within(inTurn)
    : Promise.all(SIDES.map((plays) => within(judge(plays)))))) as [SideResult, SideResult];
  if (!first.ok) return first;
  if (!second.ok) return second;
  const verdicts = { first: first.value, second: second.value };
  if (open === openRoom) known.set(name, verdicts);
  for (const oldest of [...known.keys()].slice(0, -MOST_KNOWN)) known.delete(oldest);
  return ok(verdicts);
}

type SideResult = Result<CodeVerdict, SourceProblem>;

async function judgeSide(
  thread: ProgramThread,
  plays: Side,
  onreply: () => void,
): Promise<SideResult> {
  const judging = judgeCode(plays);
  let step = judging.next();
  while (!step.done) {
    const answers = await thread.ask(step.value, onreply);
    if ('problem' in answers) return fail(answers.problem);
    step = judging.next(answers.replies);
  }
  return ok(step.value);
}

/** A program that has been loaded, to be asked as often as one likes. */
export interface OpenProgram {
  /** Calls wait for each other. One that takes too long is ended, and the program is loaded anew. */
  ask(call: CodeCall): Promise<CodeReply>;
  end(): void;
}

/** Opens a program for a game. Aborting ends it, too. */
export async function openProgram(
  program: Program,
  signal?: AbortSignal,
  open: OpenRoom = openRoom,
): Promise<Result<OpenProgram, SourceProblem>> {
  const thread = new ProgramThread(program, open, signal);
  let last: Promise<unknown> = Promise.resolve();
  try {
    const problem = await thread.load();
    if (problem) {
      thread.end();
      return fail(problem);
    }
  } catch (error) {
    thread.end();
    throw error;
  }
  const put = async (call: CodeCall): Promise<CodeReply> => {
    const answers = await thread.ask({ calls: [call], isFresh: false });
    return ('replies' in answers && answers.replies[0]) || ENDED;
  };
  return ok({
    ask(call) {
      const reply = last.then(() => put(call));
      last = reply.catch(() => undefined);
      return reply;
    },
    end: () => thread.end(),
  });
}
