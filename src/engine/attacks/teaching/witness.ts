import type { Stone } from '../../game/large/board.ts';
import { boardOfSheet } from '../../game/large/sheet.ts';
import type { SparseBoard } from '../../game/large/sparseBoard.ts';
import { CopyBot, type CopyView } from './copyBot.ts';
import { compare, type Judgement, type Question } from './judge.ts';
import { remembering } from './memory.ts';
import { SMALL, positionsOfGame, rightBot, tangle } from './positions.ts';
import { Steps, attempt, type Outcome } from './steps.ts';
import type { CopyChoice } from './suspects.ts';

/** How much it must matter: some weight, the cells that may be taken, or a win that is left. */
export type Effect = 'weight' | 'choice' | 'declines';

export function hasEffect(judgement: Judgement, effect: Effect): boolean {
  if (effect === 'declines') return judgement.declines;
  if (judgement.copy.kind !== 'value') return true;
  return effect === 'choice' ? !judgement.isSameChoice : judgement.differing.length > 0;
}

/** Where positions come from: games, games on a small board with edges, or patches of marks thrown down by chance. */
export const SOURCES = ['games', 'edges', 'tangles'] as const;
export type Source = (typeof SOURCES)[number];

/** The positions that a seed gives, in order. */
function* positionsFromSeed(source: Source, seed: number): Iterable<Question> {
  if (source === 'tangles') {
    const question = tangle(seed);
    if (question) yield question;
  } else yield* positionsOfGame(seed, source === 'edges' ? SMALL : undefined);
}

/** Two bots that remember their lines, asked about many positions. */
export class Comparison {
  /** How many questions have been put to it. */
  judged = 0;
  private readonly copy: CopyBot;

  constructor(choice: CopyChoice) {
    this.copy = new CopyBot(choice, undefined, remembering(choice));
  }

  judge(question: Question, board = boardOfSheet(question)): Judgement {
    this.judged += 1;
    const right = rightBot().view(board, question.toMove, new Steps());
    return compare(board, question.toMove, right, this.told(board, question));
  }

  private told(board: SparseBoard, { toMove }: Question): Outcome<CopyView> {
    return attempt((steps) => this.copy.view(board, toMove, steps));
  }
}

/**
 * A position in which a choice of variants matters, from what one seed gives: the first that has the
 * effect, cut down mark by mark while the effect stays. `undefined` if it gives none.
 */
export function findWitness(
  comparison: Comparison,
  effect: Effect,
  source: Source,
  seed: number,
): Question | undefined {
  const matters = (question: Question) => hasEffect(comparison.judge(question), effect);
  for (const question of positionsFromSeed(source, seed)) {
    if (matters(question)) return shrink(question, matters);
  }
  return undefined;
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
