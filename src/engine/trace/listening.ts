import { SEARCH_EVENTS, type SearchEvent, type SearchTracer } from './searchTracer.ts';

const DEAF = Object.fromEntries(SEARCH_EVENTS.map((kind) => [kind, () => undefined])) as Readonly<
  Record<SearchEvent, () => void>
>;

/** A tracer of some events; what else a search tells is not heard. */
export function listening(to: Partial<SearchTracer>): SearchTracer {
  return { ...DEAF, ...to };
}
