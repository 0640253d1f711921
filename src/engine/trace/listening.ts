import { SEARCH_EVENTS, type SearchEvent, type SearchTracer } from './searchTracer.ts';

const DEAF = Object.fromEntries(SEARCH_EVENTS.map((kind) => [kind, () => undefined])) as Readonly<
  Record<SearchEvent, () => void>
>;

/** A tracer that handles some events and ignores all others. */
export function listening(to: Partial<SearchTracer>): SearchTracer {
  return { ...DEAF, ...to };
}
