import {
  MOST_RULE,
  makeRule,
  ruleStep,
  ruleValue,
  type RuleField,
} from '../algorithms/line-attacks/rules.ts';
import type { Scrubbed } from '../ui/scrub.dom.ts';
import type { WeightInspector } from './inspector.svelte.ts';

/** A number of the rules, to be dragged or changed by keys. */
export const scrubOf = (inspector: WeightInspector, field: RuleField): Scrubbed => ({
  value: () => ruleValue(inspector.rules, field),
  step: ruleStep,
  change: (value) => inspector.type(field, makeRule(Math.min(MOST_RULE, value))),
});
