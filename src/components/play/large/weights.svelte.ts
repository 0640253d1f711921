import {
  ARTICLE_RULES,
  EMPTY,
  type AttackRules,
  type Box,
  type Point,
  type WinRule,
} from '../../../engine/index.ts';
import { arrive } from '../../platform/arrive.dom.ts';
import type { WeightInspector, InspectorScene } from '../../weights/inspector.svelte.ts';
import type { LargeGameInPlay, LargeGameMoment } from '../games/largeGame.ts';
import type { PlayBrain } from './thinking/playBrain.ts';

/** What has just been opened or closed: all weights, or the account of one cell. */
export type WeightEvent =
  | { readonly kind: 'weights' }
  | { readonly kind: 'account'; readonly taken: Point | undefined };

/** The game that is played, and what thinks about it. */
interface Played {
  readonly match: LargeGameInPlay;
  readonly moment: LargeGameMoment;
  thinker(): Promise<PlayBrain>;
}

/**
 * The weight inspector of a game, which loads when somebody first looks into it. Until then it shows nothing and
 * the bot plays by the article's rules.
 */
export class PlayWeights {
  /** The inspector itself, once it is there. */
  inspector = $state.raw<WeightInspector | undefined>();
  private readonly large: Played;
  private readonly view: () => Box | undefined;
  /** It was opened at a cell that is taken now: it waits for another one. */
  private waits = $state(false);
  /** The rules that were set before the inspector was there. */
  private initialRules = $state.raw(ARTICLE_RULES);
  /** Told of what has just been opened or closed. */
  onevent: (event: WeightEvent) => void = () => undefined;
  private lookedAt: Point | undefined;

  /** `view` is what is in sight of the board. */
  constructor(large: Played, view: () => Box | undefined) {
    this.large = large;
    this.view = view;
  }

  get showsWeights(): boolean {
    return this.inspector?.showsWeights ?? false;
  }

  /** By which the game is played. */
  get rule(): WinRule {
    return this.large.match.record.rule;
  }

  get asked(): Point | undefined {
    return this.inspector?.asked;
  }

  get isOpen(): boolean {
    return this.showsWeights || this.asked !== undefined || this.waits;
  }

  get rules(): AttackRules {
    return this.inspector?.rules ?? this.initialRules;
  }

  /** The rules of a link or of what was kept; whatever was typed is gone. */
  setRules(rules: AttackRules): void {
    this.initialRules = rules;
    if (!this.inspector) return;
    this.inspector.resetRules(rules);
  }

  /** All cells weigh alike: a heat map would shade every one of them as the best. */
  get isLevel(): boolean {
    const summary = this.inspector?.summary;
    return (
      summary?.kind === 'first' || (summary?.kind === 'heaviest' && summary.next === undefined)
    );
  }

  get scene(): InspectorScene | undefined {
    const scene = this.inspector?.scene;
    return scene && this.isLevel ? { ...scene, shades: undefined } : scene;
  }

  /** What a cell weighs, while the weights are shown. */
  weightOf(cell: Point): number | undefined {
    return this.showsWeights ? this.inspector?.weightOf(cell) : undefined;
  }

  look(cell: Point | undefined): void {
    this.lookedAt = cell ?? this.lookedAt;
    this.inspector?.look(cell);
  }

  toggleWeights(): void {
    void this.open((inspector) => {
      inspector.toggleWeights();
      this.onevent({ kind: 'weights' });
    });
  }

  toggleAccount(): void {
    void this.open((inspector) => {
      const waited = this.waits;
      inspector.toggleAccount();
      const taken = this.takenNow();
      this.waits = taken !== undefined && !waited;
      if (taken) inspector.close();
      this.onevent({ kind: 'account', taken });
    });
  }

  close(): void {
    this.waits = false;
    this.inspector?.closeAccount();
    this.onevent({ kind: 'account', taken: undefined });
  }

  /** Closes the account of a cell that has been taken since, and gives that cell. */
  leaveTaken(): Point | undefined {
    const taken = this.takenNow();
    if (!taken) return undefined;
    this.inspector?.close();
    this.waits = true;
    return taken;
  }

  private takenNow(): Point | undefined {
    const { asked } = this;
    return asked && this.large.moment.board.at(asked.x, asked.y) !== EMPTY ? asked : undefined;
  }

  /** Does something with the inspector, as soon as it is there. */
  private async open(act: (inspector: WeightInspector) => void): Promise<void> {
    const [{ WeightInspector }, brain] = await Promise.all([
      arrive(() => import('../../weights/inspector.svelte.ts')),
      this.large.thinker(),
    ]);
    this.inspector ??= new WeightInspector(
      () => {
        const { match, moment } = this.large;
        const board = brain.boardOf(match, moment);
        return { board, toMove: moment.turn, isOver: moment.end !== undefined };
      },
      { view: this.view, rules: this.initialRules },
    );
    this.inspector.look(this.lookedAt);
    act(this.inspector);
  }
}
