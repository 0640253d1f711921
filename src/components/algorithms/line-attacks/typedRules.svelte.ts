import { ARTICLE_RULES, type AttackRules } from '../../../engine/index.ts';
import type { Scrubbed } from '../../ui/scrub.dom.ts';
import {
  MOST_RULE,
  isArticle,
  parseRule,
  ruleStep,
  ruleValue,
  withRule,
  type RuleField,
  type RuleTrouble,
} from './rules.ts';

/** The rules as a reader changes them: a bad number stays in its field, and the last good one in force. */
export class TypedRules {
  /** By these the bot weighs: the last ones that were sound. */
  rules = $state.raw<AttackRules>(ARTICLE_RULES);
  /** What was typed into the fields, as it was typed. */
  protected typed = $state.raw<Readonly<Partial<Record<RuleField, string>>>>({});

  /** What stands in a field: what was typed there, or else the number that is in force. */
  textOf(field: RuleField): string {
    return this.typed[field] ?? String(ruleValue(this.rules, field));
  }

  troubleOf(field: RuleField): RuleTrouble | undefined {
    const text = this.typed[field];
    if (text === undefined) return undefined;
    const read = parseRule(text);
    return typeof read === 'number' ? undefined : read;
  }

  type(field: RuleField, text: string): void {
    this.typed = { ...this.typed, [field]: text };
    const read = parseRule(text);
    if (typeof read === 'number') this.rules = withRule(this.rules, field, read);
  }

  /** A number, to be dragged or changed by keys. */
  scrub(field: RuleField): Scrubbed {
    return {
      value: () => ruleValue(this.rules, field),
      step: ruleStep,
      change: (value) => this.type(field, String(Math.min(MOST_RULE, value))),
    };
  }

  setRagged(ragged: boolean): void {
    this.rules = { ...this.rules, ragged };
  }

  /** Back to the article's numbers, or to these, and whatever was typed is gone. */
  resetRules(rules = ARTICLE_RULES): void {
    this.rules = rules;
    this.typed = {};
  }

  /** Nothing is changed, and nothing is typed that cannot be read. */
  get isReset(): boolean {
    const fields = Object.keys(this.typed) as RuleField[];
    return isArticle(this.rules) && fields.every((field) => !this.troubleOf(field));
  }
}
