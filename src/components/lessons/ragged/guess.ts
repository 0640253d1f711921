import { raggedMessages as messages } from '#language/algorithms/line-attacks/ragged';
import { readRow, timesDropped } from '../parts/raggedFacts.ts';
import { RAGGED_ROWS } from './rows.ts';

/** "What is the far mark divided by?": one more than the empty cells between, and not the distance. */
export function dividerOptions() {
  const [far] = readRow(RAGGED_ROWS.joined).attacks;
  if (!far) throw new Error('The line of the question has a side attack.');
  const why = { 1: messages.divider.whole, 2: messages.divider.gaps, 4: messages.divider.distance };
  return ([1, 2, 3, 4] as const).map((by) => ({
    text: String(by),
    isRight: by === far.divider,
    why: by === 3 ? '' : why[by],
  }));
}

/** "When is an attack dropped in step six?" */
export function filterOptions() {
  const { filter } = messages;
  return [
    { text: filter.rim, isRight: false, why: filter.whyRim },
    { text: filter.never, isRight: timesDropped() === 0, why: '' },
    { text: filter.often, isRight: false, why: filter.whyOften },
  ];
}
