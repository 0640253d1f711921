import {
  audit,
  botTable,
  makeFraction,
  parseBot,
  type BotSpec,
  type PlayerTable,
} from '../../../engine/index.ts';

/** Two players by name, whoever begins first. */
export interface AuditQuestion {
  readonly first: string;
  readonly second: string;
}

/** What comes of it, exactly, from the side of whoever began. */
export interface AuditAnswer {
  readonly win: string;
  readonly draw: string;
  readonly loss: string;
  /** How long it took, in milliseconds. */
  readonly time: number;
}

export const auditHandlers = {
  audit: (question: AuditQuestion) => answerAudit(question, () => performance.now()),
};

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
