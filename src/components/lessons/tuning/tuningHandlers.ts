import {
  ARTICLE_RULES,
  matchGames,
  playGeneration,
  rulesOf,
  type GenerationReport,
  type TuningPlan,
  type TuningState,
  type WeightVector,
} from '../../../engine/index.ts';

/** Points of so many games. */
export interface PlayedPoints {
  readonly points: number;
  readonly games: number;
}

/** What the worker is asked: the next generation, or a match against the article's set on held-out openings. */
export const tuningHandlers = {
  tune(
    { plan, state }: { readonly plan: TuningPlan; readonly state: TuningState },
    report: (candidates: number) => void,
  ): GenerationReport {
    return playGeneration(plan, state, ({ candidate }) => report(candidate + 1));
  },
  test(
    question: { readonly vector: WeightVector; readonly games: number; readonly seed: number },
    report: (played: PlayedPoints) => void,
  ): PlayedPoints {
    const { vector, seed } = question;
    const played = { points: 0, games: 0 };
    const challenger = { rules: rulesOf(vector) };
    const rival = { rules: ARTICLE_RULES };
    for (const { points } of matchGames({ challenger, rival, pool: 'held-out', seed })) {
      played.points += points;
      played.games += 1;
      if (played.games >= question.games) break;
      report({ ...played });
    }
    return played;
  },
};
