import { glassLesson as words } from '../../i18n/en/glassLesson.ts';
import { glassWords } from '../../i18n/glass.ts';
import { GLASS_BOARDS } from './glassBoards.ts';
import { changeOfChoice, choiceOn, isCell, order } from './glassFacts.ts';

const said = (x: number, y: number) => `(${x}, ${y})`;

/** Where will O play, with a five for each side on the board? */
export function raceOptions() {
  const { mine, theirs } = GLASS_BOARDS.race.cells;
  const choice = choiceOn('race');
  const quiet = order('race').find(
    ({ weight, ...cell }) => weight < 100 && ![mine, theirs].some((each) => isCell(each, cell)),
  );
  return [mine, theirs, ...(quiet ? [quiet] : [])].map((cell) => ({
    text: words.race.cell(said(cell.x, cell.y)),
    isRight: isCell(choice, cell),
    why: isCell(mine, cell) ? words.race.why.mine : words.race.why.other,
  }));
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
