import { weightedChoiceMessages } from '#language/algorithms/weighted-choice/messages';
import { linearFigure } from '../../stepper/linear/linearPage.ts';
import { smallBoard } from '../../stepper/linear/smallPage.ts';
import LotDrum from './LotDrum.svelte';
import { weightedChoiceView } from './view.ts';

const board = { ...smallBoard, Beside: LotDrum };

export default linearFigure(board, weightedChoiceView, weightedChoiceMessages);
