import type { SearchRequest, SearchTrace } from '../../engine/index.ts';

/** What the page sends: one search to record. */
export type ToWorker = SearchRequest;

/** What the worker answers, once or more. */
export type FromWorker =
  | { readonly kind: 'progress'; readonly calls: number }
  | { readonly kind: 'done'; readonly trace: SearchTrace };
