import { SEARCH_EVENTS, type SearchEvent, type SearchTracer } from './searchTracer.ts';

const NO_HANDLERS = Object.fromEntries(
  SEARCH_EVENTS.map((kind) => [kind, () => undefined]),
) as Readonly<Record<SearchEvent, () => void>>;

/** A tracer that handles some events and ignores all others. */
export function partialTracer(to: Partial<SearchTracer>): SearchTracer {
  return { ...NO_HANDLERS, ...to };
}
