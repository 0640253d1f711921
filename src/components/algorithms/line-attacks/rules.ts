import { ARTICLE_RULES, type AttackRules, type PotentialWeights } from '../../../engine/index.ts';
import { typedNumber } from '../../ui/typedNumber.ts';

/** A number of the rules that a reader can change: an entry of the table, or a bonus. */
export type RuleField = `${number}:${number}` | 'finish' | 'doubleThreat';

/** What is wrong with what was typed. */
export type RuleTrouble = 'empty' | 'not-a-number' | 'negative' | 'too-great';

/** The greatest number of the rules: five of them add up to no more than a board can show. */
export const MOST_RULE = 100_000;

/** The name of the table's entry for an attack. */
export function entryOf(power: number, potential: number): RuleField {
  return `${power}:${potential}`;
}

/**
 * The fields of the table, row by row. An attack below five without an open end is dropped before it
 * is weighed, so its entry is none that could be changed.
 */
export function tableFields(rules: AttackRules): readonly (readonly (RuleField | undefined)[])[] {
  return rules.weights.map((_, at) =>
    [0, 1, 2].map((potential) =>
      potential === 0 && at + 1 < rules.weights.length ? undefined : entryOf(at + 1, potential),
    ),
  );
}

/** All that can be changed, in the order in which links write it. */
export const RULE_FIELDS: readonly RuleField[] = [
  ...tableFields(ARTICLE_RULES)
    .flat()
    .filter((field) => field !== undefined),
  'finish',
  'doubleThreat',
];

export function ruleValue(rules: AttackRules, field: RuleField): number {
  if (field === 'finish' || field === 'doubleThreat') return rules[field];
  const [power, potential] = field.split(':').map(Number) as [number, 0 | 1 | 2];
  return rules.weights[power - 1]?.[potential] ?? 0;
}

/** The rules with one number changed. */
export function withRule(rules: AttackRules, field: RuleField, value: number): AttackRules {
  if (field === 'finish' || field === 'doubleThreat') return { ...rules, [field]: value };
  const [power, potential] = field.split(':').map(Number) as [number, number];
  const weights = rules.weights.map((row, at) =>
    at === power - 1
      ? (row.map((old, each) => (each === potential ? value : old)) as unknown as PotentialWeights)
      : row,
  );
  return { ...rules, weights };
}

/** What an arrow key, or a pixel of a drag, adds to a number. */
export function ruleStep(value: number): number {
  return value < 1 ? 0.01 : value < 20 ? 0.1 : 1;
}

/** Reads a number of 0 … `MOST_RULE`; a comma may stand for the point. */
export function parseRule(text: string): number | RuleTrouble {
  const trimmed = typedNumber(text);
  if (trimmed === '') return 'empty';
  if (!/^-?(?:\d+\.?\d*|\.\d+)$/.test(trimmed)) return 'not-a-number';
  const value = Number(trimmed);
  if (value < 0) return 'negative';
  return value > MOST_RULE ? 'too-great' : value;
}

/** Whether nothing has been changed. */
export function isArticle(rules: AttackRules): boolean {
  return JSON.stringify(rules) === JSON.stringify(ARTICLE_RULES);
}
