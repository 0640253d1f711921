import { cellName, type Box, type Point, type WinRule } from '../../../engine/index.ts';
import { playWeightMessages as say } from '#language/play/large/messages';
import { accountSpoken, plain, summarySentence } from '../../weights/announce.ts';
import { WeightInspector, type InspectorScene } from '../../weights/inspector.svelte.ts';
import type { LargeGameInPlay, LargeGameMoment } from '../games/largeGame.ts';
import type { PlayBrain } from './thinking/playBrain.ts';

/** The game that is played, and what thinks about it. */
interface Played {
  readonly match: LargeGameInPlay;
  readonly moment: LargeGameMoment;
  readonly brain: PlayBrain;
  /** Speaks of what was opened or closed. */
  readonly onsay: (text: string) => void;
}

/** The weight inspector of a game: what is opened or closed in it is spoken. */
export class PlayWeights extends WeightInspector {
  private readonly large: Played;
  /** What is spoken of an account that the last move closed. */
  left = '';

  /** `view` is what is in sight of the board. */
  constructor(large: Played, view: () => Box | undefined) {
    super(
      () => {
        const { match, moment, brain } = large;
        const board = brain.boardOf(match, moment);
        return { board, toMove: moment.turn, isOver: moment.end !== undefined };
      },
      { view },
    );
    this.large = large;
  }

  get isOpen(): boolean {
    return this.showsWeights || this.asked !== undefined;
  }

  /** By which the game is played. */
  get rule(): WinRule {
    return this.large.match.record.rule;
  }

  /** All cells weigh alike: a heat map would shade every one of them as the best. */
  get isLevel(): boolean {
    const { summary } = this;
    return summary.kind === 'first' || (summary.kind === 'heaviest' && summary.next === undefined);
  }

  /** Nobody weighs a board into which nobody looks. */
  get shown(): InspectorScene | undefined {
    if (!this.isOpen) return undefined;
    const { scene } = this;
    return this.isLevel ? { ...scene, shades: undefined } : scene;
  }

  /** What a cell weighs, while the weights are shown. */
  override weightOf(cell: Point): number | undefined {
    return this.showsWeights ? super.weightOf(cell) : undefined;
  }

  override toggleWeights(): void {
    super.toggleWeights();
    this.large.onsay(this.weightsText());
  }

  override toggleAccount(): void {
    super.toggleAccount();
    // What was closed has been said.
    if (this.asked) this.large.onsay(this.accountText());
  }

  override closeAccount(): void {
    super.closeAccount();
    this.large.onsay(this.accountText());
  }

  /** On another board the account of a cell that is taken there closes and says so; of one that isn't there, without a word. */
  leaveTaken(): void {
    const { asked, account, position } = this;
    const { board, isOver } = position;
    this.left = '';
    if (!asked || account || isOver) return;
    this.close();
    const { x, y } = asked;
    if (board.has(x, y)) this.left = say.left(cellName(board.size, x, y));
  }

  private weightsText(): string {
    if (!this.showsWeights) return say.weightsOff;
    const { rule, summary } = this;
    const said = plain(summarySentence(this));
    if (summary.kind === 'over' || summary.kind === 'full') return said;
    const but = rule === 'freestyle' ? '' : ` ${say.otherRule(rule === 'renju')}`;
    return `${this.isLevel ? say.level : say.weightsOn} ${said}${but}`;
  }

  private accountText(): string {
    const { account, asked, position } = this;
    if (!asked) return say.closed;
    if (account) return accountSpoken(this, account);
    if (position.isOver) return plain(summarySentence(this));
    return say.taken(cellName(position.board.size, asked.x, asked.y));
  }
}
