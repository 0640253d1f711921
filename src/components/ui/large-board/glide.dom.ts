/** No motion of a board takes longer, in milliseconds. */
const GLIDE_MS = 180;

export interface Glide {
  stop(): void;
}

/**
 * Calls `step` with shares of the way, the last one 1: slower towards the end. For readers who want
 * less motion, and where there is no screen, with 1 at once.
 */
export function glide(step: (share: number) => void, ms = GLIDE_MS): Glide | undefined {
  if (typeof requestAnimationFrame === 'undefined' || wantsStillness()) {
    step(1);
    return undefined;
  }
  let from: number | undefined;
  let frame = requestAnimationFrame(function next(now) {
    from ??= now;
    const share = Math.min(1, (now - from) / ms);
    step(1 - (1 - share) ** 3);
    if (share < 1) frame = requestAnimationFrame(next);
  });
  return { stop: () => cancelAnimationFrame(frame) };
}

function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
