import {
  Comparison,
  boardOfSheet,
  suspectChoice,
  findWitness,
  judgeWeighing,
  judgeWin,
  type Effect,
  type Judgement,
  type Point,
  type BugQuestion,
  type Source,
  type SuspectId,
} from '../../../engine/index.ts';
import { bugMessages as messages } from '#language/bug-hunt/messages';
import { bugFinding, type BugResult } from '../../bug-hunt/view.ts';

/** What the first position of each suspect must show, and the seed whose game or patch of marks has it. */
const SHOWN: Readonly<
  Record<Exclude<SuspectId, 'empty'>, { effect: Effect; source: Source; seed: number }>
> = {
  comma: { effect: 'weight', source: 'games', seed: 1 },
  name: { effect: 'weight', source: 'games', seed: 1 },
  rim: { effect: 'choice', source: 'tangles', seed: 7389 },
  divider: { effect: 'choice', source: 'tangles', seed: 6547 },
  order: { effect: 'choice', source: 'tangles', seed: 2616 },
  loop: { effect: 'declines', source: 'tangles', seed: 2335 },
  above: { effect: 'declines', source: 'tangles', seed: 1426 },
};

/** The cell that the win check is asked about, on an empty board. */
export const EMPTY_CELL: Point = { x: 0, y: 0 };

const witnesses = new Map<SuspectId, BugQuestion>();

/** The position in which a suspect is shown: found in what its seed gives, and cut down to what matters. */
export function witnessOf(id: SuspectId): BugQuestion {
  let found = witnesses.get(id);
  if (!found) witnesses.set(id, (found = findFor(id)));
  return found;
}

function findFor(id: SuspectId): BugQuestion {
  if (id === 'empty') return { stones: [], toMove: 1 };
  const { effect, source, seed } = SHOWN[id];
  const found = findWitness(new Comparison(printedOf(id)), effect, source, seed);
  if (!found) throw new Error(`The seed of "${id}" shows nothing any more.`);
  return found;
}

export function printedOf(id: SuspectId) {
  return suspectChoice(id, 'printed') ?? {};
}

/** What both programs say of a suspect's position. */
export function judgementOf(id: Exclude<SuspectId, 'empty'>): Judgement {
  return judgeWeighing(witnessOf(id), printedOf(id));
}

export function resultOf(id: SuspectId): BugResult {
  if (id !== 'empty') return { kind: 'judge', judgement: judgementOf(id) };
  const board = boardOfSheet(witnessOf(id));
  return { kind: 'win', judgement: judgeWin(board, EMPTY_CELL, printedOf(id)), cell: EMPTY_CELL };
}

/** The same in a sentence. */
export function caseSentence(id: SuspectId): string {
  return messages.says(bugFinding(witnessOf(id), resultOf(id)));
}
