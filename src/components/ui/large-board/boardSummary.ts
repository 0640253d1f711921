import {
  EMPTY,
  O,
  X,
  byRows,
  markName,
  type BoardReader,
  type Point,
  cellName,
} from '../../../engine/index.ts';
import { largeBoardMessages as messages } from '#language/ui/large-board/messages';
import { aloud } from '#language/ui/language/grammar';
import type { BoardScene } from './scene.ts';

const say = messages.summary;

/** So many marks are named whenever the board takes the focus; of more the number is given then. */
const MOST_NAMED = 40;

/** What lies on the board, in short, for someone who does not see it. */
export function boardSummary({ board, last }: BoardScene): string {
  if (board.count === 0) return say.empty;
  const content = last && board.at(last.x, last.y);
  const end =
    last && content ? ` ${say.last(markName(content), cellName(board.size, last.x, last.y))}` : '';
  return (isLong(board) ? say.many(board.count) : marksText(board)) + aloud(end);
}

/** Every mark, where they are too many for the summary: to be read by whoever wants them. */
export function boardMarks({ board }: BoardScene): string | undefined {
  return isLong(board) ? marksText(board) : undefined;
}

/** Every mark, however many they are: for whoever asks what is on the board. */
export const everyMark = (scene: BoardScene): string => boardMarks(scene) ?? boardSummary(scene);

const isLong = (board: BoardReader) => board.count > MOST_NAMED;

/** Row by row from the top, each from the left. */
function marksText(board: BoardReader): string {
  const stones = [...board.stones()].sort(byRows);
  const [x, o] = [X, O].map((of) =>
    stones.filter(({ mark }) => mark === of).map((stone) => cellName(board.size, stone.x, stone.y)),
  );
  return aloud(say.few(x ?? [], o ?? []));
}

/** Why nothing comes of choosing a cell. */
export function refusal({ board }: BoardScene, { x, y }: Point): string {
  const why = board.at(x, y) === EMPTY ? messages.refused : messages.taken;
  return why(cellName(board.size, x, y));
}
