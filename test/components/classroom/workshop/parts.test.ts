import { describe, expect, it } from 'vitest';
import {
  KINDS,
  X,
  boardField,
  emptySetup,
  setupField,
  sheetField,
} from '../../../../src/engine/index.ts';
import { readSetupText } from '../../../../src/components/classroom/workshop/boardEdits.ts';
import { boardRemark } from '../../../../src/components/classroom/workshop/boardRemark.ts';
import { emptyBoard } from '../../../../src/components/classroom/workshop/draftEdits.ts';
import { loadKindGroups } from '../../../../src/components/exercises/registry.ts';
import { templateOf } from '../../../../src/components/classroom/workshop/templates.ts';
import { workshopMessages } from '#language/classroom/workshop/start';
import { newTask } from '../../../../src/components/classroom/workshop/draft.ts';
import {
  TEMPLATES,
  TEMPLATE_LEVELS,
  templateIn,
  templateLink,
} from '../../../../src/components/classroom/workshop/templateLessons.ts';

it('a new task can begin with an empty board, where it has one of nine cells', () => {
  const task = newTask(1, 'best-move', 1, 3);
  const emptied = { ...task, ...emptyBoard(task) };
  expect(readSetupText(emptied.parts['setup'] ?? '')).toEqual(emptySetup());
  expect(emptied.level).toBeUndefined();
  expect(emptyBoard(newTask(1, 'line-attacks', 1, 3))).toBeUndefined();
});

const onLine = (xs: readonly number[]) => {
  const stones = xs.map((x) => ({ x, y: 7, mark: X }));
  return sheetField.codec.encode({ size: { width: 15, height: 15 }, stones });
};
it.each([
  ['X...O....x', setupField, /draw\.$/],
  ['XX.OO....o', setupField, /^O to move, and it can win straight away\. .*O began\.$/],
  ['XO.......x', setupField, /^X to move, and it can win by force in at most 5 marks\.$/],
  ['X.X.O.X.Oo', setupField, /^O to move, .* but it can hold out for 2 marks\.$/],
  ['....O....x', setupField, /draw\. .*O began\.$/],
  ['XXXOO....o', setupField, /^X has won, so nobody moves any more\.$/],
  ['XOXXOOO.Xx', setupField, /draw\. One cell is free/],
  ['XXX......o', setupField, /^$/],
  ['4.4.4_XXX.OO....O.....x', boardField, /^X to move, and it can win by force\.$/],
  [`8.8.5_${'.'.repeat(64)}x`, boardField, /^$/],
  [onLine([3, 4, 5, 6, 7]), sheetField, /^X has five/],
  [onLine([3, 4, 5, 6]), sheetField, /^If X is to move, it can make five straight away\.$/],
  [onLine([3, 4, 5]), sheetField, /^If X .* by fours, with 2 marks of its own\.$/],
  [onLine([3, 4]), sheetField, /^$/],
  // The search's own line takes a mark more.
  ['11x11.MIQCOAECIACCIAOBMBGGEDCCCH', sheetField, /^If X .* with 4 marks of its own\. If O/],
  [onLine([3, 4, 5, 7, 8]), sheetField, /five straight away/],
] as const)('below the board %s is said what is worth knowing', (text, field, said) => {
  expect(boardRemark(field, text)).toMatch(said);
  const asked = { label: '', field: KINDS['is-forbidden'].fields.cell, text: '', ontext() {} };
  if (field === sheetField) expect(boardRemark(field, text, asked)).toBe('');
});

describe('the list of kinds', () => {
  it('has every kind once, and no empty group', async () => {
    const groups = await loadKindGroups();
    const listed = groups.flatMap(({ kinds }) => kinds.map(({ rules }) => rules.id));
    expect([...listed].sort()).toEqual(Object.keys(KINDS).sort());
    for (const { group, kinds } of groups) expect(kinds, group).not.toHaveLength(0);
  });
});

describe('the tasks of a lesson', () => {
  const both = Object.keys(TEMPLATES).flatMap((id) =>
    TEMPLATE_LEVELS.map((level) => [id, level] as const),
  );

  it.each(both)('%s, %s, are all there', (id, level) => {
    const { title, tasks } = templateOf({ id, title: 'A lesson' }, level);
    expect(title).toBe(level === 'first' ? 'A lesson' : workshopMessages.harderTitle('A lesson'));
    expect(tasks).toHaveLength(Object.values(TEMPLATES[id]?.[level] ?? {}).flat().length);
    expect(new Set(tasks.map((task) => JSON.stringify(task))).size).toBe(tasks.length);
    // A question without words asks nothing.
    for (const { question, text, model } of tasks) {
      if (question.kind === 'open')
        expect([text.length > 40, model !== undefined]).toEqual([true, true]);
    }
  });

  it('are harder where they are called so, and share no board with the others', () => {
    for (const [id, { first, harder }] of Object.entries(TEMPLATES)) {
      const mean = (asked: typeof first) => {
        const { open: _, ...judged } = asked;
        const levels = Object.values(judged).flat();
        return levels.reduce((sum: number, level) => sum + level, 0) / levels.length;
      };
      expect(mean(harder), id).toBeGreaterThan(mean(first));
      const boards = TEMPLATE_LEVELS.flatMap((level) =>
        templateOf({ id, title: '' }, level).tasks.map(({ question }) => JSON.stringify(question)),
      );
      const asked = boards.filter((board) => !board.includes('"open"'));
      expect(new Set(asked).size, id).toBe(asked.length);
    }
  });

  it('have each a link of their own', () => {
    const ids = [...Object.keys(TEMPLATES), 'lessons/without-tasks'];
    const lessons = ids.map((id) => ({ id, title: '' }));
    for (const [id, level] of both) {
      const lesson = { id, title: '' };
      expect(templateIn(templateLink(lesson, level), lessons)).toEqual([lesson, level]);
    }
    for (const of of ['', 'constructor', 'without-tasks', 'count&level=hardest'])
      expect(templateIn(`#lesson=${of}`, lessons), of).toBeUndefined();
    expect(templateIn('', lessons)).toBeUndefined();
  });
});
