import type { ForcedWin, Point } from '../../../../engine/index.ts';
import { searchMessages as words } from '#language/play/large/thinking/search';
import { arrive } from '../../../platform/arrive.dom.ts';
import type { LargeGameInPlay, LargeGameMoment } from '../game/largeGame.ts';
import { searchScene, type Asked, type SearchScene, type Thought } from './searchScene.ts';
import type { SearchService } from './searchService.dom.ts';
import type { MissedWins, SearchPosition, TimedProgress } from './searchHandlers.dom.ts';

/** Of a game in play: how far it is, and how much was said of it. */
interface Saying {
  readonly isAnswering: boolean;
  readonly announcements: number;
}

/** What a search in a worker knows of a game: the bot's thoughts, wins by force, and those that were missed. */
export class PlaySearch {
  thought = $state.raw<Thought | undefined>();
  /** A win by force of the side to move, if it was asked for. */
  forced = $state.raw<Asked<ForcedWin> | undefined>();
  /** So many moves of the win by force are on the board. */
  shownMoves = $state(0);
  /** The moves that the bot expects stand on the board. */
  showsLine = $state(false);
  /** A win that was missed has been opened, far from where it is shown: whoever opened it is brought there. */
  isSought = $state(false);
  /** What the hint or the last move of the win by force says, and how much had been said when it came. */
  hinted = $state.raw<{ readonly text: string; readonly at: number } | undefined>();
  missed = $state.raw<Asked<MissedWins> | undefined>();
  private service: Promise<SearchService> | undefined;
  private asked = new AbortController();

  /** Said in place of the turn: what the hint or a win by force says, until something else is said; that the bot takes its time. */
  saysOf({ isAnswering, announcements }: Saying): string | undefined {
    if (isAnswering) return this.asksToWait;
    return announcements === this.hinted?.at ? this.hinted.text : undefined;
  }

  private get asksToWait(): string | undefined {
    const { thought } = this;
    if (!thought || thought.isDone || thought.progress.milliseconds <= 500) return undefined;
    return words.asksToWait;
  }

  /** What was asked about the board before is of no use now. `isMove`: by a move, of which a thought may tell. */
  forget(isMove: boolean): void {
    this.asked.abort();
    this.asked = new AbortController();
    this.forced = undefined;
    this.missed = undefined;
    this.hinted = undefined;
    this.shownMoves = 0;
    if (!isMove) this.thought = undefined;
  }

  /** The move of the searching bot; its thoughts are shown as they come. */
  async move(
    match: LargeGameInPlay,
    moment: LargeGameMoment,
    level: number,
  ): Promise<Point | undefined> {
    const { signal } = this.asked;
    const service = await this.thinker();
    const at = moment.stones.length;
    this.thought = undefined;
    let refuted: readonly Point[] = [];
    const think = (progress: TimedProgress, isDone: boolean): void => {
      if (signal.aborted) return;
      this.thought = { at, mark: moment.turn, progress, isDone };
    };
    const found = await service.move(positionOf(match, moment), level, signal, (progress) => {
      ({ refuted } = progress);
      think(progress, false);
    });
    if (!found) return undefined;
    think({ ...found, refuted }, true);
    return found.move;
  }

  /** What it puts on the board. */
  scene(moment: LargeGameMoment): SearchScene {
    return searchScene(this, moment);
  }

  /** Asks whether the side to move can win by force. */
  async askForced(match: LargeGameInPlay, moment: LargeGameMoment): Promise<void> {
    await this.ask(
      (asked: Asked<ForcedWin>) => (this.forced = asked),
      (service, signal) => service.forced(positionOf(match, moment), signal),
    );
  }

  /** Asks at which moves of the open line a win by force was missed. */
  async askMissed(match: LargeGameInPlay, moment: LargeGameMoment): Promise<void> {
    await this.ask(
      (asked: Asked<MissedWins>) => (this.missed = asked),
      (service, signal, report) => service.missed(positionOf(match, moment), signal, report),
    );
  }

  end(): void {
    this.asked.abort();
    void this.service?.then((service) => service.end());
  }

  private async ask<Answer>(
    tell: (asked: Asked<Answer>) => void,
    put: (
      service: SearchService,
      signal: AbortSignal,
      report: (done: number) => void,
    ) => Promise<Answer>,
  ): Promise<void> {
    const { signal } = this.asked;
    tell({ kind: 'asking', done: 0 });
    try {
      const service = await this.thinker();
      const report = (done: number) => {
        if (!signal.aborted) tell({ kind: 'asking', done });
      };
      const answer = await put(service, signal, report);
      if (!signal.aborted) tell({ kind: 'answered', answer });
    } catch {
      if (!signal.aborted) tell({ kind: 'failed' });
    }
  }

  private thinker(): Promise<SearchService> {
    return (this.service ??= arrive(() => import('./searchService.dom.ts')).then(
      ({ SearchService }) => new SearchService(),
    ));
  }
}

/** Plain data, as a worker takes it. */
function positionOf(
  { record: { size, rule } }: LargeGameInPlay,
  { stones, turn }: LargeGameMoment,
): SearchPosition {
  return { size, rule, stones, turn };
}
