import { botMessages } from '#language/players/messages';
import { playPageMessages } from '#language/play/small/messages';
import { SMALL_VARIANT, type BotSpec, type Variant } from '../../../engine/index.ts';
import {
  choiceOfPlayer,
  choicesOn,
  depthsOn,
  isBot,
  levelsOn,
  makePlayer,
  type Machine,
  type PlayerSetting,
  type PlayerChoice,
} from '../../players/players.ts';
import type { PlayerOffer } from '../game.ts';

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

/** The same on another board, where few bots can play: how far it looks ahead is what tells them apart. */
function strengthsOn(variant: Variant): Readonly<Record<StrengthName, Machine>> {
  if (variant === SMALL_VARIANT) return STRENGTHS;
  const depths = depthsOn(variant);
  const at = (level: number | undefined) => ({ kind: 'depth-ratings', level }) as const;
  return {
    beginner: STRENGTHS.beginner,
    easy: at(depths[0]),
    medium: at(depths[1] ?? depths[0]),
    hard: at(depths.at(-1)),
    unbeatable: 'best',
  };
}

/** The levels of a board with who plays at each, the weakest first; no player is there twice. */
export function levelsOfBoard(
  variant: Variant,
): readonly { readonly name: StrengthName; readonly player: Machine }[] {
  const strengths = strengthsOn(variant);
  const all = STRENGTH_NAMES.map((name) => ({ name, player: strengths[name] }));
  const names = all.map(({ player }) => makePlayer(player));
  return all.filter((_, at) => names.indexOf(names[at] as string) === at);
}

/** What a player's strength is called; most players have no name of this kind. */
export function strengthOf(
  player: PlayerSetting,
  variant: Variant = SMALL_VARIANT,
): StrengthName | undefined {
  const own = makePlayer(player);
  return levelsOfBoard(variant).find((each) => makePlayer(each.player) === own)?.name;
}

/** A machine's name behind the level that it has on this page, if it has one. */
function named(player: Machine, name: string, variant: Variant): string {
  const { strengths, levelFirst } = playPageMessages;
  const strength = strengthOf(player, variant);
  return strength ? levelFirst(strengths[strength], name) : name;
}

/** How a player plays, in a sentence. */
export function aboutOf(player: PlayerSetting, variant: Variant): string | undefined {
  const { choice, choices } = pickerOf(player, variant);
  return choices.find(({ id }) => id === choice)?.about;
}

/** Every player of a board, this one chosen. */
export function pickerOf(
  player: PlayerSetting,
  variant: Variant = SMALL_VARIANT,
): PlayerOffer<PlayerChoice> {
  const choices = choicesOn(variant).map((id) => {
    if (id === 'person') return { id, ...playPageMessages.players[id] };
    if (id !== 'best') {
      const name = named({ kind: id }, botMessages.name(id), variant);
      return { id, name, about: botMessages.about(id) };
    }
    const { name, about } = playPageMessages.players.best;
    if (variant === SMALL_VARIANT) return { id, name, about };
    return { id, name: named(id, name, variant), about: playPageMessages.players.bestInTime };
  });
  const offer = { choice: choiceOfPlayer(player), choices };
  if (!isBot(player)) return offer;
  const { kind, level } = player;
  const levels = levelsOn(kind, variant).map((each) => ({
    level: each,
    name: named({ kind, level: each }, botMessages.level(kind, each), variant),
  }));
  return { ...offer, level, levels };
}
