import { playWeightMessages } from '#language/play/large/weights';
import { cellName } from '../../ui/large-board/cellName.ts';
import { accountSpoken, plain, summarySentence } from '../../weights/announce.ts';
import type { WeightInspector } from '../../weights/inspector.svelte.ts';
import type { PlaySession } from '../games/playSession.svelte.ts';
import type { PlayWeights, WeightEvent } from './weights.svelte.ts';

/**
 * What is spoken when the weights or an account were opened or closed. That a cell is taken, everybody has to be told:
 * the game says it, above the board.
 */
export function weightAnnouncement(
  { inspector, isLevel, rule }: Pick<PlayWeights, 'inspector' | 'isLevel' | 'rule'>,
  event: WeightEvent,
  play: Pick<PlaySession, 'say' | 'note'>,
): string {
  const say = playWeightMessages;
  if (!inspector) return '';
  if (event.kind === 'account') {
    const { taken } = event;
    if (!taken) {
      // That the last one was taken is over.
      if (play.note?.kind === 'refused') play.note = undefined;
      return accountAnnouncement(inspector);
    }
    const text = say.taken(cellName(inspector.position.board.size, taken.x, taken.y));
    play.say({ kind: 'refused', cell: taken, why: { code: 'forbidden', text } });
    return '';
  }
  if (!inspector.showsWeights) return say.weightsOff;
  const summary = plain(summarySentence(inspector));
  if (inspector.summary.kind === 'over' || inspector.summary.kind === 'full') return summary;
  const but = rule === 'freestyle' ? '' : ` ${say.otherRule(rule === 'renju')}`;
  return `${isLevel ? say.level : say.weightsOn} ${summary}${but}`;
}

function accountAnnouncement(inspector: WeightInspector): string {
  const { account, asked } = inspector;
  if (!asked) return playWeightMessages.closed;
  if (!account) return plain(summarySentence(inspector));
  return accountSpoken(inspector, account);
}
