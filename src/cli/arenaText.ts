import type { ArenaData } from '../engine/index.ts';

/** The arena as a file: JSON with a line a player, so that a change can be read. */
export function arenaText({ version, players, outcomes, seats }: ArenaData): string {
  const lines = (rows: readonly unknown[]) =>
    rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  return [
    '{',
    `  "version": ${version},`,
    `  "players": ${JSON.stringify(players)},`,
    `  "outcomes": [\n${lines(outcomes)}\n  ],`,
    `  "seats": [\n${lines(seats)}\n  ]`,
    '}\n',
  ].join('\n');
}
