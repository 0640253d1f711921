import {
  EMPTY,
  O,
  X,
  afterMove,
  callOn,
  emptySetup,
  matchVerdict,
  namesOn,
  playableCells,
  variantOfId,
  wilsonInterval,
  winOn,
  type CodeCall,
  type CodeReply,
  type Ending,
  type Policy,
  type Program,
  type Setup,
  type Side,
  type Variant,
} from '../../../engine/index.ts';
import { explainFault, type RunProblem } from '#language/bot/code/problems';
import { BotService } from '../../players/policies.dom.ts';
import { chanceOf, drawnCell, isBot, machinesOn, type PlayerSpec } from '../../players/players.ts';
import { openProgram } from '../../sandbox/program.ts';

/** Boards of the page of play that are small enough to see how a program fares. */
export const MATCH_BOARDS: readonly Variant[] = [
  '4,4,3',
  '4,4,4',
  '5,5,4',
  '5,4,4,gravity',
  '7,6,4,gravity',
  '3,3,3,misere',
  '4,4,3,misere',
].map(variantOfId);

export const MATCH_LENGTHS = [20, 50, 100, 200] as const;

/** The bots of this site that play there. */
export const rivalsOn = (variant: Variant): readonly PlayerSpec[] =>
  machinesOn(variant).filter(isBot);

/** A game of a program against a bot. */
export interface BoardGame {
  readonly plays: Side;
  readonly moves: readonly number[];
  /** For the program. */
  readonly end: Ending;
  /** What its calls came to, each by the number of marks before it. */
  readonly replies: ReadonlyMap<number, CodeReply>;
  /** What was wrong with the last call: it has lost the game. */
  readonly fault?: string | undefined;
}

interface BoardPlayers {
  readonly variant: Variant;
  readonly ask: (call: CodeCall) => Promise<CodeReply>;
  readonly rival: (setup: Setup) => Policy | Promise<Policy>;
}

/** The game of that number, from 0: the program begins each other one. What is drawn is the same whenever it is played. */
export async function playOnBoard(
  { variant, ask, rival }: BoardPlayers,
  number: number,
): Promise<BoardGame> {
  const plays = number % 2 === 0 ? 'first' : 'second';
  const own = plays === 'first' ? X : O;
  const moves: number[] = [];
  const replies = new Map<number, CodeReply>();
  let setup = emptySetup(X, variant);
  for (;;) {
    const won = winOn(setup.cells, variant);
    if (won || !setup.cells.includes(EMPTY)) {
      const end = won ? (won.winner === own ? 'win' : 'loss') : 'draw';
      return { plays, moves, end, replies };
    }
    let cell: number;
    if (setup.toMove === own) {
      const reply = await ask(callIn(setup, number, moves.length));
      replies.set(moves.length, reply);
      const fault = faultIn(reply, setup, variant);
      if (fault !== undefined) return { plays, moves, end: 'loss', replies, fault };
      cell = reply.cell as number;
    } else cell = drawnCell(await rival(setup), number, moves.length) as number;
    moves.push(cell);
    setup = afterMove(setup, cell);
  }
}

/** Numbers that a program may draw for one move. */
const DRAWS = 64;

/** What a program is asked in a game: the chance of a move is the same whenever it is asked for it. */
export function callIn(setup: Setup, seed: number, ply: number): CodeCall {
  const chance = chanceOf(seed, ply);
  const draws = Array.from({ length: DRAWS }, () => chance.int(2 ** 30) / 2 ** 30);
  return callOn(setup, draws);
}

/** What was wrong with a call, in a sentence; nothing if it came to a cell that can be taken. */
export function faultIn(reply: CodeReply, { cells }: Setup, variant: Variant): string | undefined {
  const { fault, cell = -1 } = reply;
  if (!fault && playableCells(cells, variant).includes(cell)) return undefined;
  const kind = fault?.kind ?? 'illegal';
  return explainFault({ kind, reply }, cells.length, cells[cell] === EMPTY);
}

/** What the games have come to so far. */
export function matchResult(games: readonly BoardGame[]) {
  const count = (end: Ending) => games.filter((game) => game.end === end).length;
  const ends = { win: count('win'), draw: count('draw'), loss: count('loss') };
  const interval = wilsonInterval(ends.win + ends.draw / 2, games.length);
  return {
    ends,
    interval,
    verdict: matchVerdict(interval),
    faults: games.filter(({ fault }) => fault !== undefined).length,
    /** Where neither side draws lots, the same games come again. */
    different: new Set(games.map(({ plays, moves }) => `${plays} ${moves.join()}`)).size,
  };
}

/** Matches of a program against bots of this site, one at a time. */
export class BoardMatch {
  games = $state.raw<readonly BoardGame[]>([]);
  isRunning = $state(false);
  problem = $state.raw<RunProblem>();
  private readonly bots = new BotService();
  private stopper = new AbortController();

  /** What has been played stays. */
  stop(): void {
    this.stopper.abort();
    this.isRunning = false;
  }

  forget(): void {
    this.stop();
    [this.games, this.problem] = [[], undefined];
  }

  async play(program: Program, variant: Variant, rival: PlayerSpec, most: number): Promise<void> {
    this.forget();
    const { signal } = (this.stopper = new AbortController());
    this.isRunning = true;
    try {
      const found = await openProgram({ ...program, names: namesOn(variant) }, signal);
      if (!found.ok) this.problem = found.problem;
      else {
        const ask = (call: CodeCall) => found.value.ask(call);
        const policy = (setup: Setup) => this.bots.policy(rival, setup, variant);
        while (this.games.length < most) {
          const game = await playOnBoard({ variant, ask, rival: policy }, this.games.length);
          signal.throwIfAborted();
          this.games = [...this.games, game];
        }
      }
    } catch {
      if (!signal.aborted) this.problem = { code: 'not-started' };
    }
    if (!signal.aborted) this.stop();
  }
}
