import { weightLesson as messages } from '#language/lessons/weight/lesson';
import { candidateName, cellName } from '../../ui/large-board/cellName.ts';
import { INSPECTED_BOARDS, OUTBID_CANDIDATES, RACE_CANDIDATES, presetStep } from './boards.ts';
import { changeOfChoice, choiceOn, isCell } from './facts.ts';

const nameOf = ({ x, y }: { x: number; y: number }) => cellName(undefined, x, y);

/** Where will O play, with a five for each side on the board? */
export function raceOptions() {
  const { mine } = INSPECTED_BOARDS.race.cells;
  const choice = choiceOn('race');
  const picks = ['pickA', 'pickB', 'pickC'] as const;
  return RACE_CANDIDATES.map((cell, at) => {
    const isRight = isCell(choice, cell);
    return {
      text: messages.race.cell(candidateName(at), nameOf(cell)),
      isRight,
      why: isCell(mine, cell) ? messages.race.why.mine : messages.race.why.other,
      shows: { fig: 'race', step: presetStep('race', isRight ? 'theirs' : picks[at]!) },
    };
  });
}

/** The same where the sums say otherwise: two cells win, and the bot takes neither. */
export function outbidOptions() {
  const choice = choiceOn('outbid');
  const picks = ['pickA', 'pickB', 'guard'] as const;
  return OUTBID_CANDIDATES.map((cell, at) => ({
    text: messages.race.cell(candidateName(at), nameOf(cell)),
    isRight: isCell(choice, cell),
    why: messages.outbid.why,
    shows: { fig: 'outbid', step: presetStep('outbid', picks[at]!) },
  }));
}

/** Which cell overtakes the choice if the weight of [3 : 2] is raised far enough? */
export function changeOptions() {
  const change = changeOfChoice('sketch', 3, 2);
  const presets = ['open', 'two', 'spoil'] as const;
  return presets.map((preset) => {
    const cell = INSPECTED_BOARDS.sketch.cells[preset];
    return {
      text: nameOf(cell),
      isRight: isCell(change, cell),
      why: messages.change.never,
      shows: { fig: 'sketch', step: presetStep('sketch', preset) },
    };
  });
}
