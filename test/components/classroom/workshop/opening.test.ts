import { afterEach, expect, it, vi } from 'vitest';
import { copyOf, openDraftText } from '../../../../src/components/classroom/workshop/opening.ts';
import { templateOf } from '../../../../src/components/classroom/workshop/templates.ts';
import { draftStore } from '../../../../src/components/classroom/workshop/draftStore.ts';
import { Workbench } from '../../../../src/components/classroom/workshop/workbench.svelte.ts';
import { doLink, levelsLink } from '../../../../src/components/classroom/handOut.ts';
import { pack } from '../../../../src/components/classroom/packing.ts';
import { stubStorage } from '../../platform/storageDouble.ts';
import { makeAssignment } from '../../../../src/engine/index.ts';

afterEach(() => vi.unstubAllGlobals());

const SITE = 'https://example.org/notes/';
const made = (title: string) => makeAssignment(templateOf({ id: 'lessons/count', title }, 'first'));
const open = async (text: string) => {
  const taken = await openDraftText(text, 'none');
  if ('problem' in taken) throw new Error(taken.problem);
  return taken;
};

it('a link with two assignments gives both, also if it was pasted twice', async () => {
  const [first, second] = [made('Easy'), made('Hard')];
  const link = levelsLink(SITE, await pack(first), await pack(second));
  for (const text of [link, link + link, ` ${link}&level=2\n`]) {
    const taken = await open(text);
    expect([taken.text, taken.second?.text]).toEqual([first, second]);
  }
  const single = doLink(SITE, await pack(second));
  expect((await open(single + single)).text).toBe(second);
  expect((await open(single)).second).toBeUndefined();
  expect(await openDraftText(link.slice(0, -3), 'none')).toHaveProperty('problem');
});

it('a copy is another assignment: its text has its own title', async () => {
  const { draft, text } = await open(made('Forks'));
  const copy = copyOf(draft, 'Forks (copy)');
  expect(copy.text).not.toBe(text);
  expect((await open(copy.text)).draft.title).toBe('Forks (copy)');
});

it('what two tabs begin at the same time are two assignments', async () => {
  stubStorage();
  const taken = { ...(await open(made('Forks'))), id: 1, isLoose: true };
  const benches = [1, 2].map(() => new Workbench(taken, () => undefined));
  for (const [at, bench] of benches.entries()) {
    bench.setTitle(`Tab ${at}`);
    await bench.keep();
  }
  const { drafts } = draftStore.read().value;
  expect(drafts.map(({ draft }) => draft.title)).toEqual(['Tab 1', 'Tab 0']);
});
