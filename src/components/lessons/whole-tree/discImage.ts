import { alphaBetaNodes, bestFirst, emptySetup, gameTree, inOrder } from '../../../engine/index.ts';
import { discPixels, paintDisc, type DiscInks } from '../../ui/disc/discPaint.ts';
import { discRings, discViewOf } from '../../ui/disc/discRings.ts';

/** The inks of the light sheet, as in `tokens.css`. */
const INKS: DiscInks = {
  x: [0, 114, 178],
  o: [213, 94, 0],
  draw: [202, 200, 190],
  paper: [252, 251, 247],
};

/** The three discs of the lesson side by side, red, green and blue a pixel, where there are no scripts. */
export function discImage(side: number) {
  const tree = gameTree(emptySetup());
  const rings = discRings(tree);
  const pixels = discPixels(side);
  const searches = [undefined, alphaBetaNodes(tree, inOrder), alphaBetaNodes(tree, bestFirst)];
  const width = side * searches.length;
  const data = new Uint8Array(width * side * 3);
  searches.forEach((called, place) => {
    const disc = new Uint32Array(side * side);
    paintDisc(rings, discViewOf(rings, 0), pixels, { inks: INKS, called }, disc);
    disc.forEach((colour, at) => {
      const to = (Math.floor(at / side) * width + place * side + (at % side)) * 3;
      data.set([colour & 255, (colour >> 8) & 255, (colour >> 16) & 255], to);
    });
  });
  return { width, height: side, data, channels: 3 };
}
