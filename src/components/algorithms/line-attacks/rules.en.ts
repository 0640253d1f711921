import type { RuleField, RuleTrouble } from './rules.ts';

/** What is said where the numbers that the bot weighs by are changed. */
export const ruleMessages = {
  title: 'What the bot weighs by',
  power: 'Power',
  potential: (ends: number) => (ends === 1 ? '1 open end' : `${ends} open ends`),
  powers: (power: number, isLast: boolean) => (isLast ? `${power} or more` : `${power}`),
  entry: (power: number, potential: number) => `Weight of power ${power}, potential ${potential}`,
  finish: 'Makes five and is to move',
  doubleThreat: 'Two breakpoints at once',
  ragged: 'Count ragged attacks (those with a gap before the cell)',
  reset: 'Back to the article’s numbers',
  isArticle: 'These are the numbers of the article.',
  isOwn: 'These are your own numbers, and the bot plays by them.',
  dropped: 'An attack below five with no open end doesn’t count.',
  drag: 'Drag a number to the left or right, and watch the board.',
  nameOf: (field: RuleField) => {
    if (field === 'finish') return 'the bonus for making five';
    if (field === 'doubleThreat') return 'the bonus for two breakpoints';
    return `[${field.replace(':', ' : ')}]`;
  },
  troubles: (name: string, trouble: RuleTrouble, inForce: string) =>
    ({
      empty: `There’s no number for ${name}. It stays ${inForce} until you write one.`,
      'not-a-number': `What you wrote for ${name} is not a number. It stays ${inForce} until you correct it.`,
      negative: `The number for ${name} is below 0. It stays ${inForce} until you correct it.`,
      'too-great': `The number for ${name} is above 100,000. It stays ${inForce} until you correct it.`,
    })[trouble],
};
