import { stored } from '../stored.ts';

const CHOICES = ['keep', 'off'] as const;

/**
 * What the reader has said about keeping the notebook on this device: all of it, also where data is dear; nothing.
 * Who has said nothing gets it in the background, unless the device saves data.
 */
export type OfflineChoice = (typeof CHOICES)[number];

interface Chosen {
  readonly choice?: OfflineChoice;
}

export const offlineChoiceStore = stored<Chosen>('noughtbook.offline', {
  empty: {},
  read({ choice }) {
    const known = CHOICES.find((each) => each === choice);
    return known && { choice: known };
  },
});

/** Whoever has put a newer version off is not asked again on every page in this tab. */
export const putOffStore = stored<{ readonly later?: true }>('noughtbook.later', {
  area: 'sessionStorage',
  empty: {},
  read: ({ later }) => (later === true ? { later } : undefined),
});

/** What the browser says about the connection: not all of them do. */
export interface ConnectionHints {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether files may be fetched that nobody has asked for. */
export const mayPrecache = (
  choice: OfflineChoice | undefined,
  { saveData = false, effectiveType = '' }: ConnectionHints = {},
): boolean => choice === 'keep' || (choice === undefined && !saveData && !/2g/.test(effectiveType));
