import { glassLesson as words } from '../../i18n/en/glassLesson.ts';
import { glassWords } from '../../i18n/glass.ts';
import { candidateName } from '../view/large/candidates.ts';
import { cellName } from '../view/large/cellName.ts';
import { GLASS_BOARDS, RACE_CANDIDATES, lookStep } from './glassBoards.ts';
import { changeOfChoice, choiceOn, isCell } from './glassFacts.ts';

/** Where will O play, with a five for each side on the board? */
export function raceOptions() {
  const { mine } = GLASS_BOARDS.race.cells;
  const choice = choiceOn('race');
  const picks = ['pickA', 'pickB', 'pickC'] as const;
  return RACE_CANDIDATES.map((cell, at) => {
    const isRight = isCell(choice, cell);
    return {
      text: words.race.cell(candidateName(at), cellName(undefined, cell.x, cell.y)),
      isRight,
      why: isCell(mine, cell) ? words.race.why.mine : words.race.why.other,
      shows: { fig: 'race', step: lookStep('race', isRight ? 'theirs' : picks[at]!) },
    };
  });
}

/** How far must the weight of [3 : 2] go until the bot plays elsewhere? */
export function changeOptions() {
  const { value } = changeOfChoice('sketch', 3, 2);
  const { weight } = glassWords('en');
  const rough = [Math.round(value / 20), Math.round(value / 5), Math.round(value)];
  const more = Math.round(value * 5);
  return [...rough, more].map((each) => ({
    text: words.change.upTo(weight(each)),
    isRight: each === Math.round(value),
    why: each < value ? words.change.tooLittle : words.change.tooMuch,
  }));
}
