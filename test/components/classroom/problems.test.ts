import { expect, it } from 'vitest';
import { assignmentMessages } from '#language/classroom/problems';

const { assignmentProblem } = assignmentMessages;

it.each([
  ['newer-kind', /^Task 3 was made by a newer version of this site\. Reload this page/],
  ['older-kind', /^Task 3 was made for older rules of its exercise.+ Make that task again\.$/],
] as const)('a task of another version is named, with what to do: %s', (code, sentence) => {
  expect(assignmentProblem({ code, kind: 'fork', task: 3 })).toMatch(sentence);
});
