import {
  Comparison,
  boardOfSheet,
  findWitness,
  judge,
  judgeWin,
  tryRepair,
  type CopyChoice,
} from '../../../engine/index.ts';
import type { FromTeacher, ToTeacher } from './messages.ts';

/** Patches of marks that one message looks at, after one game. */
const TANGLES = 12;

/** Lines that were read once are kept for the next message about the same choice. */
let kept: { readonly key: string; readonly comparison: Comparison } | undefined;

function comparisonOf(choice: CopyChoice): Comparison {
  const key = JSON.stringify(choice);
  if (kept?.key !== key) kept = { key, comparison: new Comparison(choice) };
  return kept.comparison;
}

/** The answer to one message. Programs that throw or never end are part of it: this does neither. */
export function serveTeaching(message: ToTeacher): FromTeacher {
  switch (message.kind) {
    case 'judge':
      return { kind: 'judge', judgement: judge(message.question, message.choice) };
    case 'win': {
      const board = boardOfSheet(message.question);
      return { kind: 'win', judgement: judgeWin(board, message.cell, message.choice) };
    }
    case 'find':
      return find(message);
    case 'mend':
      return { kind: 'mend', trial: tryRepair(message.id, message.choice) };
  }
}

function find({ choice, effect, seed }: Extract<ToTeacher, { kind: 'find' }>): FromTeacher {
  const comparison = comparisonOf(choice);
  const before = comparison.judged;
  let found = findWitness(comparison, effect, 'games', seed);
  for (let at = 0; at < TANGLES && !found; at++) {
    found = findWitness(comparison, effect, 'tangles', seed * TANGLES + at);
  }
  return { kind: 'find', found, looked: comparison.judged - before };
}
