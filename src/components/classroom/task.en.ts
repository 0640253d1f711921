import { count, inWords, locale, percent } from '#language/ui/language/grammar';

const part = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });

const times = (number: number): string =>
  number === 1 ? 'once' : number === 2 ? 'twice' : `${inWords(number)} times`;

const more = (left: number): string => (left === 1 ? 'once more' : `${inWords(left)} more times`);

const stillEmpty = (parts: number): string =>
  parts === 1 ? 'One part is still empty.' : `${count(parts)} parts are still empty.`;

/** What a task costs and allows, before anything was done on it. */
interface RulesFacts {
  /** Tries that are allowed; 0 for no limit. */
  readonly attempts: number;
  /** Hundredths of the points. */
  readonly tryCost: number;
  readonly hintCost: number;
}

/** "takes off 25% of the points, and each hint 10%". */
function costs({ attempts, tryCost, hintCost }: RulesFacts): string {
  const hint = hintCost > 0 ? percent(hintCost / 100) : '';
  if (tryCost === 0 || attempts === 1) return hint && ` Each hint takes off ${hint} of the points.`;
  const rest = hint && `, and each hint ${hint}`;
  return ` Each try after the first takes off ${percent(tryCost / 100)} of the points${rest}. Your best answer counts.`;
}

/** What the frame of one task of an assignment says. */
export const taskMessages = {
  title: (number: number) => `Task ${count(number)}`,
  worth: (points: number) => (points === 1 ? '1 point' : `${count(points)} points`),
  check: 'Check',
  /** Where pupils learn nothing before they hand in. */
  keep: 'Keep this answer',
  kept: 'Kept. You’ll see whether it’s right once you’ve handed in your work.',
  /** Of what a person reads. */
  keptToRead: 'Kept.',
  chooseFirst: 'Choose an answer first.',
  typeFirst: 'Type an answer first.',
  /** Said once, and only where an answer counts, or its result stays hidden. */
  checkUnfinished: (missing: number) => `${stillEmpty(missing)} Check anyway?`,
  keepUnfinished: (missing: number) => `${stillEmpty(missing)} Keep this answer anyway?`,
  /** Below the button before the first answer. */
  rules(facts: RulesFacts): string {
    const { attempts, tryCost } = facts;
    if (attempts === 1) return `You have one try.${costs(facts)}`;
    if (attempts === 0)
      return tryCost > 0 ? `You can try as often as you like.${costs(facts)}` : costs(facts).trim();
    return tryCost > 0
      ? `You have ${inWords(attempts)} tries.${costs(facts)}`
      : `You can check ${times(attempts)}.${costs(facts)}`;
  },
  /** In a test. */
  untilHandedIn:
    'You can change your answer until you hand in. You’ll see then whether it was right.',
  /** After a try: how many are left (`undefined` for no limit), and what a right answer brings now, 0 … 1. */
  left(left: number | undefined, share: number): string {
    if (left === 0) return 'That was your last try here.';
    const now = share < 1 ? `A right answer now brings ${percent(share)} of the points.` : '';
    return [left !== undefined && `You can check ${more(left)}.`, now].filter(Boolean).join(' ');
  },
  /** After a right answer that came late. */
  got: (points: number, most: number) =>
    `You get ${part.format(points)} of ${most === 1 ? '1 point' : `${count(most)} points`} for it.`,
  hint: (left: number) => `Hint (${count(left)} left)`,
  noMoreHints: 'No more hints',
  /** From the game as it goes on to the board with the pupil's own answer. */
  hideLine: 'Back to your answer',
  /** A link to the lesson that the task is about. */
  again: 'What was that again? Open the lesson',
  newTab: '(in a new tab)',
  needsPerson: 'Your teacher reads this one and gives the points.',
  solution: 'Solution',
  /** What the teacher wrote to their own question, as an answer that they would like. */
  model: 'What a good answer says',
};

export type TaskMessages = typeof taskMessages;
