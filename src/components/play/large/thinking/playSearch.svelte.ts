import {
  type ForcedWin,
  type Point,
  X,
  SparseBoard,
  other,
  type Mark,
  type Stone,
} from '../../../../engine/index.ts';
import { searchMessages as words } from '#language/play/large/thinking/search';
import type { LargeGameInPlay, LargeGameMoment } from '../../games/largeGame.ts';
import { workerClient } from '../../../platform/worker.ts';
import type {
  MissedWins,
  SearchPosition,
  TimedProgress,
  searchHandlers,
} from './searchHandlers.dom.ts';
import type { BoardNote, BoardScene } from '../../../ui/large-board/scene.ts';

/** Milliseconds without a word from the worker: a deep search may be silent for long on a slow device. */
const SILENCE = 90_000;

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
  /** What is said of the last move of a win by force that is shown. */
  shownText = $state.raw<string | undefined>();
  missed = $state.raw<Asked<MissedWins> | undefined>();
  private readonly worker = workerClient<typeof searchHandlers>(
    () => new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' }),
    { timeout: SILENCE },
  );
  private asked = new AbortController();

  /** Said in place of the turn: of a move of the win by force; that the bot takes its time. */
  saysOf({ isAnswering }: { readonly isAnswering: boolean }): string | undefined {
    return isAnswering ? this.asksToWait : this.shownText;
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
    this.shownText = undefined;
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
    const at = moment.stones.length;
    this.thought = undefined;
    let refuted: readonly Point[] = [];
    const think = (progress: TimedProgress, isDone: boolean): void => {
      if (signal.aborted) return;
      this.thought = { at, mark: moment.turn, progress, isDone };
    };
    const onProgress = (progress: TimedProgress): void => {
      ({ refuted } = progress);
      think(progress, false);
    };
    const question = { ...positionOf(match, moment), level };
    const found = await this.worker.ask('move', question, { signal, onProgress });
    if (!found) return undefined;
    think({ ...found, refuted }, true);
    return found.move;
  }

  /** What it puts on the board: the moves that the bot expects, or those of a win by force. */
  scene(moment: LargeGameMoment): SearchScene {
    return { notes: expectedNotes(this, moment), ...forcedScene(this, moment) };
  }

  /** Asks whether the side to move can win by force. */
  async askForced(match: LargeGameInPlay, moment: LargeGameMoment): Promise<void> {
    await this.ask(
      (asked: Asked<ForcedWin>) => (this.forced = asked),
      (signal) => this.worker.ask('forced', positionOf(match, moment), { signal }),
    );
  }

  /** Asks at which moves of the open line a win by force was missed. */
  async askMissed(match: LargeGameInPlay, moment: LargeGameMoment): Promise<void> {
    await this.ask(
      (asked: Asked<MissedWins>) => (this.missed = asked),
      (signal, onProgress) =>
        this.worker.ask('missed', positionOf(match, moment), { signal, onProgress }),
    );
  }

  end(): void {
    this.asked.abort();
    this.worker.end();
  }

  private async ask<Answer>(
    tell: (asked: Asked<Answer>) => void,
    put: (signal: AbortSignal, report: (done: number) => void) => Promise<Answer>,
  ): Promise<void> {
    const { signal } = this.asked;
    tell({ kind: 'asking', done: 0 });
    try {
      const report = (done: number) => {
        if (!signal.aborted) tell({ kind: 'asking', done });
      };
      const answer = await put(signal, report);
      if (!signal.aborted) tell({ kind: 'answered', answer });
    } catch {
      if (!signal.aborted) tell({ kind: 'failed' });
    }
  }
}

/** Plain data, as a worker takes it. */
function positionOf(
  { record: { size, rule } }: LargeGameInPlay,
  { stones, turn }: LargeGameMoment,
): SearchPosition {
  return { size, rule, stones, turn };
}

/** What the searching bot has found so far for its move, or has chosen it by. */
export interface Thought {
  /** Marks on the board while it thinks. */
  readonly at: number;
  /** The bot's. */
  readonly mark: Mark;
  readonly progress: TimedProgress;
  readonly isDone: boolean;
}

/** A question that takes a while: its answer, or that it failed. */
export type Asked<Answer> =
  | { readonly kind: 'asking'; readonly done: number }
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'failed' };

export type SearchScene = Pick<BoardScene, 'notes'> & Partial<ForcedScene>;
type ForcedScene = Pick<BoardScene, 'board' | 'last' | 'numberAt' | 'lit'>;

/** Moves of the bot's line that are numbered on the board: further on it is guesswork. */
const MOST_OF_LINE = 9;

/** The numbers of the moves that the bot expects, in their cells. */
function expectedNotes(
  { thought, showsLine }: PlaySearch,
  moment: LargeGameMoment,
): readonly BoardNote[] {
  if (!thought || !showsLine) return [];
  const played = moment.stones.length - thought.at;
  if (played > 1) return [];
  const { line } = thought.progress;
  return numbered(line.slice(played, MOST_OF_LINE), moment.turn === X);
}

/** `isX`: X begins. */
function numbered(line: readonly (Point | null)[], isX: boolean): readonly BoardNote[] {
  return line.flatMap((cell, at) =>
    cell ? [{ ...cell, text: `${at + 1}`, tone: isX === (at % 2 === 0) ? 'x' : 'o' } as const] : [],
  );
}

/** The board after the moves of a win by force, as far as they are shown, each framed and with its number. */
function forcedScene(
  { forced, shownMoves }: PlaySearch,
  moment: LargeGameMoment,
): ForcedScene | undefined {
  if (forced?.kind !== 'answered' || !forced.answer.win || shownMoves === 0) return undefined;
  const line = forced.answer.line.slice(0, shownMoves);
  const stones = line.flatMap((cell, at): Stone[] =>
    cell ? [{ ...cell, mark: at % 2 === 0 ? moment.turn : other(moment.turn) }] : [],
  );
  const numbers = new Map(line.flatMap((cell, at) => (cell ? [[keyOf(cell), at + 1]] : [])));
  return {
    board: new SparseBoard(moment.board.size, [...moment.stones, ...stones]),
    last: stones.at(-1),
    numberAt: (x, y) => numbers.get(keyOf({ x, y })),
    lit: [{ cells: stones, tone: 'soft' }],
  };
}

function keyOf({ x, y }: Point): string {
  return `${x} ${y}`;
}
