import {
  ARTICLE_RULES,
  EMPTY,
  type AttackRules,
  type Box,
  type Point,
} from '../../../engine/index.ts';
import type { Glass, GlassScene } from '../../weights/inspector.svelte.ts';
import type { LargeSession } from './largeSession.svelte.ts';

/** What has just been opened or closed: all weights, or the account of one cell. */
export type GlassTold =
  { readonly kind: 'weights' } | { readonly kind: 'account'; readonly taken: Point | undefined };

/**
 * The glass box of a game, which loads when somebody first looks into it. Until then it shows nothing and
 * the bot plays by the article's rules.
 */
export class PlayGlass {
  /** The box itself, once it is there. */
  box = $state.raw<Glass | undefined>();
  /** It did not arrive; the next try asks again. */
  isLost = $state(false);
  private readonly play: LargeSession;
  private readonly view: () => Box | undefined;
  /** It was opened at a cell that is taken now: it waits for another one. */
  private waits = $state(false);
  /** The rules that were brought before the box was there. */
  private brought = $state.raw(ARTICLE_RULES);
  /** Told of what has just been opened or closed. */
  ontold: (told: GlassTold) => void = () => undefined;
  private lookedAt: Point | undefined;
  private last: (() => void) | undefined;

  /** `view` is what is in sight of the board. */
  constructor(play: LargeSession, view: () => Box | undefined) {
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
    return this.showsWeights || this.asked !== undefined || this.waits;
  }

  get rules(): AttackRules {
    return this.box?.rules ?? this.brought;
  }

  /** The rules of a link or of what was kept; whatever was typed is gone. */
  bring(rules: AttackRules): void {
    this.brought = rules;
    if (!this.box) return;
    this.box.rules = rules;
    this.box.typed = {};
  }

  /** All cells weigh alike: a heat map would shade every one of them as the best. */
  get isLevel(): boolean {
    const summary = this.box?.summary;
    return (
      summary?.kind === 'first' || (summary?.kind === 'heaviest' && summary.next === undefined)
    );
  }

  get scene(): GlassScene | undefined {
    const scene = this.box?.scene;
    return scene && this.isLevel ? { ...scene, shades: undefined } : scene;
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
    void this.open((box) => {
      box.toggleWeights();
      this.ontold({ kind: 'weights' });
    });
  }

  toggleAccount(): void {
    void this.open((box) => {
      const waited = this.waits;
      box.toggleAccount();
      const taken = this.takenNow();
      this.waits = taken !== undefined && !waited;
      if (taken) box.close();
      this.ontold({ kind: 'account', taken });
    });
  }

  close(): void {
    this.waits = false;
    this.box?.close();
    this.ontold({ kind: 'account', taken: undefined });
  }

  /** Closes the account of a cell that has been taken since, and gives that cell. */
  leaveTaken(): Point | undefined {
    const taken = this.takenNow();
    if (!taken) return undefined;
    this.box?.close();
    this.waits = true;
    return taken;
  }

  /** Does once more what could not be done. */
  retry(): void {
    this.last?.();
  }

  private takenNow(): Point | undefined {
    const { asked } = this;
    return asked && this.play.moment.board.at(asked.x, asked.y) !== EMPTY ? asked : undefined;
  }

  /** Does something with the box, as soon as it is there. */
  private async open(act: (box: Glass) => void): Promise<void> {
    this.last = () => void this.open(act);
    try {
      const [{ Glass }, brain] = await Promise.all([
        import('../../weights/inspector.svelte.ts'),
        this.play.thinker(),
      ]);
      this.box ??= new Glass(
        () => {
          const { match, moment } = this.play;
          const board = brain.boardOf(match, moment);
          return { board, toMove: moment.turn, isOver: moment.end !== undefined };
        },
        { view: this.view, rules: this.brought },
      );
      this.isLost = false;
      this.box.look(this.lookedAt);
      act(this.box);
    } catch {
      this.isLost = true;
    }
  }
}
