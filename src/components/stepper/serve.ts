import { recordSearch, type SearchRequest, type SearchTrace } from '../../engine/index.ts';
import { MOST_RECORDED } from './limits.ts';

/** What the worker is asked: to record a search, with the calls so far on the way. */
export const recordingHandlers = {
  record: (request: SearchRequest, report: (calls: number) => void): SearchTrace =>
    recordSearch(request, { onProgress: report, nodeLimit: MOST_RECORDED }).trace,
};
