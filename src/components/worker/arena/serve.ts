import {
  audit,
  botTable,
  makeFraction,
  parseBot,
  type BotSpec,
  type PlayerTable,
} from '../../../engine/index.ts';
import type { AuditAnswer, AuditQuestion } from './messages.ts';

/** Works a pair out from nothing, and takes the time. Throws on a name that no player has. */
export function answerAudit({ first, second }: AuditQuestion, now: () => number): AuditAnswer {
  const begun = now();
  const { win, draw, loss } = audit(playerOf(first), playerOf(second), 'first');
  const time = now() - begun;
  return { win: makeFraction(win), draw: makeFraction(draw), loss: makeFraction(loss), time };
}

function playerOf(name: string): PlayerTable {
  const spec: BotSpec | undefined = parseBot(name);
  if (!spec) throw new RangeError(`there is no player ${name}`);
  return botTable(spec);
}
