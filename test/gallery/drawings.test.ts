import { describe, expect, it } from 'vitest';
import {
  discPaths,
  machineView,
  noughtStrokes,
  penPath,
} from '../../src/components/bot/machineView.ts';
import { standsOver } from '../../src/components/classroom/paper/columns.ts';
import { qrPath } from '../../src/components/classroom/qrPath.ts';
import { squareAround, taskStamp } from '../../src/components/classroom/workshop/taskPicture.ts';
import { cellsOfSheet, pilePicture, threadsOf } from '../../src/components/cube/pile.ts';
import { curveChart, tableRows } from '../../src/components/lab/curve.ts';
import { countChart, countTable } from '../../src/components/lessons/count/chart.ts';
import { makeRace, laneScene } from '../../src/components/lessons/five/race.ts';
import { theftPicture } from '../../src/components/lessons/how-large/theft.ts';
import { pileSteps, sheetsAt } from '../../src/components/lessons/minimax/pile.ts';
import { twoBars } from '../../src/components/lessons/parts/twoBars.ts';
import { GAPS, readGap, stripOfGap } from '../../src/components/lessons/attacks/distance.ts';
import { distanceChart } from '../../src/components/lessons/attacks/distanceChart.ts';
import { hasLine } from '../../src/components/lessons/win-check/eightClauses.ts';
import { isSeen, lensBetween, lensOn } from '../../src/components/map/lens.ts';
import { placedBoards } from '../../src/components/map/mapBoards.ts';
import { drawnAt, labelSpot, mapPicture, otherSpot } from '../../src/components/map/mapDrawing.ts';
import { lossCurve } from '../../src/components/site/home/lossCurve.ts';
import { callsOnDisc, discPlaceIn } from '../../src/components/stepper/tree/treeDisc.ts';
import {
  boardPlaceOf,
  changeOfMind,
  edgePath,
  edgePoint,
  noteAt,
  undecidedAt,
} from '../../src/components/stepper/tree/treeDrawing.ts';
import { treeList, treeRowText, treeRows } from '../../src/components/stepper/tree/treeList.ts';
import { factsAt } from '../../src/components/stepper/search/facts.ts';
import type { ChartOptions } from '../../src/components/ui/chart/chart.ts';
import { rowBars } from '../../src/components/ui/chart/rowBars.ts';
import { discImage, linkPicture } from '../../src/components/ui/disc/discImage.ts';
import { beadsPerDrawn, boxAt, heapPlaces } from '../../src/components/ui/shelf/shelf.ts';
import {
  emptySetup,
  gameTree,
  judgeCards,
  mnkVariant,
  parseDiagram,
  stepCount,
} from '../../src/engine/index.ts';
import { PANELS, RUNS, drawn } from '../components/stepper/drawnTree.ts';
import { nineCalls, wholeGame } from '../components/stepper/replay.ts';
import { asText, chartLines, sumOf } from './asText.ts';

// What is drawn, as numbers. After a change that is meant, look at the page, then at the difference here, and run
// `npx vitest run test/gallery -u`.

const both = (options: ChartOptions): string[] =>
  [540, 308].flatMap((width) => chartLines(options, width));

const percent = (share: number) => `${Math.round(share * 100)} %`;

const POINTS = [0, 100, 300].map((games, at) => ({
  games,
  win: 0.2 * at,
  draw: 0.3,
  loss: 0.7 - 0.2 * at,
}));
const BARS = [0.3, 0.95].map((low, at) => ({
  name: `row ${at}`,
  values: [low, 0.5],
  ranges: [{ low: low - 0.1, high: low + 0.03 }],
}));
const READINGS = GAPS.map((gap) => readGap(2, gap));
const WORDS = {
  title: 'Title',
  limit: 'Limit',
  share: 'Share',
  axis: 'Axis',
  tick: percent,
  percent,
};

describe('the gallery of drawings', () => {
  it('of charts', async () => {
    const bars = twoBars(
      WORDS,
      ['one', 'other'],
      [
        { limit: 1, shares: [0, 0.5] },
        { limit: 2, shares: [0.25, 1] },
      ],
    );
    const long = Array.from({ length: 9 }, (_, at) => ({ name: `${at}`, values: [at / 9] }));
    const charts = {
      curve: curveChart(POINTS, 400),
      'curve of one': curveChart(POINTS.slice(1, 2), 50),
      'curve of none': curveChart([], 50),
      'two bars': bars.options,
      'row bars': rowBars(
        BARS,
        [
          { label: 'a', ink: 'x', texture: 'hatch' },
          { label: 'b', ink: 'o' },
        ],
        1,
        WORDS,
      ),
      'long bars': rowBars(long, [{ label: 'a', ink: 'x' }], 1, { ...WORDS, text: String }),
      count: countChart,
      'distance 2': distanceChart(READINGS, 2),
    };
    const lines = Object.entries(charts).flatMap(([name, options]) => ['', name, ...both(options)]);
    const tables = [
      bars.table,
      countTable(),
      tableRows(Array.from({ length: 30 }, (_, at) => ({ ...POINTS[0]!, games: at }))),
    ];
    await expect(asText([...lines, ...tables])).toMatchFileSnapshot('charts.txt');
  });

  it('of pictures', async () => {
    const images = [discImage(60), linkPicture()].map(({ width, height, data }) => ({
      width,
      height,
      sum: sumOf(data),
    }));
    const theft = [0, 1, 2].flatMap((panel) => theftPicture(panel).split(/(?=<)/));
    await expect(asText([...images, ...theft, qrPath('A')])).toMatchFileSnapshot('pictures.txt');
  });

  it('of calls as a tree', async () => {
    const trees = PANELS.slice(0, 5).flatMap((panel, at) =>
      (['nine', 'cuts', '38', 'own'] as const).flatMap((id) => {
        const run = RUNS[id];
        const step = Math.floor(((stepCount(run.trace) - 1) * (at + 1)) / PANELS.length);
        const { fit, boxes, labels } = drawn(run, step, panel);
        const [first, ...others] = [...boxes.values()];
        const facts = factsAt(run, step);
        const stems = others
          .slice(0, 3)
          .map((box) => [edgePath(first!, box), edgePoint(first!, box, 0.3)]);
        const places = [
          boardPlaceOf(fit, first, false),
          boardPlaceOf(fit, others[0], false, { k: 2, x: 5, y: 7 }),
          boardPlaceOf(fit, first, true),
        ];
        const change = changeOfMind(facts);
        const note = noteAt(step, change, at % 2 ? '10' : undefined, at);
        return [
          `${id} at ${step} in ${panel.width} × ${panel.height}`,
          { side: fit.side, corner: fit.corner, gutter: fit.gutter, rows: fit.rows },
          ...[...boxes.values()]
            .slice(0, 12)
            .map(({ node: { node }, ...box }) => ({ node, ...box })),
          ...labels,
          ...stems,
          places,
          { change, undecided: undecidedAt(facts), note },
        ];
      }),
    );
    const run = nineCalls({ search: 'alphaBeta' });
    const folding = { unfolded: new Set<number>(), folded: new Set([5]), limit: 12 };
    const lists = [0, 10, 24, 40].flatMap((step) =>
      treeRows(treeList(run, step, folding)).map((row) => ({
        ...row,
        text: treeRowText(row, String),
      })),
    );
    await expect(asText([...trees, ...lists])).toMatchFileSnapshot('trees.txt');
  });

  it('of discs, cubes, maps and small things', async () => {
    const { first, second } = judgeCards(['win', 'block', 'stopFork', 'centre']).sides;
    const view = machineView({ rays: { first: first.rays, second: second.rays } });
    const strokes = noughtStrokes(view.gaps, 0.1);
    const whole = noughtStrokes({ first: [], second: [] }, 0.1);
    const { called, callOf } = callsOnDisc(wholeGame().trace, gameTree(emptySetup()), 500);
    const piles = ([3, 4] as const).map((side) => {
      const pile = pilePicture(side, -0.3);
      return [
        pile,
        pile.middle(7),
        pile.path(0, 9),
        threadsOf(side, [0, 9, 18]),
        cellsOfSheet(side, 1),
      ];
    });
    const places = [
      { x: 0, y: 0, side: 900 },
      { x: 300, y: 200, side: 4 },
    ].map((place) => ({ ...place, column: 0, row: 0 }) as never);
    const lenses = places.map(lensOn);
    const [far, near] = lenses as [(typeof lenses)[number], (typeof lenses)[number]];
    const between = [0, 0.3, 0.5, 1].flatMap((part) => [
      lensBetween(far, near, part),
      lensBetween(near, near, part),
    ]);
    const seen = between.flatMap((lens) => places.map((place) => isSeen(place, lens, 0.8)));
    const maps = (['X', 'O'] as const).flatMap((side) =>
      placedBoards(side, {}, (place) => place.side > 200).slice(0, 40),
    );
    const mapped = maps.flatMap((each, at) => [
      ...(at % 13 === 0 ? [mapPicture(each)] : []),
      [otherSpot(each.place, 5), labelSpot(each.place, 40), drawnAt(each.place, 9)],
    ]);
    const steps = pileSteps(3);
    const { sheet, cell } = parseDiagram('OXXXXXx\n..O.O..');
    const race = makeRace(sheet, { x: cell!.x - 1, y: cell!.y }, 'freestyle');
    const lines = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) =>
      Array.from('012345678', (at) => (line.includes(at) ? 'X' : 'O')).join(''),
    );
    const stamps = [
      taskStamp({ parts: { setup: 'X...O....' } }),
      taskStamp({ parts: { setup: 'X...O....', board: 'none' } }),
      taskStamp({ parts: { line: 'XX.O' } }),
      taskStamp({ parts: { cells: 'X..OX..O.' } }),
      taskStamp({ parts: {} }),
    ];
    const stamp = {
      columns: 15,
      rows: 15,
      marks: [
        { x: 2, y: 3, mark: 1 as const },
        { x: 12, y: 9, mark: 1 as const },
      ],
    };
    await expect(
      asText([
        ...discPaths(view).map(({ d, ...path }) => ({ ...path, d: sumOf(d) })),
        ...strokes,
        ...whole.map((stroke) => penPath(stroke)),
        ...strokes.map((stroke) => sumOf(penPath(stroke, 0.4))),
        sumOf(Uint8Array.from(callOf)),
        sumOf(called!),
        ...[
          { width: 700, height: 300 },
          { width: 300, height: 500 },
        ].map((size) => discPlaceIn(size, 100)),
        ...piles,
        ...lenses,
        ...between,
        seen,
        ...mapped,
        ...steps,
        ...steps.flatMap((_, at) => sheetsAt(steps, at)),
        ...[0, 1, 9, 30, race.steps].flatMap((step) =>
          (['board', 'last'] as const).map((lane) => ({
            ...laneScene(race, lane, step),
            board: undefined,
          })),
        ),
        race.first,
        lines.map((board) => [hasLine(board, 'X'), hasLine(board, 'O')]),
        hasLine('XX.OO.XX.', 'X'),
        ...stamps,
        squareAround(stamp, []),
        squareAround({ ...stamp, marks: stamp.marks.slice(1) }, [{ x: 14, y: 14 }]),
        ...READINGS,
        ...GAPS.map((gap) => stripOfGap(3, gap)),
        lossCurve([], { width: 100, height: 50, games: 10 }),
        lossCurve(
          [
            { games: 0, loss: 0.5 },
            { games: 5, loss: 0.25 },
          ],
          { width: 100, height: 50, games: 10 },
        ),
        heapPlaces(9, 3),
        [0, 3, 4, 19, 60, 900].map((count) => beadsPerDrawn([{ count }], 9)),
        [
          boxAt(0, 0, 10, 4),
          boxAt(0.99, 0.99, 10, 4),
          boxAt(0.3, 0.99, 10, 4),
          boxAt(1, 0, 10, 4),
          boxAt(0.5, 0.4, 10, 4),
        ],
        standsOver({ question: { kind: 'who-wins', params: { variant: mnkVariant(4, 7, 3) } } }),
        standsOver({ question: { kind: 'who-wins', params: { variant: mnkVariant(5, 2, 3) } } }),
      ]),
    ).toMatchFileSnapshot('small-things.txt');
  });
});
