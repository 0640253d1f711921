import type { Stored, StorageArea } from '../../platform/stored.ts';
import type { Shelf } from '../../classroom/workshop/draftStore.ts';
import { giveBackTo, type GiveBack } from './giveBack.ts';

interface StoreOnDevice {
  readonly area: StorageArea;
  /** Rejects if its part of the site does not arrive. */
  readonly load: () => Promise<GiveBack>;
}

interface Coded {
  readonly code: string;
}

/** A store of one thing: what is there makes place, and is put aside itself. */
function single<Value, More extends Coded>(store: Stored<Value, More>): GiveBack {
  const textOf = (value: Value) =>
    value === store.empty ? undefined : store.make(value as NonNullable<Value>);
  return giveBackTo(store, (now, back) => {
    const isKept = textOf(now) === undefined || textOf(now) === textOf(back);
    return isKept ? { value: back } : { value: back, replaced: now };
  });
}

/** Every store of the site, by its key. */
export const STORES: Readonly<Record<string, StoreOnDevice>> = {
  'noughtbook.teach': {
    area: 'localStorage',
    async load() {
      const { draftStore, freeDraftId, withDraft } =
        await import('../../classroom/workshop/draftStore.ts');
      return giveBackTo(draftStore, (now, back) => {
        const known = new Set(now.drafts.map(({ draft }) => JSON.stringify(draft)));
        const fresh = back.drafts.filter(({ draft }) => !known.has(JSON.stringify(draft)));
        const handed = back.handed.filter((text) => !now.handed.includes(text));
        const shelf = { ...now, handed: [...handed, ...now.handed] };
        return {
          // The first of them comes first again.
          value: fresh.reduceRight<Shelf>(
            (all, entry) => withDraft(all, { ...entry, id: freeDraftId(all) }),
            shelf,
          ),
        };
      });
    },
  },
  'noughtbook.work': {
    area: 'localStorage',
    async load() {
      const [{ workStore }, { mergeWorks }] = await Promise.all([
        import('../../classroom/pupil/workStore.ts'),
        import('../../classroom/pupil/mergeWorks.ts'),
      ]);
      return giveBackTo(workStore, mergeWorks);
    },
  },
  'noughtbook.grade': {
    area: 'localStorage',
    async load() {
      const [{ gradeStore }, { withAssignments, withWorks }, { withDecisions, withOffers }] =
        await Promise.all([
          import('../../classroom/gradebook/gradeStore.ts'),
          import('../../classroom/gradebook/results.ts'),
          import('../../classroom/gradebook/decisions.ts'),
        ]);
      return giveBackTo(gradeStore, (now, back) => {
        const { book: filled, noRoom } = withWorks(now, back.entries);
        const { book, noPlace } = withAssignments(filled, [...back.assignments.values()]);
        const { book: value, notAsked } = withOffers(withDecisions(book, back), back.offered);
        return { value, isPart: noRoom + noPlace + notAsked > 0 };
      });
    },
  },
  'noughtbook.progress': {
    area: 'localStorage',
    async load() {
      const { mergeProgress, progressStore } = await import('../../platform/progress.ts');
      return giveBackTo(progressStore, (now, back) => ({ value: mergeProgress(now, back) }));
    },
  },
  'noughtbook.bookmark': {
    area: 'localStorage',
    async load() {
      const { bookmarkStore } = await import('../../platform/bookmark.ts');
      return giveBackTo(bookmarkStore, (now, back) => {
        const at = now.at ?? back.at;
        const ended = [...new Set([...now.ended, ...back.ended])];
        return { value: { ...(at && { at }), ended } };
      });
    },
  },
  'noughtbook.table': {
    area: 'localStorage',
    load: async () => single((await import('../../atlas/ownTable.ts')).ownTableStore),
  },
  'noughtbook.learning': {
    area: 'localStorage',
    load: async () => single((await import('../../lab/labStore.ts')).labStore),
  },
  'noughtbook.settings': {
    area: 'localStorage',
    load: async () => single((await import('../../stepper/settings.ts')).settingsStore),
  },
  'noughtbook.board': {
    area: 'localStorage',
    load: async () => single((await import('../../ui/large-board/boardSettings.ts')).lookStore),
  },
  'noughtbook.keys': {
    area: 'localStorage',
    load: async () => single((await import('../../platform/singleKeys.ts')).singleKeysStore),
  },
  'noughtbook.play': {
    area: 'sessionStorage',
    load: async () => single((await import('../../play/small/playStore.ts')).playStore),
  },
  'noughtbook.play.large': {
    area: 'sessionStorage',
    load: async () => single((await import('../../play/large/game/playStore.ts')).largePlayStore),
  },
  'noughtbook.game': {
    area: 'sessionStorage',
    load: async () => single((await import('../../play/home/gameStore.ts')).gameStore),
  },
  'noughtbook.tally': {
    area: 'localStorage',
    load: async () => single((await import('../../play/home/tallyStore.ts')).tallyStore),
  },
  'noughtbook.day': {
    area: 'localStorage',
    load: async () => single((await import('../../play/daily/dayStore.ts')).dayStore),
  },
  'noughtbook.offline': {
    area: 'localStorage',
    load: async () =>
      single((await import('../../platform/offline/offlineChoice.ts')).offlineChoiceStore),
  },
  'noughtbook.later': {
    area: 'sessionStorage',
    load: async () => single((await import('../../platform/offline/offlineChoice.ts')).putOffStore),
  },
};
