import { X, markName, type Point } from '../../../../engine/index.ts';
import { glassWords } from '../../../../i18n/glass.ts';
import { playGlassWords } from '../../../../i18n/playGlass.ts';
import type { Glass } from '../../../state/large/glass.svelte.ts';
import type { GlassTold, PlayGlass } from '../../../state/large/playGlass.svelte.ts';
import { cellName } from '../../../view/large/cellName.ts';
import { plain, summarySentence } from '../glass/glassTelling.ts';

/** What is spoken when the weights or an account were opened or closed. */
export function glassNews(
  { box, isLevel }: Pick<PlayGlass, 'box' | 'isLevel'>,
  told: GlassTold,
  lang?: string,
): string {
  const say = playGlassWords(lang);
  if (!box) return '';
  if (told.kind === 'account') return accountNews(box, told.taken, lang);
  if (!box.showsWeights) return say.weightsOff;
  const summary = plain(summarySentence(box, glassWords(lang)));
  if (box.summary.kind === 'over' || box.summary.kind === 'full') return summary;
  return `${isLevel ? say.level : say.weightsOn} ${summary}`;
}

function accountNews(box: Glass, taken: Point | undefined, lang?: string): string {
  const say = playGlassWords(lang);
  const { account, asked, position } = box;
  const nameOf = ({ x, y }: Point) => cellName(position.board.size, x, y);
  if (taken) return say.taken(nameOf(taken));
  if (!asked) return say.closed;
  if (!account) return plain(summarySentence(box, glassWords(lang)));
  const parts = account.marks.map(({ mark, weight }) => ({ mark: markName(mark), weight }));
  // The side to move is named first: it is the one that could go there.
  if (position.toMove !== X) parts.reverse();
  return say.weighs(nameOf(account), account.weight, parts);
}
