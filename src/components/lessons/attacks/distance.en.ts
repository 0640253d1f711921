import { capital, countInWords, inWords, upTo, weightText } from '#language/ui/language/grammar';
import { attackText } from '#language/algorithms/line-attacks/ragged';
import type { Dragged, GapReading } from './distance.ts';

const between = (gap: number) => `${countInWords(gap, 'empty cell')} between`;

/** "[2 : 2] ÷ 2", and what that comes to. */
function sum({ central, side, weight }: GapReading): string {
  if (!side) return weightText(weight);
  const [own, more, all] = [central.weight, side.weight, weight].map(weightText);
  return `${own} + ${more} = ${all}`;
}

function says(marks: Dragged, reading: GapReading): string {
  const { gap, central, side, seen } = reading;
  const own = attackText(central);
  if (gap === 0) return `They touch, and are one attack, ${own}: ${sum(reading)}.`;
  if (!side) {
    return `${capital(between(gap))}: too far. The program looks four cells away and no further, so only the tried X counts, ${own}: ${sum(reading)}.`;
  }
  const part = seen < marks ? `, and only ${inWords(seen)} of them within its four cells` : '';
  return `${capital(between(gap))}${part}: ${own} and ${attackText(side)}, which makes ${sum(reading)}.`;
}

/** The mark that is dragged along a line. */
export const distanceMessages = {
  figure: 'Drag marks along a line and see what it weighs',
  slider: 'Empty cells between the tried X and the marks you drag',
  how: 'Drag the dashed frame along the line, or use the arrow keys. The other X is only tried.',
  marks: 'You drag',
  counts: { 1: 'one X', 2: 'two X’s', 3: 'three X’s' },
  chart: 'What the line weighs',
  gaps: 'empty cells between',
  looksNoFurther: 'out of sight',
  /** Beside a dot there is room for a few digits. */
  weight: upTo(2),
  says,
} as const;
