import { expect, it } from 'vitest';
import { assignmentProblem, workProblem } from '#language/classroom/problems';

it('names the part and its limit', () => {
  const place = { field: 'attempts', task: 1, found: 300, limit: 200 };
  for (const code of ['too-many', 'too-long'] as const)
    expect(workProblem({ code, ...place })).toMatch(
      /: part “attempts” of task 1 may have at most 200 \w+, and here there are 300\.$/,
    );
});

it.each([
  ['newer-kind', /^Task 3 was made by a newer version of this site\. Reload this page/],
] as const)('a task of another version is named, with what to do: %s', (code, sentence) => {
  expect(assignmentProblem({ code, kind: 'fork', task: 3 })).toMatch(sentence);
});
