import { tableLookupMessages } from '#language/algorithms/table-lookup/messages';
import { linearFigure } from '../../stepper/linear/linearPage.ts';
import { smallBoard } from '../../stepper/linear/smallPage.ts';
import LookupRow from './LookupRow.svelte';
import { tableLookupView } from './view.ts';

export default linearFigure(
  { ...smallBoard, Beside: LookupRow },
  tableLookupView,
  tableLookupMessages,
);
