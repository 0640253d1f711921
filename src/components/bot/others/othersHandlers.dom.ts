import {
  audit,
  botTable,
  cardsTable,
  duel,
  judgeTable,
  meetBots,
  seatsOf,
  tournament,
  type BotMeeting,
  type BotSpec,
  type CardsMachine,
  type Duel,
  type GameShares,
  type PlayerTable,
  type Policy,
  type WrittenSeats,
} from '../../../engine/index.ts';
import { shortOf, type JudgedShort } from '../judgedShort.ts';

/** Somebody who plays: cards, a bot of this site, or a program by what it does in each position. */
export type MachineRival =
  | CardsMachine
  | { readonly kind: 'bot'; readonly bot: BotSpec }
  | {
      readonly kind: 'moves';
      readonly moves: readonly Policy[];
      /** It could not be followed everywhere: nothing is proved of it. */
      readonly isTried: boolean;
    };

/** What is found out of a machine among the bots of this site. */
export interface AmongBots {
  readonly meetings: readonly BotMeeting[];
  /** Against itself: the chances of the one who begins. */
  readonly itself: GameShares;
  readonly seats: WrittenSeats;
  readonly judged: JudgedShort;
}

/** Everybody against everybody, and what each is worth. */
export interface ClassPlayed {
  readonly shares: readonly (readonly GameShares[])[];
  readonly points: readonly number[];
  readonly judged: readonly JudgedShort[];
}

function tableOf(rival: MachineRival): PlayerTable {
  if (rival.kind === 'moves') return (position) => rival.moves[position] ?? [];
  return rival.kind === 'bot' ? botTable(rival.bot) : cardsTable(rival.cards);
}

const judgedOf = (rival: MachineRival): JudgedShort =>
  shortOf(judgeTable(tableOf(rival), rival.kind === 'cards'));

/** Some bots make their tables, or learn them, when they are asked for the first time: all this takes a second or two. */
export const othersHandlers = {
  meet(machine: MachineRival): AmongBots {
    const table = tableOf(machine);
    return {
      meetings: meetBots(table),
      itself: audit(table, table, 'first'),
      seats: seatsOf(table),
      judged: judgedOf(machine),
    };
  },
  play: (machines: readonly MachineRival[]): ClassPlayed => ({
    ...tournament(machines.map(tableOf)),
    judged: machines.map(judgedOf),
  }),
  /** Who begins, and who goes second. */
  duel: ([first, second]: readonly [MachineRival, MachineRival]): Duel =>
    duel(tableOf(first), tableOf(second)),
};
