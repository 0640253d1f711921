import {
  botTable,
  cardsTable,
  duel,
  judgeTable,
  meetBots,
  seatsOf,
  tournament,
  type BotSpec,
  type CardsMachine,
  type Duel,
  type GameShares,
  type PlayerTable,
  type Side,
  type WrittenSeats,
} from '../../../engine/index.ts';
import { shortOf, type JudgedShort } from '../judgedShort.ts';

/** Somebody who plays: a machine, or a bot of this site. */
export type MachineRival = CardsMachine | { readonly kind: 'bot'; readonly bot: BotSpec };

/** What is found out of a machine among the bots of this site. */
export interface AmongBots {
  readonly meetings: readonly (Readonly<Record<Side, GameShares>> & { readonly bot: BotSpec })[];
  readonly seats: WrittenSeats;
}

/** Everybody against everybody, and what each is worth. */
export interface ClassPlayed {
  readonly shares: readonly (readonly GameShares[])[];
  readonly points: readonly number[];
  readonly judged: readonly JudgedShort[];
}

const tableOf = (rival: MachineRival): PlayerTable =>
  rival.kind === 'bot' ? botTable(rival.bot) : cardsTable(rival.cards);

/** Some bots make their tables, or learn them, when they are asked for the first time: all this takes a second or two. */
export const othersHandlers = {
  meet(machine: CardsMachine): AmongBots {
    const table = tableOf(machine);
    return { meetings: meetBots(table), seats: seatsOf(table) };
  },
  play(machines: readonly CardsMachine[]): ClassPlayed {
    const tables = machines.map(tableOf);
    return {
      ...tournament(tables),
      judged: tables.map((table) => shortOf(judgeTable(table, true))),
    };
  },
  /** Who begins, and who goes second. */
  duel: ([first, second]: readonly [MachineRival, MachineRival]): Duel =>
    duel(tableOf(first), tableOf(second)),
};
