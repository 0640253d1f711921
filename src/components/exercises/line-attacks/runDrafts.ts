import { lineAttacksKind, type NamedAttack, type NamedAttacks } from '../../../engine/index.ts';

/** What stands in the fields of one run; nothing is chosen at first. */
export interface RunDraft {
  readonly isAttack: boolean;
  readonly power?: number | undefined;
  readonly potential?: number | undefined;
  readonly divider?: number | undefined;
}

export const EMPTY_RUN: RunDraft = { isAttack: true };

export function draftsOf(answer: NamedAttacks): readonly RunDraft[] {
  return answer.map((attack) => (attack ? { isAttack: true, ...attack } : { isAttack: false }));
}

/** The answer that the fields make; `undefined` while one of them is open. */
export function answerOf(drafts: readonly RunDraft[], isTried: boolean): NamedAttacks | undefined {
  const runs = drafts.map((draft) => attackOf(draft, isTried));
  if (runs.length === 0 || runs.includes('unfinished')) return undefined;
  return runs.map((run) => (typeof run === 'object' ? run : undefined));
}

function attackOf(
  { isAttack, power, potential, divider }: RunDraft,
  isTried: boolean,
): NamedAttack | 'none' | 'unfinished' {
  if (!isAttack) return 'none';
  const far = isTried ? divider : 1;
  if (power === undefined || potential === undefined || far === undefined) return 'unfinished';
  return { power, potential: potential as NamedAttack['potential'], divider: far };
}

/** Whether two answers are the same, or both absent. */
export function isSameAnswer(a: NamedAttacks | undefined, b: NamedAttacks | undefined): boolean {
  const text = (answer: NamedAttacks | undefined) =>
    answer && lineAttacksKind.answer.encode(answer);
  return text(a) === text(b);
}
