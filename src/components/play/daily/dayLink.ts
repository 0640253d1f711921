import { defineLink } from '../../platform/link.ts';
import { parseDay } from '../../platform/days.ts';

/** The bot of a day: "#day=2026-11-25". */
export const dayLink = defineLink<{ readonly day: string }>({
  day: { make: String, parse: parseDay },
});
