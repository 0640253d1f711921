import { ARTICLE_RULES, tableWeight } from '../../../engine/index.ts';
import {
  raggedMessages as messages,
  tableWeightText,
} from '#language/algorithms/line-attacks/ragged';
import { readRow, timesDropped } from '../parts/raggedFacts.ts';
import { RAGGED_ROWS } from './rows.ts';

/** "What does the line at the edge weigh?": the sum, and what three slips would make of it. */
export function edgeOptions() {
  const { attacks, weight } = readRow(RAGGED_ROWS.edge);
  const [central, side] = attacks;
  if (!central || !side) throw new Error('The line at the edge has a central and a side attack.');
  const undivided = attacks.reduce((sum, each) => sum + each.weight * each.divider, 0);
  const closedSide = tableWeight(ARTICLE_RULES, side.power, 1) / side.divider;
  const longerSide = tableWeight(ARTICLE_RULES, side.power + 1, 2) / side.divider;
  return [
    { value: weight, why: '' },
    { value: undivided, why: messages.sum.undivided },
    { value: central.weight + closedSide, why: messages.sum.noPeek },
    { value: central.weight + longerSide, why: messages.sum.outside },
  ]
    .sort((a, b) => a.value - b.value)
    .map(({ value, why }) => ({ text: tableWeightText(value), isRight: value === weight, why }));
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
