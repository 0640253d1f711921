import type { AttackRules, Box, Point, WinRule } from '../../../engine/index.ts';
import { playWeightMessages as say } from '#language/play/large/weights';
import { accountSpoken, plain, summarySentence } from '../../weights/announce.ts';
import { WeightInspector, type InspectorScene } from '../../weights/inspector.svelte.ts';
import { cellName } from '../../ui/large-board/cellName.ts';
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

/** The weight inspector of a game. */
export class PlayWeights {
  readonly inspector: WeightInspector;
  private readonly large: Played;

  /** `view` is what is in sight of the board. */
  constructor(large: Played, view: () => Box | undefined) {
    this.large = large;
    this.inspector = new WeightInspector(
      () => {
        const { match, moment, brain } = large;
        const board = brain.boardOf(match, moment);
        return { board, toMove: moment.turn, isOver: moment.end !== undefined };
      },
      { view },
    );
  }

  get showsWeights(): boolean {
    return this.inspector.showsWeights;
  }

  get asked(): Point | undefined {
    return this.inspector.asked;
  }

  get isOpen(): boolean {
    return this.showsWeights || this.asked !== undefined;
  }

  /** By which the game is played. */
  get rule(): WinRule {
    return this.large.match.record.rule;
  }

  get rules(): AttackRules {
    return this.inspector.rules;
  }

  /** All cells weigh alike: a heat map would shade every one of them as the best. */
  get isLevel(): boolean {
    const { summary } = this.inspector;
    return summary.kind === 'first' || (summary.kind === 'heaviest' && summary.next === undefined);
  }

  /** Nobody weighs a board into which nobody looks. */
  get scene(): InspectorScene | undefined {
    if (!this.isOpen) return undefined;
    const { scene } = this.inspector;
    return this.isLevel ? { ...scene, shades: undefined } : scene;
  }

  /** What a cell weighs, while the weights are shown. */
  weightOf(cell: Point): number | undefined {
    return this.showsWeights ? this.inspector.weightOf(cell) : undefined;
  }

  toggleWeights(): void {
    this.inspector.toggleWeights();
    this.large.onsay(this.weightsText());
  }

  toggleAccount(): void {
    this.inspector.toggleAccount();
    this.large.onsay(this.accountText());
  }

  close(): void {
    this.inspector.closeAccount();
    this.large.onsay(this.accountText());
  }

  private weightsText(): string {
    const { inspector, rule } = this;
    if (!inspector.showsWeights) return say.weightsOff;
    const summary = plain(summarySentence(inspector));
    if (inspector.summary.kind === 'over' || inspector.summary.kind === 'full') return summary;
    const but = rule === 'freestyle' ? '' : ` ${say.otherRule(rule === 'renju')}`;
    return `${this.isLevel ? say.level : say.weightsOn} ${summary}${but}`;
  }

  private accountText(): string {
    const { account, asked, position } = this.inspector;
    if (!asked) return say.closed;
    if (account) return accountSpoken(this.inspector, account);
    if (position.isOver) return plain(summarySentence(this.inspector));
    return say.taken(cellName(position.board.size, asked.x, asked.y));
  }
}
