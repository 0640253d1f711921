import type { Stone } from '../../game/large/board.ts';
import { boardOfSheet } from '../../game/large/sheet.ts';
import type { SparseBoard } from '../../game/large/sparseBoard.ts';
import { CopyBot, type CopyView } from './copyBot.ts';
import { compare, type Judgement, type Question } from './judge.ts';
import { remembering } from './memory.ts';
import { SMALL, positionsOfGame, rightBot } from './positions.ts';
import { Steps, attempt, type Outcome } from './steps.ts';
import type { Choice } from './suspects.ts';

/** How much it must matter: some weight, the cells that may be taken, or a win that is left. */
export const EFFECTS = ['weight', 'choice', 'declines'] as const;
export type Effect = (typeof EFFECTS)[number];

export function hasEffect(judgement: Judgement, effect: Effect): boolean {
  if (effect === 'declines') return judgement.declines;
  if (judgement.copy.kind !== 'value') return true;
  return effect === 'choice' ? !judgement.isSameChoice : judgement.differing.length > 0;
}

export interface WitnessSearch {
  readonly effect: Effect;
  readonly seed: number;
  /** How many games are gone through. */
  readonly games: number;
  /** Every second game is on a small board, so that edges matter. */
  readonly edges?: boolean;
}

/** Two bots that remember their lines, asked about many positions. */
export class Comparison {
  private readonly copy: CopyBot;

  constructor(choice: Choice) {
    this.copy = new CopyBot(choice, undefined, remembering(choice));
  }

  judge(question: Question, board = boardOfSheet(question)): Judgement {
    const right = rightBot().view(board, question.toMove, new Steps());
    return compare(board, question.toMove, right, this.told(board, question));
  }

  private told(board: SparseBoard, { toMove }: Question): Outcome<CopyView> {
    return attempt((steps) => this.copy.view(board, toMove, steps));
  }
}

/**
 * A position in which a choice of variants matters, as small as was found: games are gone through move
 * by move; the first position of each that has the effect is cut down, mark by mark, while the effect
 * stays; the smallest is kept. `undefined` if none of the games has one.
 */
export function findWitness(choice: Choice, search: WitnessSearch): Question | undefined {
  const { effect, seed, games, edges = false } = search;
  const comparison = new Comparison(choice);
  const matters = (question: Question) => hasEffect(comparison.judge(question), effect);
  let smallest: Question | undefined;
  for (let game = 0; game < games; game++) {
    const size = edges && game % 2 === 1 ? SMALL : undefined;
    for (const question of positionsOfGame(seed + game, size)) {
      if (!matters(question)) continue;
      const small = shrink(question, matters);
      if (!smallest || small.stones.length < smallest.stones.length) smallest = small;
      break;
    }
  }
  return smallest;
}

/** Takes away marks, one after another, while what is said of the position stays true. */
export function shrink(question: Question, holds: (question: Question) => boolean): Question {
  let stones: readonly Stone[] = question.stones;
  let goesOn = true;
  while (goesOn) {
    goesOn = false;
    for (let at = stones.length - 1; at >= 0; at--) {
      const fewer = stones.filter((_, other) => other !== at);
      if (!holds({ ...question, stones: fewer })) continue;
      stones = fewer;
      goesOn = true;
    }
  }
  return { ...question, stones };
}
