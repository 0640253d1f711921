import { SIDES, type Side } from '../../../engine/index.ts';
import { arenaMessages as messages } from '#language/arena/messages';
import { botMessages as bots } from '#language/players/messages';
import { ARENA, kindGroups, outcomeOf, playerAt, specOf } from '../../arena/arena.ts';
import type { ChartTable, LegendEntry } from '../../ui/chart/chart.ts';
import { rowBars } from '../../ui/chart/rowBars.ts';

/** How often a player loses to random play, on each side. */
interface LossRow {
  readonly name: string;
  readonly first: number;
  readonly second: number;
}

const loss = (player: number, side: Side) =>
  outcomeOf(player, playerAt('random') ?? 0, side).loss.number;

/** The players, those who lose least at the top. */
export function lossRows(): LossRow[] {
  const rows = ARENA.players.map((_, player) => ({
    // A level stays beside its number.
    name: bots.player(specOf(player)).replace(/ (\d+)$/, '\u00a0$1'),
    first: loss(player, 'first'),
    second: loss(player, 'second'),
  }));
  return rows.sort((a, b) => a.first + a.second - (b.first + b.second));
}

const say = messages.chart;

/** Who never loses is named here, a kind with its levels, and needs no bars. */
export function lossSentence(): string {
  const safe = kindGroups().map(({ kind, players }) => {
    const levels = players
      .filter((player) => SIDES.every((side) => loss(player, side) === 0))
      .map((player) => specOf(player).level);
    const [first, last] = [levels[0], levels.at(-1)];
    const levelName = first === undefined ? undefined : bots.level(kind, first);
    return { count: levels.length, name: say.safe(bots.name(kind), levelName, last) };
  });
  const named = safe.filter(({ count }) => count > 0);
  return say.sentence(
    named.reduce((sum, { count }) => sum + count, 0),
    named.map(({ name }) => name),
  );
}

export const lossLegend: readonly LegendEntry[] = SIDES.map((side) => ({
  label: say.loses(side),
  ...(side === 'first' ? { ink: 'x' } : { ink: 'o', texture: 'hatch' }),
}));

export const lossTable = (): ChartTable => ({
  columns: [say.player, ...SIDES.map(say.loses)],
  rows: lossRows().map(({ name, first, second }) => [
    name,
    messages.percent(first),
    messages.percent(second),
  ]),
});

/** Those who lose at all. */
export function lossChart() {
  const rows = lossRows().filter(({ first, second }) => first + second > 0);
  const most = Math.max(...rows.flatMap(({ first, second }) => [first, second]));
  return rowBars(
    rows.map(({ name, first, second }) => ({ name, values: [first, second] })),
    lossLegend,
    most,
    {
      axis: say.axis,
      tick: messages.percent,
      text: (loss) => (loss === 0 ? messages.never : messages.percent(loss)),
    },
  );
}
