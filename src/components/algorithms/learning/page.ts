import { menaceMessages, tdMessages } from '#language/algorithms/learning/messages';
import { linearFigure } from '../../stepper/linear/linearPage.ts';
import { smallBoard } from '../../stepper/linear/smallPage.ts';
import GameStepBoard from './GameStepBoard.svelte';
import MenaceBeside from './MenaceBeside.svelte';
import { menaceView } from './menaceView.ts';
import { tdView } from './tdView.ts';

const game: typeof smallBoard = { ...smallBoard, Drawing: GameStepBoard };
/** The beads on the board have as much room as the boxes of the game, and the few short rows of its account. */
const boxes: typeof smallBoard = { ...game, Beside: MenaceBeside, layout: 'halves' };

export const MenaceFigure = linearFigure(boxes, menaceView, menaceMessages);
export const TdFigure = linearFigure(game, tdView, tdMessages);
