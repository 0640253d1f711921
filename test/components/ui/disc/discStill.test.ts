import { expect, it } from 'vitest';
import { STILL_PARTS, discStill } from '../../../../src/components/ui/disc/discStill.ts';
import { discRings, gamesThrough } from '../../../../src/components/ui/disc/discRings.ts';
import { emptySetup, gameTree } from '../../../../src/engine/index.ts';

const { circles } = discStill();
const dashed = circles.filter(({ dashes }) => dashes !== '');
const lengthsOf = (dashes: string) => dashes.split(' ').map(Number);
const drawnOf = (dashes: string) =>
  lengthsOf(dashes).reduce((sum, length, at) => sum + (at % 2 === 0 ? length : 0), 0);

it('gives each ink its share of a ring', () => {
  const { tree, nodesAt, games } = discRings(gameTree(emptySetup()));
  const radii = [...new Set(circles.map(({ radius }) => radius))].sort((a, b) => a - b);
  radii.forEach((radius, at) => {
    for (const [ink, sign] of [
      ['x', 1],
      ['o', -1],
      ['draw', 0],
    ] as const) {
      const nodes = [...(nodesAt[at + 1] ?? [])].filter((node) => tree.value[node] === sign);
      const share = nodes.reduce((sum, node) => sum + gamesThrough(tree, node), 0) / games;
      const shown = dashed.find((circle) => circle.radius === radius && circle.ink === ink);
      const drawn = shown ? drawnOf(shown.dashes) / STILL_PARTS : 0;
      expect(Math.abs(drawn - share), `${ink} in ring ${at + 1}`).toBeLessThan(0.02);
    }
  });
});
