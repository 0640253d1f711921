import { describe, expect, it } from 'vitest';
import { atlasMessages } from '#language/atlas/messages';
import { gradebookMessages } from '#language/classroom/gradebook/messages';
import { pupilMessages } from '#language/classroom/pupil/messages';
import { workshopMessages } from '#language/classroom/workshop/start';
import { learningMessages } from '#language/lab/messages';
import { progressMessages } from '#language/progress/messages';
import { storedGame } from '#language/play/stored';
import { settingsProblem } from '#language/stepper/troubles';
import { keptAsideLink } from '../../src/components/ui/notice/keptAside.ts';

/** What each page says where its store is full, or where its tab is older than what another one has stored. */
const SAYS: Readonly<Record<string, { readonly newer: string; readonly full: string }>> = {
  workshop: {
    newer: workshopMessages.stored({ code: 'newer', version: 2 }),
    full: workshopMessages.stored({ code: 'full' }),
  },
  'pupil’s page': {
    newer: pupilMessages.store({ code: 'newer', version: 2 }),
    full: pupilMessages.store({ code: 'full' }),
  },
  gradebook: { newer: gradebookMessages.storage.newer, full: gradebookMessages.storage.full },
  games: { newer: storedGame({ code: 'newer', version: 2 }), full: storedGame({ code: 'full' }) },
  progress: { newer: progressMessages.newerHere, full: progressMessages.problems.full },
  atlas: { newer: atlasMessages.table.stored('newer'), full: atlasMessages.table.notStored },
  lab: {
    newer: learningMessages.problems.storage.newer,
    full: learningMessages.problems.storage.full,
  },
  settings: {
    newer: settingsProblem({ code: 'newer', version: 2 }),
    full: settingsProblem({ code: 'full' }),
  },
};

describe('what is said of stores', () => {
  it.each(Object.entries(SAYS))('%s: what is newer is left as it is', (_, { newer }) => {
    expect(newer).toMatch(/newer version/);
    expect(newer).toMatch(/(left|stays?) as (it is|they are)/);
    expect(newer).not.toMatch(/put aside/);
  });

  it.each(Object.entries(SAYS))('%s: what there is no room for lasts no longer', (_, { full }) => {
    expect(full).toMatch(
      /not kept|isn’t kept|not stored|does not store|nothing was changed|(until|gone when) you leave/,
    );
  });
});

describe('the way to what was put aside', () => {
  it('stands beside all that is said of stores, but not where there is none', () => {
    for (const code of ['unreadable', 'newer', 'lost-some', 'not-quarantined'] as const) {
      expect(keptAsideLink(code, '/notes/')?.href).toBe('/notes/progress/#kept-aside');
    }
    expect(keptAsideLink('full', '/notes/')?.href).toBe('/notes/progress/#room');
    expect(keptAsideLink('not-stored', '/notes/')).toBeUndefined();
    expect(keptAsideLink(undefined, '/notes/')).toBeUndefined();
    // In a package of a learning platform there is no such page.
    expect(keptAsideLink('full', undefined)).toBeUndefined();
  });
});
