import { RATED_DRAWN, RATED_UNKNOWN, RATED_WON, recordSearch } from '../../../engine/index.ts';
import { depthMessages } from '#language/lessons/depth/messages';
import { scoreOf } from '../parts/reading.ts';
import { lessonRun } from '../parts/runs.ts';

/** What the call at the horizon may return once the limit is one higher. */
export function horizonOptions() {
  const right = scoreOf(recordSearch({ ...lessonRun('limit').request, depth: 3 }), 7);
  return [RATED_UNKNOWN, RATED_DRAWN, right, RATED_WON].map((rating) => ({
    text: depthMessages.rating(rating),
    isRight: rating === right,
    why: rating === right ? '' : (depthMessages.guess[rating] ?? ''),
  }));
}
