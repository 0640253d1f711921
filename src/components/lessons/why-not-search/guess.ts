import { whyNotSearchMessages } from '#language/lessons/why-not-search/messages';
import { formatScore } from '#language/ui/language/grammar';
import { evaluatedBoard, openLinesOf } from './evaluated.ts';
import { firstLimitThatSees } from './horizonTrap.ts';
import { SHEET_SIDE, marksGained } from './growth.ts';

const messages = whyNotSearchMessages.guess;

/** How many times as fast the machine of the question is. */
const FASTER = 1000;

/** How much further a machine sees that is a thousand times as fast. */
export function fasterOptions() {
  const { one, ten, thousand, tooMany } = messages.faster;
  const gained = Math.floor(marksGained(SHEET_SIDE, FASTER));
  return [
    { text: one, isRight: gained === 1 },
    { text: ten, isRight: gained === 10, why: tooMany },
    { text: thousand, isRight: gained === 1000, why: tooMany },
  ];
}

/** What the evaluation says of the board. */
export function linesOptions() {
  const { x, o } = openLinesOf(evaluatedBoard());
  const { mine, other } = messages.lines;
  return [
    { text: formatScore(x - o), isRight: true },
    { text: formatScore(x), isRight: false, why: mine },
    { text: formatScore(o - x), isRight: false, why: messages.lines.turned },
    { text: formatScore(x - o + 2), isRight: false, why: other },
  ].sort((a, b) => Number(a.text.replace('−', '-')) - Number(b.text.replace('−', '-')));
}

/** How far the machine must look before it knows that the corners lose. */
export function escapeOptions() {
  const right = firstLimitThatSees();
  const { marks, tooFew, tooMany } = messages.escape;
  return [right - 2, right - 1, right, right + 2].map((depth) => ({
    text: marks(depth),
    isRight: depth === right,
    why: depth < right ? tooFew : tooMany,
  }));
}
