import { ruleRatingsMessages } from '#language/algorithms/rule-ratings/messages';
import { linearFigure } from '../../stepper/linear/linearPage.ts';
import { smallBoard } from '../../stepper/linear/smallPage.ts';
import { ruleRatingsView } from './view.ts';

export default linearFigure(smallBoard, ruleRatingsView, ruleRatingsMessages);
