/** What a page asks the service worker. */
export type OfflineRequest =
  /** Fetch what is missing, first what these pages need: "lessons/count/". */
  | { readonly ask: 'precache'; readonly pages: readonly string[] }
  | { readonly ask: 'stop' }
  | { readonly ask: 'state' }
  /** Take the place of the version before: the reader has agreed. */
  | { readonly ask: 'activate' };

/** How it goes, sent to every page. */
export interface OfflineState {
  readonly version: string;
  readonly phase: OfflinePhase;
  /** Bytes as they are fetched, compressed. */
  readonly kept: number;
  readonly total: number;
}

export type OfflinePhase =
  | 'idle'
  | 'fetching'
  /** Everything is here. */
  | 'complete'
  /** The network went away, or the server has a newer version: the next visit goes on. */
  | 'interrupted'
  /** There is no room left on the device. */
  | 'full';

export const isOfflineState = (data: unknown): data is OfflineState =>
  typeof data === 'object' && data !== null && 'version' in data && 'phase' in data;

/** The caches of this site at this address; others may be at the same origin. */
export const cachePrefix = (scope: string) => `noughtbook ${scope} `;
