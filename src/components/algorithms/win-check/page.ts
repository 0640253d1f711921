import { finMessages } from '#language/algorithms/win-check/messages';
import { linearFigure } from '../../stepper/linear/linearPage.ts';
import { smallBoard } from '../../stepper/linear/smallPage.ts';
import { finView } from './view.ts';
import WinWires from './WinWires.svelte';

export default linearFigure({ ...smallBoard, Beside: WinWires }, finView, finMessages);
