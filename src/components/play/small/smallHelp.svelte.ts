import { EMPTY, MOST_BITS, type Setup } from '../../../engine/index.ts';
import { arrive } from '../../platform/arrive.dom.ts';
import {
  deepestOn,
  drawnCell,
  isBot,
  type Machine,
  type PlayerSetting,
} from '../../players/players.ts';
import type { BotService } from '../../players/policies.dom.ts';
import type { MoveValue } from '../../players/policy.ts';
import { isLargeGame, type PlayGame } from '../games/playGame.ts';
import type { BoardHelp, PlaySession } from '../games/playSession.svelte.ts';
import { DEFAULT_GAME, setupOf, startFrom, type SmallGameInPlay } from '../games/smallGame.ts';
import type { CubeHelp } from './cubeHelp.svelte.ts';
import type { Programs } from './programs.svelte.ts';
import { playTaskOf, withRefutation } from './task.ts';

/** What has been found out of a position on another board than the nine cells. */
interface Thoughts {
  readonly match: SmallGameInPlay;
  readonly moves: readonly MoveValue[];
  /** All that could be found out. */
  readonly isWhole: boolean;
  /** Where not enough is settled: the cells that look best so many marks ahead. */
  readonly guess?:
    | { readonly cells: readonly number[]; readonly depth: number | undefined }
    | undefined;
}

/** What a player consists of who is a program. */
const codeOf = (player: PlayerSetting) =>
  isBot(player) && player.kind === 'code' ? player.code : undefined;

/** What helps in games and tasks on small boards. */
export class SmallHelp implements BoardHelp {
  readonly play: PlaySession;
  readonly bots: BotService;
  /** The game that is shown, or the last one on a small board. */
  readonly match: SmallGameInPlay;
  private last: SmallGameInPlay = DEFAULT_GAME;
  /** The bot could not tell in time, so the one that looks ahead the furthest moved for it. */
  isGuessed = $state(false);
  cube = $state.raw<CubeHelp | undefined>();
  private cubeOnce: Promise<CubeHelp> | undefined;
  programs = $state.raw<Programs | undefined>();
  private programsOnce: Promise<Programs> | undefined;
  private thinking: AbortController | undefined;
  private known = $state.raw<Thoughts | undefined>();

  constructor(play: PlaySession, bots: BotService) {
    this.play = play;
    this.bots = bots;
    this.match = $derived.by(() => {
      const { match } = play;
      if (!isLargeGame(match)) this.last = match;
      return this.last;
    });
  }

  get setup(): Setup {
    const { moment } = this.play;
    return 'setup' in moment ? moment.setup : setupOf(this.match);
  }

  /** What is known of the position that is shown; nothing until `think` has found it out. */
  get thoughts(): Thoughts | undefined {
    return this.known?.match === this.match ? this.known : undefined;
  }

  /** Finds out what the moves on another board lead to, while the position is shown. */
  async think(): Promise<void> {
    if (this.thoughts?.isWhole) return;
    this.thinking?.abort();
    const { setup, match, bots } = this;
    const { signal } = (this.thinking = new AbortController());
    const deepest = deepestOn(match.variant);
    if (match.variant.geometry.layers > 1)
      await this.loadCube()
        .then((cube) => cube.recall())
        .catch(() => undefined);
    const show = (moves: readonly MoveValue[]) => {
      if (!signal.aborted) this.known = { match, moves, isWhole: false };
    };
    // With more empty cells nothing is settled in time.
    const isSettling = setup.cells.filter((content) => content === EMPTY).length <= MOST_BITS;
    const moves = isSettling ? await bots.values(setup, match.variant, show, signal) : [];
    const values = moves.map(({ value }) => value);
    const isSettled = moves.length > 0 && (values.includes(1) || !values.includes(undefined));
    const policy = isSettled ? [] : await bots.policy(deepest, setup, match.variant);
    const cells = policy.map(({ cell }) => cell);
    if (signal.aborted) return;
    const guess = isSettled ? undefined : { cells, depth: deepest.level };
    this.known = { match, moves, isWhole: true, guess };
  }

  /** Stops looking for it. */
  forget(): void {
    this.thinking?.abort();
  }

  /** What was said of the bot's move is about that one: not of another game, or another bot. */
  shown(isMove: boolean): void {
    if (!isMove) this.isGuessed = false;
    if (this.match.variant.geometry.layers > 1) void this.loadCube();
    const { X: x, O: o } = this.match.players;
    if (this.programs || codeOf(x) || codeOf(o)) void this.loadPrograms().then((all) => all.tidy());
  }

  end(): void {
    this.forget();
    this.cube?.end();
    this.programs?.end();
  }

  /** Programs that play; what runs them comes with the first. */
  loadPrograms(): Promise<Programs> {
    return (this.programsOnce ??= arrive(() => import('./programs.svelte.ts')).then(
      ({ Programs: Loaded }) => (this.programs = new Loaded(this)),
    ));
  }

  /** What helps in a cube; it comes with the first. */
  loadCube(): Promise<CubeHelp> {
    return (this.cubeOnce ??= arrive(() => import('./cubeHelp.svelte.ts')).then(
      ({ CubeHelp: Loaded }) => (this.cube = new Loaded(this)),
    ));
  }

  /** A new game from another position. */
  startFrom(setup: Setup): void {
    this.play.newGame(() => startFrom(this.match, setup));
  }

  leaveTask(): void {
    this.play.load({ ...this.match, goal: undefined });
  }

  get isWaiting(): boolean {
    return playTaskOf(this.match)?.spoiled !== undefined;
  }

  afterChoice(match: PlayGame): PlayGame {
    return isLargeGame(match) ? match : withRefutation(match);
  }

  /** It thinks while the pause lasts; the answer is remembered. */
  prepare(bot: Machine): void {
    if (isBot(bot) && (bot.kind === 'proof' || bot.kind === 'code')) return;
    // If it does not arrive, whoever asks for the move says so.
    this.bots.policy(bot, this.setup, this.match.variant).catch(() => undefined);
  }

  async cellOf(bot: Machine): Promise<number | undefined> {
    const { setup, bots } = this;
    const { seed, at, variant } = this.match;
    const code = codeOf(bot);
    if (code !== undefined) return (await this.loadPrograms()).cellOf(code);
    const proved = isBot(bot) && bot.kind === 'proof' && (await (await this.loadCube()).move());
    if (typeof proved === 'number') return proved;
    const own = await bots.policy(bot, setup, variant);
    const isGuessed = own.length === 0;
    const policy = isGuessed ? await bots.policy(deepestOn(variant), setup, variant) : own;
    this.isGuessed = isGuessed;
    return drawnCell(policy, seed, at);
  }
}
