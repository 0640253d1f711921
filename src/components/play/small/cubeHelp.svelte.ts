import { EMPTY, O, X } from '../../../engine/index.ts';
import { hintMessages as say } from '#language/play/small/messages';
import { proofSays } from '../../cube/proofSays.ts';
import { proofWorker } from '../../cube/proofWorker.dom.ts';
import type { ReplyOfProof } from '../../cube/proofWork.ts';
import { isBot } from '../../players/players.ts';
import type { Played } from './programs.svelte.ts';

/** What helps in a cube: the proof, where X plays by it. */
export class CubeHelp {
  private readonly small: Played;
  private readonly proof = proofWorker();
  /** By the moves of a game, the last of them X's: what the proof knew of it. */
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

  /** What a hint says that needs no search. */
  get hint(): string | undefined {
    return this.isAgainstProof && this.reply && this.reply.kind !== 'free' ? say.proved : undefined;
  }

  /** X's move by the proof, which is about a game from the empty cube; or its move so many marks before. */
  async move(before = 0): Promise<number | undefined> {
    const { start, moves, at } = this.small.match;
    if (start.toMove !== X || start.cells.some((content) => content !== EMPTY)) return undefined;
    const asked = moves.slice(0, at - before);
    const reply = await this.proof.ask('move', asked);
    if (reply) this.replies = new Map([...this.replies, [[...asked, reply.cell].join(), reply]]);
    return reply?.cell;
  }

  /** What the proof knew of a move that was made before the page was loaded. */
  async recall(): Promise<void> {
    if (this.isAgainstProof && !this.reply) await this.move(1);
  }

  end(): void {
    this.proof.end();
  }

  private get reply(): ReplyOfProof | undefined {
    const { moves, at } = this.small.match;
    return this.replies.get(moves.slice(0, at).join());
  }
}
