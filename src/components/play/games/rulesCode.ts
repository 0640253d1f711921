import { ARTICLE_RULES, type AttackRules } from '../../../engine/index.ts';
import {
  MOST_RULE,
  RULE_FIELDS,
  isArticle,
  ruleValue,
  withRule,
} from '../../algorithms/line-attacks/rules.ts';

const NUMBER = /^\d{1,6}(?:\.\d{1,25})?(?:e-\d{1,3})?$/;
/** Characters of the longest code. */
const LONGEST = 600;

/**
 * Changed weights as a part of a link: `1_0.1_0.25_…`, with the version, the numbers row by row, the two
 * bonuses, and 1 or 0 for whether ragged attacks count. `undefined` for the article's.
 */
export function makeRulesCode(rules: AttackRules): string | undefined {
  if (isArticle(rules)) return undefined;
  const numbers = RULE_FIELDS.map((field) => ruleValue(rules, field));
  return [1, ...numbers, rules.ragged ? 1 : 0].join('_');
}

/** Reads what `makeRulesCode` has written; `undefined` if a number is missing or could not be typed. */
export function parseRulesCode(code: string): AttackRules | undefined {
  if (code.length > LONGEST) return undefined;
  const [version, ...parts] = code.split('_');
  const ragged = parts.pop();
  if (version !== '1' || parts.length !== RULE_FIELDS.length || !/^[01]$/.test(ragged ?? '')) {
    return undefined;
  }
  let rules: AttackRules = { ...ARTICLE_RULES, ragged: ragged === '1' };
  for (const [index, field] of RULE_FIELDS.entries()) {
    const text = parts[index] ?? '';
    const value = NUMBER.test(text) ? Number(text) : Infinity;
    if (value > MOST_RULE) return undefined;
    rules = withRule(rules, field, value);
  }
  return isArticle(rules) ? ARTICLE_RULES : rules;
}
