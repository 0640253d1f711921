import { weightLesson as messages } from '#language/lessons/weight/lesson';
import { inspectorMessages } from '#language/weights/messages';
import { candidateName } from '../../ui/large-board/candidates.ts';
import { cellName } from '../../ui/large-board/cellName.ts';
import { INSPECTED_BOARDS, RACE_CANDIDATES, presetStep } from './boards.ts';
import { changeOfChoice, choiceOn, isCell } from './facts.ts';

/** Where will O play, with a five for each side on the board? */
export function raceOptions() {
  const { mine } = INSPECTED_BOARDS.race.cells;
  const choice = choiceOn('race');
  const picks = ['pickA', 'pickB', 'pickC'] as const;
  return RACE_CANDIDATES.map((cell, at) => {
    const isRight = isCell(choice, cell);
    return {
      text: messages.race.cell(candidateName(at), cellName(undefined, cell.x, cell.y)),
      isRight,
      why: isCell(mine, cell) ? messages.race.why.mine : messages.race.why.other,
      shows: { fig: 'race', step: presetStep('race', isRight ? 'theirs' : picks[at]!) },
    };
  });
}

/** How far must the weight of [3 : 2] go until the bot plays elsewhere? */
export function changeOptions() {
  const { value } = changeOfChoice('sketch', 3, 2);
  const { weight } = inspectorMessages;
  const rough = [Math.round(value / 20), Math.round(value / 5), Math.round(value)];
  const more = Math.round(value * 5);
  return [...rough, more].map((each) => ({
    text: messages.change.upTo(weight(each)),
    isRight: each === Math.round(value),
    why: each < value ? messages.change.tooLittle : messages.change.tooMuch,
  }));
}
