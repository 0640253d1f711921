import { recordRun, foursRun, parseDiagram, type FoursEvent } from '../../../engine/index.ts';
import { ATTACK_BOARD } from '../parts/attackBoard.ts';
import { largeInputOf, stepOf } from '../../stepper/linear/start.ts';

/** The boards of lesson `threats`, as an author draws them (`parseDiagram`). */
export const THREAT_BOARDS = {
  /** X wins by fours. */
  attack: ATTACK_BOARD,
  /** X has no win by fours, but one by threes. */
  threes: `
    +-----------+
    |...........|
    |...........|
    |.....XO....|
    |...........|
    |.....O.....|
    |....O.O....|
    |...X.......|
    |...XX......|
    |...........|
    |...........|
    |...........|
    +-----------+`,
} as const;

/** The patterns of the lesson on a line, the strongest first: the small letter is the mark that makes it. */
export const THREAT_ROWS = {
  five: '..OXXXXx...',
  openFour: '...XXXx....',
  four: '..OXXXx....',
  brokenFour: '..OXX.xX...',
  openThree: '....XXx....',
  brokenThree: '...XX.x....',
} as const;
export type ThreatRow = keyof typeof THREAT_ROWS;
export const THREAT_ROW_NAMES = Object.keys(THREAT_ROWS) as ThreatRow[];

export const THREAT_FIGURES = {
  attack: { id: 'fours', board: THREAT_BOARDS.attack, mark: 'X' },
} as const;

/** The step of a figure at which an event happens for the nth time. */
export function foursStep(
  figure: keyof typeof THREAT_FIGURES,
  kind: FoursEvent['kind'],
  nth = 1,
): number {
  const props = THREAT_FIGURES[figure];
  return stepOf(recordRun(foursRun, largeInputOf(props)), props.id, kind, {}, nth);
}

/** The board of the game at the beginning. */
export const attackSheet = () => parseDiagram(THREAT_BOARDS.attack).sheet;
