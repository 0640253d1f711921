import { ruleRatingsMessages } from '#language/algorithms/rule-ratings/messages';
import { linearFigure } from '../../stepper/linear/linearPage.ts';
import { smallBoard } from '../../stepper/linear/smallPage.ts';
import RuleCounter from './RuleCounter.svelte';
import { ruleRatingsView } from './view.ts';

export default linearFigure(
  { ...smallBoard, Beside: RuleCounter },
  ruleRatingsView,
  ruleRatingsMessages,
);
