import { describe, expect, it } from 'vitest';
import { menaceView } from '../../src/components/algorithms/learning/menaceView.ts';
import { tdView } from '../../src/components/algorithms/learning/tdView.ts';
import { ruleRatingsView } from '../../src/components/algorithms/rule-ratings/view.ts';
import { rulesOfThumbView } from '../../src/components/algorithms/rules-of-thumb/view.ts';
import { tableLookupView } from '../../src/components/algorithms/table-lookup/view.ts';
import { weightedChoiceView } from '../../src/components/algorithms/weighted-choice/view.ts';
import { finView } from '../../src/components/algorithms/win-check/view.ts';
import type { SmallMoment } from '../../src/components/stepper/linear/view.ts';
import { emptySetup, smallInput } from '../../src/engine/index.ts';
import { menaceMessages, tdMessages } from '#language/algorithms/learning/messages';
import { ruleRatingsMessages } from '#language/algorithms/rule-ratings/messages';
import { rulesOfThumbMessages } from '#language/algorithms/rules-of-thumb/messages';
import { tableLookupMessages } from '#language/algorithms/table-lookup/messages';
import { weightedChoiceMessages } from '#language/algorithms/weighted-choice/messages';
import { finMessages } from '#language/algorithms/win-check/messages';
import { filmOf } from './film.ts';
import { setupOf } from '../setupOf.ts';

// Linear traces on nine cells as text. After a change that is meant, look at the difference and run
// `npx vitest run test/gallery -u`.

/** A cell in nine characters: *lit* or +lit second+, its mark, its note, ! if it has just changed. */
function cellText({ board, notes, lit }: SmallMoment, cell: number): string {
  const { mark, ghost } = board.cells[cell] ?? {};
  const note = notes[cell];
  const sign = lit[0]?.includes(cell) ? '*' : lit[1]?.includes(cell) ? '+' : ' ';
  const text = `${mark ?? ghost?.toLowerCase() ?? '.'} ${note?.text ?? ''}${note?.changed ? '!' : ''}`;
  return `${sign}${text.trimEnd()}`.padEnd(10);
}

const drawn = (moment: SmallMoment) =>
  [0, 3, 6].map((first) =>
    `  ${[0, 1, 2].map((i) => cellText(moment, first + i)).join('')}`.trimEnd(),
  );

const inputOf = (text: string) => smallInput(setupOf(text));

describe('the gallery', () => {
  it.each([
    ['fin-won', 'OOX.XXX.O'],
    ['fin-early', 'XOXXOOOX.'],
  ])('of the win check: %s', async (name, board) => {
    const text = filmOf(finView, finMessages, inputOf(board), drawn);
    await expect(text).toMatchFileSnapshot(`${name}.txt`);
  });

  it('of the players that rate, ask rules, look up and draw', async () => {
    const input = inputOf('XO.OXX..O');
    const films = [
      filmOf(ruleRatingsView, ruleRatingsMessages, input, drawn),
      filmOf(rulesOfThumbView, rulesOfThumbMessages, input, drawn),
      filmOf(tableLookupView, tableLookupMessages, input, drawn),
      filmOf(weightedChoiceView, weightedChoiceMessages, input, drawn),
    ];
    await expect(films.join('\n')).toMatchFileSnapshot('players.txt');
  });

  it('of the learners: a game, and what is learnt from it', async () => {
    // A fresh table loses, one that has learnt from 200 games wins.
    const lost = smallInput(emptySetup(), { seed: 1 });
    const won = smallInput(emptySetup(), { seed: 1, level: 200 });
    const films = [lost, won].flatMap((input) => [
      filmOf(menaceView, menaceMessages, input, drawn),
      filmOf(tdView, tdMessages, input, drawn),
    ]);
    await expect(films.join('\n')).toMatchFileSnapshot('learners.txt');
  });
});
