import { X, markName, type Point } from '../../../engine/index.ts';
import { glassMessages } from '#language/weights/messages';
import { playGlassMessages } from '#language/play/large/weights';
import type { Glass } from '../../weights/inspector.svelte.ts';
import type { GlassTold, PlayGlass } from './weights.svelte.ts';
import { cellName } from '../../ui/large-board/cellName.ts';
import { plain, summarySentence } from '../../weights/announce.ts';

/** What is spoken when the weights or an account were opened or closed. */
export function glassNews(
  { box, isLevel }: Pick<PlayGlass, 'box' | 'isLevel'>,
  told: GlassTold,
): string {
  const say = playGlassMessages;
  if (!box) return '';
  if (told.kind === 'account') return accountNews(box, told.taken);
  if (!box.showsWeights) return say.weightsOff;
  const summary = plain(summarySentence(box, glassMessages));
  if (box.summary.kind === 'over' || box.summary.kind === 'full') return summary;
  return `${isLevel ? say.level : say.weightsOn} ${summary}`;
}

function accountNews(box: Glass, taken: Point | undefined): string {
  const say = playGlassMessages;
  const { account, asked, position } = box;
  const nameOf = ({ x, y }: Point) => cellName(position.board.size, x, y);
  if (taken) return say.taken(nameOf(taken));
  if (!asked) return say.closed;
  if (!account) return plain(summarySentence(box, glassMessages));
  const parts = account.marks.map(({ mark, weight }) => ({ mark: markName(mark), weight }));
  // The side to move is named first: it is the one that could go there.
  if (position.toMove !== X) parts.reverse();
  return say.weighs(nameOf(account), account.weight, parts);
}
