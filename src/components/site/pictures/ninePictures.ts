import {
  EMPTY,
  MENACE,
  O,
  Trainer,
  VERDICTS,
  X,
  afterMove,
  emptySetup,
  gameTree,
  markName,
  newLearner,
  policyOf,
  policyTable,
  solve,
  type Setup,
} from '../../../engine/index.ts';
import { count } from '#language/ui/language/grammar';
import { pictureMessages as say } from '#language/site/pictures/messages';
import { bits } from '../../algorithms/win-check/view.ts';
import { ARENA, outcomeOf } from '../../arena/arena.ts';
import { plies } from '../../lessons/count/plies.ts';
import { countOf } from '../../lessons/folk/verdicts.ts';
import { lessonRequest } from '../../lessons/parts/runs.ts';
import { ratingsOf } from '../../lessons/ratings/facts.ts';
import { ratedSetup } from '../../lessons/ratings/rated.ts';
import { openClasses } from '../../lessons/table/facts.ts';
import { discRings, discViewOf } from '../../ui/disc/discRings.ts';
import { sectorPath } from '../../ui/disc/discShapes.ts';
import { heapsOf, shelfOf } from '../../ui/shelf/shelf.ts';
import { drawBoard, drawMark, path, rect, sum, drawText } from './drawing.ts';
import { treePicture } from './treePicture.ts';

// The pictures of the lessons on nine squares: each lesson's own figure in small, from what the engine finds.

function countPicture(): string {
  const rows = plies();
  const most = Math.max(...rows.map(({ calls }) => calls));
  const bars = rows.map(({ calls, ply }) => {
    const tall = (calls / most) * 76;
    return rect(14 + ply * 15, 88 - tall, 12, Math.max(tall, 0.8), 'fill-x');
  });
  const heading = say.calls(count(sum(rows.map(({ calls }) => calls))));
  return drawText(14, 22, heading, 'big x-ink') + bars.join('') + path('M12 88H164', 'rules');
}

function folkPicture(): string {
  const setup = [0, 4, 8].reduce(afterMove, emptySetup());
  const stamps = VERDICTS.map((verdict, i) => {
    const [x, y] = [128, 20 + i * 30];
    const words = `${countOf(verdict)} ${say.verdicts[verdict]}`;
    const stamp = rect(-38, -10, 76, 20, 'stamp', ' rx="3"') + drawText(0, 5, words, 'stamped');
    return `<g class="is-${verdict}" transform="translate(${x} ${y}) rotate(${[-4, 3, -2][i]})">${stamp}</g>`;
  });
  return drawBoard(setup.cells, 8, 14, 24) + stamps.join('');
}

function winPicture(): string {
  const marks = [0, 1, 2].map(
    (at) =>
      rect(14 + at * 30, 12, 26, 26, 'now', ' rx="2"') +
      drawMark('X', 27 + at * 30, 25, 8, at) +
      drawText(27 + at * 30, 58, bits(X), 'code mid'),
  );
  const result =
    marks.length > 0 ? drawText(142, 86, `${bits(X & X & X)} → X`, 'code mid x-ink') : '';
  return `${marks.join('')}${drawMark('O', 142, 25, 8)}${drawText(142, 58, bits(O), 'code mid')}${path('M12 68H164', 'rules')}${drawText(14, 86, 'AND', 'code')}${result}`;
}

function ratingsPicture(): string {
  const { cells } = ratedSetup('reasons');
  const ratings = ratingsOf('reasons');
  const best = Math.max(...ratings.filter((rating) => Number.isFinite(rating)));
  const [wide, high] = [52, 29];
  const drawn = cells.map((content, cell) => {
    const [x, y] = [10 + (cell % 3) * wide, 6 + Math.floor(cell / 3) * high];
    if (content !== EMPTY) return drawMark(markName(content), x + wide / 2, y + high / 2, 8, cell);
    const rating = ratings[cell] ?? 0;
    const now = rating === best ? rect(x + 1, y + 1, wide - 2, high - 2, 'now') : '';
    return now + drawText(x + wide / 2, y + high / 2 + 3, count(rating), 'mid');
  });
  return (
    drawn.join('') +
    path(
      `M${10 + wide} 6v87M${10 + 2 * wide} 6v87M10 ${6 + high}h156M10 ${6 + 2 * high}h156`,
      'rules',
    )
  );
}

const nineCalls = () => gameTree(lessonRequest('nine').setup);

const minimaxPicture = () => treePicture(nineCalls(), 3);

function depthPicture(): string {
  const horizon = path('M4 69Q60 63 100 69T172 67', 'horizon');
  return treePicture(nineCalls(), 2) + horizon + drawText(88, 84, say.horizon, 'hand little mid');
}

/** The upper half of the disc of all games, as far as the third mark. */
function discPicture(): string {
  const rings = discRings(gameTree(emptySetup()));
  const view = discViewOf(rings, 0);
  const few = { ...rings, nodesAt: rings.nodesAt.slice(0, 5) };
  const { value, gamesBefore } = rings.tree;
  const inks = { 1: 'fill-x', 0: 'fill-draw', [-1]: 'fill-o' } as const;
  const shapes = { 'fill-x': '', 'fill-draw': '', 'fill-o': '' };
  const isAbove = (node: number) =>
    rings.tree.depth[node] === 1 ||
    Math.abs((gamesBefore[node] as number) / rings.games - 0.5) > 0.22;
  for (const node of few.nodesAt.slice(1, 4).flatMap((nodes) => [...nodes].filter(isAbove))) {
    const d = sectorPath(few, view, node) ?? '';
    const whole = d.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
    shapes[inks[value[node] as -1 | 0 | 1]] += whole;
  }
  const drawn = Object.entries(shapes).map(([style, d]) => path(d, style));
  return `<g transform="translate(88 96) scale(.186)">${drawn.join('')}</g>`;
}

function tablePicture(): string {
  const classes = openClasses();
  return Array.from({ length: 32 }, (_, i) => {
    const setup = classes[Math.round((i * (classes.length - 1)) / 31)] as Setup;
    const [x, y] = [8 + (i % 8) * 20.3, 6 + Math.floor(i / 8) * 22.6];
    const value = solve(setup).value * (setup.toMove === X ? 1 : -1);
    const style = value > 0 ? 'wash-x' : value < 0 ? 'wash-o' : 'card';
    return rect(x, y, 18, 20, style, ' rx="2"') + drawBoard(setup.cells, x + 1.5, y + 2.5, 5);
  }).join('');
}

/** Games after which the drawers of the picture are as they are. */
const TAUGHT = 2000;
function learningPicture(): string {
  const learner = newLearner(MENACE, 'first', 1);
  new Trainer(
    learner,
    policyTable((setup) => policyOf({ kind: 'random' }, setup)),
  ).play(TAUGHT);
  const boxes = shelfOf('first').slice(0, 48);
  return boxes
    .map((box, i) => {
      const [x, y] = [8 + (i % 8) * 20.2, 6 + Math.floor(i / 8) * 15];
      let from = x + 2;
      const heaps = heapsOf(box, learner.entries).map(({ cell, share }) => {
        const wide = share * 15;
        from += wide;
        return wide < 0.3
          ? ''
          : rect(from - wide, y + 2.5, wide, 8, 'bead', ` style="--bead:var(--bead-${cell})"`);
      });
      return rect(x, y, 19, 13, 'box', ' rx="1"') + heaps.join('');
    })
    .join('');
}

function arenaPicture(): string {
  const { length } = ARENA.players;
  const [wide, high] = [164 / length, 92 / length];
  const inTenths = (value: number) => String(Math.round(value * 10) / 10);
  const tile = `h${inTenths(wide - 0.8)}v${inTenths(high - 0.8)}h${inTenths(0.8 - wide)}z`;
  // One path for each strength of a colour.
  const shades = new Map<number, string>();
  ARENA.players.forEach((_, row) =>
    ARENA.players.forEach((__, column) => {
      const { win, draw } = outcomeOf(row, column, 'first');
      const shade = Math.round((win.number + draw.number / 2 - 0.5) * 10);
      const at = `M${inTenths(6 + column * wide)} ${inTenths(4 + row * high)}${tile}`;
      shades.set(shade, (shades.get(shade) ?? '') + at);
    }),
  );
  return [...shades]
    .map(([shade, d]) => {
      const style = `fill-${shade > 0 ? 'x' : 'o'}`;
      return `<g opacity="${(0.12 + 0.176 * Math.abs(shade)).toFixed(2)}">${path(d, style)}</g>`;
    })
    .join('');
}

/** By the address of the lesson. */
export const NINE_PICTURES: Readonly<Record<string, () => string>> = {
  count: countPicture,
  folk: folkPicture,
  fin: winPicture,
  ratings: ratingsPicture,
  minimax: minimaxPicture,
  depth: depthPicture,
  'whole-tree': discPicture,
  table: tablePicture,
  learning: learningPicture,
  arena: arenaPicture,
};
