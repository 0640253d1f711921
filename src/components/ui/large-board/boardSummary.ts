import { EMPTY, O, X, markName, type Point } from '../../../engine/index.ts';
import type { LargeBoardMessages } from '#language/ui/large-board/messages';
import { cellName } from './cellName.ts';
import type { BoardScene } from './scene.ts';

/** So many cells are named at most; of more marks the number is given. */
const MOST_NAMED = 12;

/** What stands on the board, for someone who does not see it. */
export function boardSummary(
  { board, last }: BoardScene,
  { summary: say }: LargeBoardMessages,
): string {
  if (board.count === 0) return say.empty;
  const nameOf = ({ x, y }: Point) => cellName(board.size, x, y);
  const content = last && board.at(last.x, last.y);
  const end = last && content ? ` ${say.last(markName(content), nameOf(last))}` : '';
  if (board.count > MOST_NAMED) return say.many(board.count) + end;
  const stones = [...board.stones()];
  const [x, o] = [X, O].map((of) => stones.filter(({ mark }) => mark === of).map(nameOf));
  return say.few(x ?? [], o ?? []) + end;
}

/** Why nothing comes of choosing a cell. */
export function refusal(
  { board }: BoardScene,
  { x, y }: Point,
  messages: LargeBoardMessages,
): string {
  const say = board.at(x, y) === EMPTY ? messages.refused : messages.taken;
  return say(cellName(board.size, x, y));
}
