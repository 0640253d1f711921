import { EMPTY, O, VARIANTS, X } from '../../../engine/index.ts';
import { hintMessages as say } from '#language/play/small/messages';
import { proofSays } from '../../cube/proofSays.ts';
import { proofWorker } from '../../cube/proofWorker.dom.ts';
import type { ReplyOfProof } from '../../cube/proofWork.ts';
import { isBot } from '../../players/players.ts';
import { SMALL_GAME } from '../games/smallGame.ts';
import type { Played } from './programs.svelte.ts';

/** What helps in a cube: the proof, which may play X, or says what X takes. */
export class CubeHelp {
  private readonly small: Played;
  private readonly proof = proofWorker();
  /** By the moves of a game before X's: what the proof knew. */
  private replies = $state.raw<ReadonlyMap<string, ReplyOfProof>>(new Map());

  constructor(small: Played) {
    this.small = small;
  }

  /** O is to move against the proof. */
  get isAgainstProof(): boolean {
    const { match, setup, play } = this.small;
    const { X: x } = match.players;
    return isBot(x) && x.kind === 'proof' && setup.toMove === O && !play.isOver;
  }

  /** What is said of the position that is shown after the proof's move. */
  get says(): string {
    return this.isAgainstProof ? proofSays(this.small.setup.cells, this.reply) : '';
  }

  /** What is left of a run of threats that X is on: O's answer first. */
  get run(): readonly number[] {
    return this.isAgainstProof ? (this.reply?.run.slice(1) ?? []) : [];
  }

  /** What a hint says that needs no search, and the cells that it lights. */
  get hint(): { readonly text: string; readonly cells: readonly number[] } | undefined {
    const { reply, small } = this;
    if (!reply || reply.kind === 'free') return undefined;
    if (this.isAgainstProof) return { text: say.proved, cells: [] };
    if (small.setup.toMove !== X) return undefined;
    return { text: say.byProof(SMALL_GAME.nameOf(small.match, reply.cell)), cells: [reply.cell] };
  }

  /** X's move by the proof, the next one or the last, in a game that the proof is about. */
  async move(): Promise<number | undefined> {
    const { before } = this;
    if (!before) return undefined;
    const reply = await this.proof.ask('move', before);
    if (reply) this.replies = new Map([...this.replies, [before.join(), reply]]);
    return reply?.cell;
  }

  /** What the proof knows of X's move, or knew of one that was made before the page was loaded. */
  async recall(): Promise<void> {
    const { small, reply, isAgainstProof } = this;
    if (!reply && (isAgainstProof || (small.setup.toMove === X && !small.play.isOver)))
      await this.move();
  }

  end(): void {
    this.proof.end();
  }

  /** The moves before X's next one, or else its last; nothing if the game didn't begin with X on the empty cube. */
  private get before(): readonly number[] | undefined {
    const { variant, start, moves, at } = this.small.match;
    const isEmpty = start.cells.every((content) => content === EMPTY);
    if (variant !== VARIANTS['4x4x4'] || start.toMove !== X || !isEmpty) return undefined;
    return moves.slice(0, at - (at % 2));
  }

  private get reply(): ReplyOfProof | undefined {
    const { before, small } = this;
    const reply = before && this.replies.get(before.join());
    const made = small.match.moves.slice(before?.length, small.match.at);
    return made.every((cell) => cell === reply?.cell) ? reply : undefined;
  }
}
