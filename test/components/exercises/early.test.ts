import { expect, it } from 'vitest';
import {
  KIND_IDS,
  loadKind,
  type AnyKindOnPage,
} from '../../../src/components/exercises/registry.ts';
import { heldBack } from '../../../src/components/exercises/frame/early.ts';
import { LEVELS, seededRng } from '../../../src/engine/index.ts';
import { samplesOf } from '../../engine/exercise/samples.ts';
import { deep } from '../../deep.ts';
import { joined } from '../lessons/text.ts';

/** Answers to an exercise: those of the contract test. */
const answersTo = (id: (typeof KIND_IDS)[number], params: object, seed: number) =>
  samplesOf(id).answers(params, seededRng(seed));

it.each(KIND_IDS)(
  '%s: while tries remain nothing said or shown of a wrong answer gives a right one away',
  async (id) => {
    const kind = await loadKind(id);
    for (const level of LEVELS) {
      for (let seed = 0; seed < deep(1, 12); seed++) {
        const params = kind.rules.generate(seededRng(seed), level);
        for (const answer of answersTo(id, params, seed)) {
          const found = giftIn(kind, params, answer);
          expect(found, JSON.stringify([params, answer])).toBeUndefined();
        }
      }
    }
  },
);

/** What tells a right answer, beside what was answered: a text, or a mark on the board. */
function giftIn(kind: AnyKindOnPage, params: object, answer: unknown): string | undefined {
  const verdict = kind.rules.grade(params, answer);
  if (verdict.points === 1) return undefined;
  const right = kind.rules.allRight?.(params) ?? [kind.rules.key(params)];
  const { refutation, reasons } = heldBack(kind.rules, params, answer, verdict);
  const moves = refutation && ('moves' in refutation ? refutation.moves : refutation.stones);
  const [first, ...later] = (moves ?? []).map((move) =>
    JSON.stringify(typeof move === 'number' ? move : { x: move.x, y: move.y }),
  );
  if (first && !kind.rules.refutesItself && first !== JSON.stringify(answer))
    return `a game that begins with ${first}`;
  const shown = later.find((move) => right.some((each) => JSON.stringify(each) === move));
  if (shown !== undefined) return `a mark on ${shown}`;
  const say = kind.early ?? kind.reason;
  const said = reasons
    .map((reason) => joined(say(reason, params)))
    .join(' ')
    .replace(/(?:^|[.?!] )\p{Lu}(?=\p{Ll})/gu, (begin) => begin.toLowerCase());
  const isTold = right.some((each) => {
    const text = kind.answerText(each, params);
    if (kind.answerText(answer, params).includes(text)) return false;
    const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`(?<![\\p{L}\\d.,/+−-])${escaped}(?![\\p{L}\\d/])`, 'u').test(said);
  });
  return isTold ? said : undefined;
}

it('the last try may tell: eleven kinds then name what they held back, and stop-loss shows it', async () => {
  const told: string[] = [];
  const shown: string[] = [];
  for (const id of KIND_IDS) {
    const kind = await loadKind(id);
    if (kind.early) told.push(id);
    const params = kind.rules.generate(seededRng(3), 1);
    for (const answer of answersTo(id, params, 3)) {
      const verdict = kind.rules.grade(params, answer);
      const held = heldBack(kind.rules, params, answer, verdict);
      if (verdict.refutation && !held.refutation && !shown.includes(id)) shown.push(id);
    }
  }
  expect(told.sort()).toEqual([
    'board-move',
    'evaluation',
    'fill-tree',
    'find-five',
    'forced-reply',
    'horizon',
    'return-value',
    'stop-fork',
    'stop-loss',
    'who-wins',
    'win-by-fours',
  ]);
  expect(shown).toContain('stop-loss');
});
