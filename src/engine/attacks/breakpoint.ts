import type { Attack, BreakReason } from './attack.ts';
import type { LineTracer } from './attackTracer.ts';

/**
 * Whether a line breaks (docs/algorithms.md, section 7, "Breakpoint"), from the attacks that count on it:
 * the central attack has power four or more; or three with both ends open; or a side attack with one
 * empty cell between would join it to four: the powers of both, and one more if both have two open ends.
 */
export function breakReason(
  attacks: readonly Attack[],
  trace?: LineTracer,
): BreakReason | undefined {
  const reason = reasonOf(attacks);
  trace?.breaks({ breaks: reason ?? 'none' });
  return reason;
}

function reasonOf(attacks: readonly Attack[]): BreakReason | undefined {
  const central = attacks.find(({ divider }) => divider === 1);
  if (!central) return undefined;
  if (central.power >= 4) return 'four';
  if (central.power >= 3 && central.potential === 2) return 'open three';
  const joins = attacks.some((side) => side.divider === 2 && joinedPower(central, side) >= 4);
  return joins ? 'joined' : undefined;
}

/** The power of the two attacks, joined by filling the cell between them, plus 1 if all ends are open. */
function joinedPower(central: Attack, side: Attack): number {
  const bothOpen = central.potential === 2 && side.potential === 2;
  return central.power + side.power + (bothOpen ? 1 : 0);
}
