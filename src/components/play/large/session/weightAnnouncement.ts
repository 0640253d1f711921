import type { Point } from '../../../../engine/index.ts';
import { inspectorMessages } from '#language/weights/messages';
import { playWeightMessages } from '#language/play/large/session/weights';
import type { WeightInspector } from '../../../weights/inspector.svelte.ts';
import type { WeightEvent, PlayWeights } from './weights.svelte.ts';
import { cellName } from '../../../ui/large-board/cellName.ts';
import { accountSpoken } from '../../../weights/spokenAccount.ts';
import { plain, summarySentence } from '../../../weights/announce.ts';

/** What is spoken when the weights or an account were opened or closed. */
export function weightAnnouncement(
  { inspector, isLevel, rule }: Pick<PlayWeights, 'inspector' | 'isLevel' | 'rule'>,
  event: WeightEvent,
): string {
  const say = playWeightMessages;
  if (!inspector) return '';
  if (event.kind === 'account') return accountAnnouncement(inspector, event.taken);
  if (!inspector.showsWeights) return say.weightsOff;
  const summary = plain(summarySentence(inspector, inspectorMessages));
  if (inspector.summary.kind === 'over' || inspector.summary.kind === 'full') return summary;
  const but = rule === 'freestyle' ? '' : ` ${say.otherRule(rule === 'renju')}`;
  return `${isLevel ? say.level : say.weightsOn} ${summary}${but}`;
}

function accountAnnouncement(inspector: WeightInspector, taken: Point | undefined): string {
  const say = playWeightMessages;
  const { account, asked, position } = inspector;
  const nameOf = ({ x, y }: Point) => cellName(position.board.size, x, y);
  if (taken) return say.taken(nameOf(taken));
  if (!asked) return say.closed;
  if (!account) return plain(summarySentence(inspector, inspectorMessages));
  return accountSpoken(position.board, account);
}
