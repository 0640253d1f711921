// The public face of the engine for programs that must be ready soon after they were started: a manager of matches waits
// for three seconds, and on a busy machine the whole engine takes longer to load.
export * from './core/types.ts';
export * from './core/rng.ts';
export * from './game/large/board.ts';
export * from './game/large/sparseBoard.ts';
export * from './game/large/winScan.ts';
export * from './attacks/rules.ts';
export * from './attacks/weightBoard.ts';
export * from './bots/large/index.ts';
export * from './bots/large/strongest/strongest.ts';
