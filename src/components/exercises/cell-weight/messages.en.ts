import type { Attack, MarkName } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { ink, say, strong, upTo, weightText } from '#language/ui/language/grammar';
import { attackText } from '#language/algorithms/line-attacks/ragged';
import { largeExercises } from '#language/exercises/frame/large';
import { lineRules } from '#language/exercises/frame/lineRules';

/** What one mark is worth on a cell, in parts. */
interface MarkParts {
  readonly mark: MarkName;
  readonly hundredths: number;
  readonly lines: readonly number[];
  readonly finish: number;
  readonly doubleThreat: number;
}

const ALONG = {
  0: 'across',
  45: 'rising to the right',
  90: 'down',
  135: 'falling to the right',
} as const;

const upToTwo = upTo(2);
const hundredths = (value: number) => upToTwo(value / 100);

function partsText({ mark, hundredths: sum, lines, finish, doubleThreat }: MarkParts): Sentence {
  const bonuses = [finish, doubleThreat].filter((bonus) => bonus > 0);
  const terms = [...lines.map(weightText), ...bonuses.map(weightText)].join(' + ');
  return say`${ink(mark)}: ${strong(hundredths(sum))} (${terms})`;
}

/** Where a line that weighs most runs, and what is on it: another may weigh as much. */
function greatest(
  mark: MarkName,
  angle: keyof typeof ALONG,
  attacks: readonly Attack[],
  weight: number,
): Sentence {
  return say`No line weighs more for ${ink(mark)} than the one ${ALONG[angle]}:
    ${strong(attacks.map(attackText).join(', ') || 'no attack')}, which is
    ${weightText(weight)}.`;
}

type Greatest = Parameters<typeof greatest>;

/** The weight of a cell: what is asked and said. */
export const cellWeightMessages = {
  name: 'What does a cell weigh?',
  about:
    'A board and one empty cell. Pupils work out the weight of the cell for X and for O, as the weighing program does.',
  fields: {
    toMove: { label: 'Whose turn' },
    cell: { label: 'The cell in question' },
    sheet: { label: largeExercises.board },
  },
  question: (toMove: MarkName, name: string): Sentence =>
    say`${ink(toMove)} to move. What does ${strong(name)}, the framed cell, weigh for ${ink('X')},
      and what for ${ink('O')}? Add up the attacks on the four lines, and the bonuses. Two decimals
      are enough.`,
  hints: {
    table: say`${
      'Imagine X on the cell, and name the attacks on each of the four lines. Look each of them up in the table. If one doesn’t go through the cell, divide its weight by ' +
      `${lineRules.divider}. Then do the same for O.`
    }`,
    greatest: (...hint: Greatest): Sentence => greatest(...hint),
    bonus: (mark: MarkName, finish: number, doubleThreat: number): Sentence =>
      finish + doubleThreat === 0
        ? say`${ink(mark)} has no bonus here.`
        : say`${ink(mark)} has a bonus: ${strong(weightText(finish + doubleThreat))}${
            finish === 0
              ? ' for a double threat.'
              : doubleThreat === 0
                ? ' for a five.'
                : ' for a five and a double threat.'
          }`,
  },
  weight: hundredths,
  answerText: (x: number, o: number) => `X ${hundredths(x)}, O ${hundredths(o)}`,
  solution: (marks: readonly MarkParts[], total: number): Sentence =>
    say`${marks.flatMap((mark) => [...partsText(mark), ...say`; `])}together
      ${strong(hundredths(total))}, added up before rounding.`,
  'too-much': (...[mark, angle]: Greatest): Sentence =>
    say`${ink(mark)} has less. Look once more at the line ${ALONG[angle]}.`,
  'too-little': (...[mark, angle]: Greatest): Sentence =>
    say`${ink(mark)} has more. Look once more at the line ${ALONG[angle]}.`,
  of: (mark: MarkName) => `If ${mark} goes there`,
  total: 'Together',
  noNumber: 'Write a number, like 7.25.',
  hundredths,
} as const;
