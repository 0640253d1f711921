import { vi } from 'vitest';

/** Until it throws no more. vitest's own patience is one second, for which a busy machine may stand still. */
export const eventually = <Result>(look: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(look, { timeout: 15_000 });
