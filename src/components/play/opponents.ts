import { botMessages } from '#language/players/messages';
import { playShared } from '#language/play/messages';
import { SMALL_VARIANT, type BotSpec, type MarkName } from '../../engine/index.ts';
import {
  choiceOfPlayer,
  choicesOn,
  depthsOn,
  isBot,
  machinesOn,
  makePlayer,
  type Machine,
  type PlayedOn,
  type PlayerSetting,
} from '../players/players.ts';

/**
 * How strong an opponent is, in words that need no knowledge of machines: the weakest first. A test holds the
 * order to the exact results of each against random, and against best play.
 */
export const STRENGTHS = {
  beginner: { kind: 'random' },
  easy: { kind: 'depth-ratings', level: 1 },
  medium: { kind: 'learning-table' },
  hard: { kind: 'depth-ratings', level: 5 },
  unbeatable: { kind: 'minimax' },
} as const satisfies Readonly<Record<string, BotSpec>>;

export type StrengthName = keyof typeof STRENGTHS;
export const STRENGTH_NAMES = Object.keys(STRENGTHS) as readonly StrengthName[];

interface Level {
  readonly name?: StrengthName;
  readonly player: Machine;
}

/** The levels of a board, the weakest first; elsewhere nobody has measured the players against each other. */
function measuredOn(on: PlayedOn): readonly Level[] | undefined {
  if (on === SMALL_VARIANT)
    return STRENGTH_NAMES.map((name) => ({ name, player: STRENGTHS[name] }));
  if (!choicesOn(on).includes('best') || on === 'large') return undefined;
  const depths = depthsOn(on);
  const at = (level: number | undefined) => ({ kind: 'depth-ratings', level }) as const;
  return [
    { name: 'beginner', player: STRENGTHS.beginner },
    { name: 'easy', player: at(depths[0]) },
    { name: 'medium', player: at(depths[1] ?? depths[0]) },
    { name: 'hard', player: at(depths.at(-1)) },
    // No word for it: on some boards it loses against best play.
    { player: 'best' },
  ];
}

/** Whom a person can play on a board, the weakest first; with a level, where it has one. No player is there twice. */
export function levelsOfBoard(on: PlayedOn, mark?: MarkName): readonly Level[] {
  const all = measuredOn(on) ?? machinesOn(on, mark).map((player) => ({ player }));
  const names = all.map(({ player }) => makePlayer(player));
  return all.filter((_, at) => names.indexOf(names[at] as string) === at);
}

/** What a player's strength is called; most players have no name of this kind. */
export function strengthOf(
  player: PlayerSetting,
  on: PlayedOn = SMALL_VARIANT,
): StrengthName | undefined {
  const own = makePlayer(player);
  return levelsOfBoard(on).find((each) => makePlayer(each.player) === own)?.name;
}

/** Whether a player leaves some of its moves to chance. */
export function drawsLots(player: PlayerSetting): boolean {
  const sure = ['person', 'minimax', 'quick-minimax', 'alpha-beta', 'code', 'proof', 'search'];
  return !sure.includes(choiceOfPlayer(player));
}

/** What a player is called. */
export function nameOf(player: PlayerSetting): string {
  const { players } = playShared;
  return isBot(player) ? botMessages.player(player) : players[player].name;
}

/** What a machine is called where a person plays it: its level, if it has one of those that are offered. */
export function levelNameOf(player: PlayerSetting, on?: PlayedOn): string {
  const strength = strengthOf(player, on);
  return strength ? playShared.strengths[strength] : nameOf(player);
}

/** What a player is called in a list: behind the level that it has on this board, if it has one. */
export function listedName(player: PlayerSetting, on: PlayedOn): string {
  const { strengths, levelFirst } = playShared;
  const strength = strengthOf(player, on);
  const name = nameOf(player);
  return strength ? levelFirst(strengths[strength], name) : name;
}

/** How a player plays, in a sentence. */
export function aboutOf(player: PlayerSetting, on: PlayedOn): string {
  const { players } = playShared;
  if (isBot(player)) return botMessages.about(player.kind);
  return player === 'best' && on !== SMALL_VARIANT ? players.bestInTime : players[player].about;
}

/** Who can play a mark on a board; whoever came with a link stays there to be chosen. */
export function playersOffered(
  own: PlayerSetting,
  on: PlayedOn,
  mark?: MarkName,
): readonly PlayerSetting[] {
  const all: readonly PlayerSetting[] = ['person', ...machinesOn(on, mark)];
  return all.some((each) => makePlayer(each) === makePlayer(own)) ? all : [...all, own];
}
