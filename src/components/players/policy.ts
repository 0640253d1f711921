import {
  BOARD_BOTS,
  SMALL_VARIANT,
  cardsBot,
  cubeMove,
  evenly,
  exactMoves,
  moveScoreSteps,
  parseMachine,
  parsePolicyText,
  policyOf,
  playableCells,
  solvedMoves,
  solvedPolicy,
  urgentMoves,
  winOn,
  type CardId,
  type MoveBudget,
  type Policy,
  type Setup,
  type Variant,
} from '../../engine/index.ts';
import { bestOf, choiceOfPlayer, isBot, isNineBot, type Machine } from './players.ts';

/** Positions that a player who knows all of them looks at before it gives up: a second or two. */
const IN_TIME: MoveBudget = { each: [500, 4_000, 30_000], all: 120_000 };

/**
 * What a player may do as the side to move; empty if the game is over. On other boards than nine cells the best
 * defence may not come to an end in time: then it is empty, too.
 */
export function policyOfMachine(
  player: Machine,
  setup: Setup,
  variant: Variant = SMALL_VARIANT,
): Policy {
  if (variant !== SMALL_VARIANT) return policyOnBoard(player, setup, variant);
  if (isNineBot(player)) return policyOf(player, setup);
  const cards = cardsOf(player);
  if (cards) return cardsBot(cards).policy(setup, 0);
  const numbers = isBot(player) && player.code !== undefined && policyOfText(player.code);
  return numbers ? numbers(setup) : bestPolicy(setup);
}

/** The last ones of their games: a game has one at each end at the most. */
const texts = new Map<string, ReturnType<typeof parsePolicyText>>();
function policyOfText(text: string): ReturnType<typeof parsePolicyText> {
  if (!texts.has(text) && texts.size > 1) texts.clear();
  if (!texts.has(text)) texts.set(text, parsePolicyText(text.replace(/^.*\./, '')));
  return texts.get(text);
}

/** The cards of a machine that consists of them. */
export function cardsOf(player: Machine): readonly CardId[] | undefined {
  const read = isBot(player) && player.code !== undefined && parseMachine(player.code);
  return read && read.ok && read.value.kind === 'cards' ? read.value.cards : undefined;
}

function policyOnBoard(player: Machine, setup: Setup, variant: Variant): Policy {
  const kind = choiceOfPlayer(player);
  const level = isBot(player) ? (player.level ?? 0) : 0;
  if (kind === 'random' || kind === 'depth-ratings') {
    return BOARD_BOTS[kind].policy(setup, level, variant);
  }
  // The proof is asked here only in games that it is not about.
  if (kind === 'threats' || kind === 'proof') {
    const cell = cubeMove(setup);
    return cell === undefined ? [] : [{ cell, weight: 1 }];
  }
  // The search ends with the first win that it finds, near or far, and where all is lost it stops no line.
  const urgent = urgentMoves(setup, variant);
  if (urgent) return evenly(urgent.cells);
  const best = exactMoves(setup, variant, IN_TIME);
  return best ? solvedPolicy({ ...best, settled: true, positions: 0 }, setup, variant) : [];
}

/** A move on a board, and how it ends for the side that makes it; `undefined` if that is not settled in time. */
export interface MoveValue {
  readonly cell: number;
  readonly value: 1 | 0 | -1 | undefined;
}

/** How every move ends with best play, in ascending order; none if the game is over. `report` is told as it goes on. */
export function moveValues(
  setup: Setup,
  variant: Variant,
  report: (moves: readonly MoveValue[]) => void = () => undefined,
): readonly MoveValue[] {
  if (winOn(setup.cells, variant)) return [];
  const open = playableCells(setup.cells, variant);
  const values = new Map<number, MoveValue['value']>();
  const moves = () => open.map((cell) => ({ cell, value: values.get(cell) }));
  for (const found of moveScoreSteps(setup, variant)) {
    if (!found) continue;
    for (const cell of found.cells) values.set(cell, valueOf(found.score));
    report(moves());
  }
  return moves();
}

const valueOf = (score: number) => Math.sign(score) as 1 | 0 | -1;

/** Every move that wins soonest, or else keeps the draw, or else loses last; all alike. */
function bestPolicy(setup: Setup): Policy {
  return bestOf(solvedMoves(setup)).map(({ cell }) => ({ cell, weight: 1 }));
}
