import { ARTICLE_RULES, type AttackRules, type Box, type Point } from '../../../engine/index.ts';
import type { Glass, GlassScene } from './glass.svelte.ts';
import type { LargePlay } from './playGame.svelte.ts';

/**
 * The glass box of a game, which loads when somebody first looks into it. Until then it shows nothing and
 * the bot plays by the article's rules.
 */
export class PlayGlass {
  /** The box itself, once it is there. */
  box = $state.raw<Glass | undefined>();
  /** It did not arrive; the next try asks again. */
  isLost = $state(false);
  private readonly play: LargePlay;
  private readonly view: () => Box | undefined;
  private lookedAt: Point | undefined;

  /** `view` is what is in sight of the board. */
  constructor(play: LargePlay, view: () => Box | undefined) {
    this.play = play;
    this.view = view;
  }

  get showsWeights(): boolean {
    return this.box?.showsWeights ?? false;
  }

  get asked(): Point | undefined {
    return this.box?.asked;
  }

  get isOpen(): boolean {
    return this.showsWeights || this.asked !== undefined;
  }

  get rules(): AttackRules {
    return this.box?.rules ?? ARTICLE_RULES;
  }

  get scene(): GlassScene | undefined {
    return this.box?.scene;
  }

  /** What a cell weighs, while the weights are shown. */
  weightOf(cell: Point): number | undefined {
    return this.showsWeights ? this.box?.weightOf(cell) : undefined;
  }

  look(cell: Point | undefined): void {
    this.lookedAt = cell ?? this.lookedAt;
    this.box?.look(cell);
  }

  toggleWeights(): void {
    void this.open((box) => box.toggleWeights());
  }

  toggleAccount(): void {
    void this.open((box) => box.toggleAccount());
  }

  close(): void {
    this.box?.close();
  }

  /** Does something with the box, as soon as it is there. */
  private async open(act: (box: Glass) => void): Promise<void> {
    try {
      const [{ Glass }, brain] = await Promise.all([
        import('./glass.svelte.ts'),
        this.play.thinker(),
      ]);
      this.box ??= new Glass(
        () => {
          const { match, moment } = this.play;
          const board = brain.boardOf(match, moment);
          return { board, toMove: moment.turn, isOver: moment.end !== undefined };
        },
        { view: this.view },
      );
      this.isLost = false;
      this.box.look(this.lookedAt);
      act(this.box);
    } catch {
      this.isLost = true;
    }
  }
}
