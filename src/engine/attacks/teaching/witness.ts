import type { Stone } from '../../game/large/board.ts';
import { boardOfSheet } from '../../game/large/sheet.ts';
import type { SparseBoard } from '../../game/large/sparseBoard.ts';
import { CopyBot, remembering, type CopyView } from './copyBot.ts';
import { compare, type Judgement, type BugQuestion } from './judge.ts';
import { SMALL, positionsOfGame, rightBot, tangle } from './positions.ts';
import { Steps, attempt, type StepsEnd } from './parts/steps.ts';
import type { CopyChoice } from './suspects.ts';

/** The effect to look for: a changed weight, changed moves, or a missed win. */
export type Effect = 'weight' | 'choice' | 'declines';

export function hasEffect(judgement: Judgement, effect: Effect): boolean {
  if (effect === 'declines') return judgement.declines;
  if (judgement.copy.kind !== 'value') return true;
  return effect === 'choice' ? !judgement.isSameChoice : judgement.differing.length > 0;
}

/** Where positions come from: games, games on a small board with edges, or random patches of marks. */
export const SOURCES = ['games', 'edges', 'tangles'] as const;
export type Source = (typeof SOURCES)[number];

/** The positions of a seed, in order. */
function* positionsFromSeed(source: Source, seed: number): Iterable<BugQuestion> {
  if (source === 'tangles') {
    const question = tangle(seed);
    if (question) yield question;
  } else yield* positionsOfGame(seed, source === 'edges' ? SMALL : undefined);
}

/** Compares two bots, both with cached lines, in many positions. */
export class Comparison {
  /** How many questions have been put to it. */
  judged = 0;
  private readonly copy: CopyBot;

  constructor(choice: CopyChoice) {
    this.copy = new CopyBot(choice, undefined, remembering(choice));
  }

  judge(question: BugQuestion, board = boardOfSheet(question)): Judgement {
    this.judged += 1;
    const right = rightBot().view(board, question.toMove, new Steps());
    return compare(board, question.toMove, right, this.told(board, question));
  }

  private told(board: SparseBoard, { toMove }: BugQuestion): StepsEnd<CopyView> {
    return attempt((steps) => this.copy.view(board, toMove, steps));
  }
}

/**
 * A position in which a choice of variants matters: the first one of a seed that shows the effect, reduced
 * mark by mark as long as the effect remains. `undefined` if the seed has none.
 */
export function findWitness(
  comparison: Comparison,
  effect: Effect,
  source: Source,
  seed: number,
): BugQuestion | undefined {
  const matters = (question: BugQuestion) => hasEffect(comparison.judge(question), effect);
  for (const question of positionsFromSeed(source, seed)) {
    if (matters(question)) return shrink(question, matters);
  }
  return undefined;
}

/** Removes marks, one after another, as long as the condition still holds. */
export function shrink(
  question: BugQuestion,
  holds: (question: BugQuestion) => boolean,
): BugQuestion {
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
