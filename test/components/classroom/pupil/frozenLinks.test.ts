import { expect, it } from 'vitest';
import { openWorkText } from '../../../../src/components/classroom/pupil/openWork.ts';
import { readText } from '../../../../src/components/classroom/gradebook/import.ts';
import { FROZEN } from '../../../engine/assignment/frozen.ts';

it('links of version 1 open, and their results find them', async () => {
  const opened = await openWorkText(`https://example.org/do/#a=${FROZEN.assignmentCode}`);
  expect(opened.ok && opened.value.fingerprint).toBe(FROZEN.name);
  const found = await readText(
    `https://example.org/teach/grade/#r=${FROZEN.workCode}\nhttps://example.org/do/#a=${FROZEN.assignmentCode}`,
    'pasted',
  );
  expect(found.works.map(({ work }) => work.assignment)).toEqual([FROZEN.name]);
  expect(found.assignments.map(({ name }) => name)).toEqual([FROZEN.name]);
});
