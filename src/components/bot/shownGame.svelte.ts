import {
  CELLS,
  OPEN,
  SIDES,
  gameGraph,
  isTurnOf,
  likeOf,
  markName,
  shortestFrom,
  type MachineVerdict,
  type PlayerTable,
  type Setup,
  type Side,
} from '../../engine/index.ts';
import { boardOfSetup } from '../ui/board/setupView.ts';
import { gameRows, type GameRow } from './gameRows.ts';

interface Pick {
  readonly side: Side;
  readonly moves: readonly number[];
  /** The hole that it leads into. */
  readonly hole?: number | undefined;
}

/** A call that came to no move: a row of the game as well, without a cell. */
export const FAILED_CALL = -1;

function failedRow({ side, moves }: Pick, table: PlayerTable, last?: GameRow): GameRow | undefined {
  const { setups, stands, next } = gameGraph();
  const from = last ? (next[last.from * CELLS + last.cell] as number) : 0;
  if (stands[from] !== OPEN || !isTurnOf(side, from) || table(from).length > 0) return undefined;
  const setup = setups[from] as Setup;
  const rest = { isOwn: true, isSlip: true, makes: undefined, cell: FAILED_CALL };
  return {
    ...rest,
    from,
    ply: moves.length + 1,
    mark: markName(setup.toMove),
    board: boardOfSetup(setup),
  };
}

const PACE = 700;

/** The game that stands beside a machine's disc: what was pressed there, or the shortest that it loses; and how far it is played. */
export class ShownGame {
  private readonly read: () => MachineVerdict | undefined;
  private readonly table: () => PlayerTable;
  private timer = $state<ReturnType<typeof setInterval>>();

  constructor(read: () => MachineVerdict | undefined, table: () => PlayerTable) {
    this.read = read;
    this.table = table;
  }

  private readonly verdict = $derived.by(() => this.read());
  readonly holes = $derived(SIDES.flatMap((side) => this.verdict?.sides[side].holes ?? []));
  /** A game that was chosen: until the machine is another. */
  pick = $derived.by<Pick | undefined>(() => (void this.verdict, undefined));
  readonly game = $derived.by((): Pick | undefined => {
    const { pick, verdict } = this;
    const side = verdict?.weaker;
    if (pick || !side) return pick;
    return { side, moves: verdict.sides[side].shortestLoss ?? [] };
  });
  readonly rows = $derived.by(() => {
    const { game } = this;
    if (!game) return [];
    const rows = gameRows(game.side, game.moves);
    const failing = failedRow(game, this.table(), rows.at(-1));
    return failing ? [...rows, failing] : rows;
  });
  /** The ply of the mark that gives it away. */
  readonly slip = $derived(this.rows.find(({ isSlip }) => isSlip)?.ply);
  /** How many of its marks are on the board: at first it stands at the one that loses it. */
  at = $derived(this.slip ?? this.rows.length);
  readonly row = $derived(this.rows[this.at - 1]);
  readonly hole = $derived.by(() => {
    if (this.pick) return this.pick.hole;
    const from = this.slip === undefined ? undefined : this.rows[this.slip - 1]?.from;
    return from === undefined || !this.game ? undefined : this.holeOf(this.game.side, from);
  });

  get isPlaying(): boolean {
    return this.timer !== undefined;
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Plays it mark by mark, or stops. */
  play(): void {
    if (this.timer !== undefined) return this.stop();
    this.at = 0;
    this.timer = setInterval(() => {
      this.at++;
      if (this.at >= this.rows.length) this.stop();
    }, PACE);
  }

  step(to: number): void {
    this.stop();
    this.at = Math.max(0, Math.min(this.rows.length, to));
  }

  chooseHole(index: number): void {
    const found = this.holes[index];
    if (!found) return;
    this.pick = { side: found.plays, moves: found.game, hole: index };
    this.step(found.way.length + 1);
  }

  /** A place of the disc was pressed: the way there, and in a hole what it comes to. */
  choosePlace({ side, moves }: Pick): void {
    const slipOf = (to: number) => gameRows(side, moves.slice(0, to)).find(({ isSlip }) => isSlip);
    const counts = moves.map((_, index) => index + 1);
    // Where the other side has given the game back since, the way ends with the move that loses it.
    const to = slipOf(moves.length) ? moves.length : (counts.find(slipOf) ?? moves.length);
    const way = moves.slice(0, to);
    const into = slipOf(to);
    const { next } = gameGraph();
    const end = way.reduce((position, cell) => next[position * CELLS + cell] as number, 0);
    const kept = this.verdict?.sides[side].keptLossIn;
    const more = into && kept ? shortestFrom(end, kept, this.table(), side) : [];
    const hole = into && this.holeOf(side, into.from);
    this.pick = { side, moves: [...way, ...(more ?? [])], hole };
    this.step(into?.ply ?? way.length);
  }

  private holeOf(side: Side, position: number): number | undefined {
    const like = likeOf();
    const found = this.holes.findIndex(
      (each) => each.plays === side && like[each.position] === like[position],
    );
    return found < 0 ? undefined : found;
  }
}
