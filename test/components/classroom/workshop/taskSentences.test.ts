import { describe, expect, it } from 'vitest';
import { remarkSentences } from '../../../../src/components/classroom/workshop/taskSentences.ts';
import { loadKind } from '../../../../src/components/exercises/registry.ts';
import { workbenchMessages } from '#language/classroom/workshop/messages';
import { KINDS, seededRng, type TaskQuestion } from '../../../../src/engine/index.ts';

const say = workbenchMessages.preview.remarks;
const page = { answerText: String };

/** O is to move, and X wins whatever it does. */
const LOST = 'XX.XO...Oo';

describe('remarks on a question', () => {
  it('judge the board that is asked about', () => {
    const setup = KINDS['best-move'].fields.setup.codec.decode(LOST);
    if (!setup.ok) throw new Error('no such board');
    const question = {
      kind: 'best-move',
      params: { setup: setup.value },
    } as unknown as TaskQuestion;
    expect(remarkSentences(question, page, say).join(' ')).toContain('already lost');
  });

  it('say nothing of a board that is only looked at', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const params = KINDS.open.generate(seededRng(seed), 1);
      const remarks = remarkSentences({ kind: 'open', params }, page, say);
      expect(remarks).toEqual([say.other({ code: 'needs-person' })]);
    }
  });

  it('name equally good answers as the kind tells them', async () => {
    const kind = await loadKind('best-move');
    const rules = KINDS['best-move'];
    const params = Array.from({ length: 50 }, (_, seed) => rules.generate(seededRng(seed), 1)).find(
      (each) => (rules.allRight?.(each).length ?? 0) > 1,
    );
    if (!params) throw new Error('no board with several best moves');
    const [first] = remarkSentences({ kind: 'best-move', params }, kind, say);
    for (const answer of rules.allRight?.(params) ?? []) {
      expect(first).toContain(kind.answerText(answer as never, params as never));
    }
  });
});
