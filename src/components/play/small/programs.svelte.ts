import {
  SMALL_VARIANT,
  makeMachine,
  ok,
  parseMachine,
  type CodeCall,
  type CodeReply,
  type Program,
  type Result,
  type Setup,
  type SourceProblem,
} from '../../../engine/index.ts';
import { atLine, explainRun } from '#language/bot/code/problems';
import { codeMessages } from '#language/bot/messages';
import { callIn, faultIn } from '../../bot/code/boardMatch.svelte.ts';
import { machineStore } from '../../bot/machineStore.ts';
import { isBot } from '../../players/players.ts';
import { openProgram } from '../../sandbox/program.ts';
import type { SmallGameInPlay } from '../games/smallGame.ts';
import type { PlaySession } from '../games/playSession.svelte.ts';

/** A game on a small board, as it is shown. */
export interface Played {
  readonly play: PlaySession;
  readonly match: SmallGameInPlay;
  readonly setup: Setup;
}

/** What is told of a program that was asked, beside the position that this led to. */
interface Told {
  readonly moves: string;
  readonly printed: string;
  /** The one that came to no move. */
  readonly failed: Program | undefined;
}

/** Programs that play in a game, each in its sandbox, by their texts in links. */
export class Programs {
  private readonly small: Played;
  private readonly open: typeof openProgram;
  private readonly opened = new Map<string, ReturnType<typeof openProgram>>();
  /** Those that may run: one’s own, and those that the reader has seen. */
  private allowed = $state.raw(ownPrograms());
  private last = $state.raw<Told | undefined>();

  constructor(small: Played, open = openProgram) {
    this.small = small;
    this.open = open;
  }

  private get playing(): readonly string[] {
    const { X: x, O: o } = this.small.match.players;
    return [x, o].flatMap((player) =>
      isBot(player) && player.kind === 'code' && player.code !== undefined ? [player.code] : [],
    );
  }

  /** Somebody else’s program that plays, as long as the reader hasn’t asked for it. */
  get held(): Program | undefined {
    const code = this.playing.find((each) => !this.allowed.includes(each));
    return code === undefined ? undefined : programOf(code);
  }

  /** What is told beside the position that is shown. */
  get told(): Told | undefined {
    return this.last?.moves === this.movesWith() ? this.last : undefined;
  }

  /** The reader has seen what was held back: it runs from now on. */
  run(): void {
    this.allowed = [...this.allowed, ...this.playing];
    const { play } = this.small;
    if (!play.isBotsOnly) void play.retry();
  }

  /** The cell that a program takes; nothing if it may not run, or comes to no move, which is told. */
  async cellOf(code: string): Promise<number | undefined> {
    const { small } = this;
    const { match, setup, play } = small;
    const program = programOf(code);
    const stop = (text: string) => {
      play.playing = false;
      play.say({ kind: 'told', text });
    };
    if (!program || !this.allowed.includes(code)) {
      stop(codeMessages.guest);
      return undefined;
    }
    const asked = await this.ask(code, program, callIn(setup, match.seed, match.at));
    // The reader has done something else meanwhile.
    if (small.match !== match) return undefined;
    const why = asked.ok ? faultOf(asked.value, setup) : explainRun(asked.problem);
    const cell = asked.ok && why === undefined ? asked.value.cell : undefined;
    this.last = {
      moves: this.movesWith(cell),
      printed: asked.ok ? asked.value.printed.trimEnd() : '',
      failed: why === undefined ? undefined : program,
    };
    if (why !== undefined) stop(codeMessages.noMove(why));
    return cell;
  }

  /** Ends those that play no more. */
  tidy(): void {
    for (const code of this.opened.keys()) if (!this.playing.includes(code)) this.endOne(code);
  }

  end(): void {
    for (const code of this.opened.keys()) this.endOne(code);
  }

  private movesWith(cell?: number): string {
    const { moves, at } = this.small.match;
    return [...moves.slice(0, at), ...(cell === undefined ? [] : [cell])].join();
  }

  private async ask(
    code: string,
    program: Program,
    call: CodeCall,
  ): Promise<Result<CodeReply, SourceProblem>> {
    const opening = this.opened.get(code) ?? this.open(program);
    this.opened.set(code, opening);
    try {
      const found = await opening;
      return found.ok ? ok(await found.value.ask(call)) : found;
    } catch (error) {
      // What didn’t arrive is asked for anew the next time.
      this.endOne(code);
      throw error;
    }
  }

  private endOne(code: string): void {
    const opening = this.opened.get(code);
    this.opened.delete(code);
    opening?.then(
      (found) => found.ok && found.value.end(),
      () => undefined,
    );
  }
}

/** The texts of the programs that are kept here: nobody has to read those first. */
function ownPrograms(): readonly string[] {
  const { value: own } = machineStore.read();
  const programs = own ? [...(own.program ? [own.program] : []), ...own.versions] : [];
  return programs.map(({ language, source }) => makeMachine({ kind: 'code', language, source }));
}

function programOf(code: string): Program | undefined {
  const read = parseMachine(code);
  return read.ok && read.value.kind === 'code' ? read.value : undefined;
}

/** What was wrong with a call, in a sentence; nothing if it came to a free cell. */
function faultOf(reply: CodeReply, setup: Setup): string | undefined {
  const why = faultIn(reply, setup, SMALL_VARIANT);
  return why === undefined ? undefined : atLine(reply.fault?.line, why);
}
