import {
  O,
  SUSPECT_IDS,
  X,
  lineRuns,
  markName,
  parseDiagram,
  weighBoard,
  type Stone,
} from '../../../engine/index.ts';
import { pictureMessages as say } from '#language/site/pictures/messages';
import { builtSquares } from '../../boards/boardSolving.ts';
import { coastPath, squaresOf } from '../../boards/sheet.ts';
import { pilePicture } from '../../cube/pile.ts';
import { cellInCube, cubeLinesThrough } from '../../cube/space.ts';
import { lineNamed } from '../../lessons/attacks/facts.ts';
import { BREAK_BOARDS } from '../../lessons/breakpoints/boards.ts';
import { looksOfGame, scanGame } from '../../lessons/five/game.ts';
import { RENJU_BOARDS } from '../../lessons/renju/positions.ts';
import { foursOn, threatBoard } from '../../lessons/threats/facts.ts';
import { shownSteps } from '../../lessons/strongest/facts.ts';
import { resultsOf } from '../../lessons/tuning/data.ts';
import { momentsOf } from '../../lessons/tuning/matchRun.ts';
import { ON_TABLE, winningTakes } from '../../lessons/what-next/winning.ts';
import { INSPECTED_BOARDS, accountOn, boardNamed } from '../../lessons/weight/boards.ts';
import { sumParts } from '../../lessons/weight/charts.ts';
import { SHEET_SIDE, ordersOf } from '../../lessons/why-not-search/growth.ts';
import { drawMark, path, rect, ruling, drawText } from './drawing.ts';

// The pictures of the lessons without borders: each lesson's own figure in small, from what the engine finds.

/** Stones of a large board in a window of squares, as far as they fit. */
function stonesIn(
  stones: readonly Stone[],
  left: number,
  top: number,
  x: number,
  y: number,
  side: number,
  across: number,
  down: number,
): string {
  return stones
    .filter(
      (stone) =>
        stone.x >= left && stone.x < left + across && stone.y >= top && stone.y < top + down,
    )
    .map((stone) =>
      drawMark(
        markName(stone.mark),
        x + (stone.x - left + 0.5) * side,
        y + (stone.y - top + 0.5) * side,
        side * 0.3,
        stone.x + stone.y,
      ),
    )
    .join('');
}

function fivePicture(): string {
  const { stones, size } = scanGame();
  const looks = looksOfGame().at(-1) ?? { board: 0, last: 0 };
  const last = stones.at(-1) as Stone;
  const cells = size?.width ?? 15;
  const side = 76 / cells;
  const half = (x: number, under: string, label: string) =>
    `${under}<g class="thin">${ruling(x, 5, side, cells, cells)}</g><g class="small">${stonesIn(stones, 0, 0, x, 5, side, cells, cells)}</g>${drawText(x + 38, 94, label, 'mid')}`;
  const [x, y] = [(last.x + 0.5) * side, (last.y + 0.5) * side];
  const lines = `M0 ${y}h76M${x} 0v76M${x - 76} ${y - 76}l152 152M${x - 76} ${y + 76}l152 -152`;
  const rays = `<svg x="94" y="5" width="76" height="76">${path(lines, 'rays')}</svg>`;
  return (
    half(6, rect(6, 5, 76, 76, 'wash'), say.looks(looks.board)) +
    half(94, rays, say.looks(looks.last))
  );
}

function attacksPicture(): string {
  return (['openThree', 'closedThree'] as const)
    .map((name, i) => {
      const line = lineNamed(name);
      const run = lineRuns(line).find((each) => each.mark === X);
      const first = (run?.from ?? 3) - 2;
      const y = 10 + i * 46;
      const cells = [0, 1, 2, 3, 4, 5, 6].map((at) => {
        const content = line[first + at];
        const x = 18 + at * 20;
        return (
          rect(x, y, 20, 20, 'square') +
          (content === X || content === O ? drawMark(markName(content), x + 10, y + 10, 6, at) : '')
        );
      });
      return (
        cells.join('') +
        drawText(88, y + 34, `[${run?.power} : ${run?.potential}]`, 'code mid x-ink')
      );
    })
    .join('');
}

function breakPicture(): string {
  const { sheet, cell } = parseDiagram(BREAK_BOARDS.fork);
  const now = cell ? rect(11 + cell.x * 14, 1 + cell.y * 14, 14, 14, 'now') : '';
  const lines = cell
    ? path(
        `M${18 + (cell.x - 3) * 14} ${8 + cell.y * 14}h56M${18 + cell.x * 14} ${8 + (cell.y - 3) * 14}v56`,
        'rays',
      )
    : '';
  return `<g class="thin">${ruling(11, 1, 14, 11, 7)}</g>${lines}${now}${stonesIn(sheet.stones, 0, 0, 11, 1, 14, 11, 7)}${cell ? drawMark('X', 18 + cell.x * 14, 8 + cell.y * 14, 4.2, 3) : ''}`;
}

function weightPicture(): string {
  const large = boardNamed('sketch');
  const [left, top, side] = [4, 3, 15];
  const weighed = weighBoard(large, X).filter(
    ({ x, y }) => x >= left && x < left + 11 && y >= top && y < top + 6,
  );
  const most = Math.max(...weighed.map(({ weight }) => weight));
  const heat = weighed.map(({ x, y, weight }) => {
    const [px, py] = [6 + (x - left) * side, 5 + (y - top) * side];
    const more = ` opacity="${(0.1 + 0.9 * Math.sqrt(weight / most)).toFixed(2)}"`;
    return rect(px, py, side, side, 'heat', more);
  });
  return (
    heat.join('') +
    `<g class="thin">${ruling(6, 5, side, 11, 6)}</g>` +
    stonesIn([...large.stones()], left, top, 6, 5, side, 11, 6)
  );
}

/** The block and the win, each a bar of a five, a bonus and small change: the block is longer by a little. */
function outbidPicture(): string {
  const { guard, win } = INSPECTED_BOARDS.outbid.cells;
  const looks = ['fill-x', 'wash', 'now'];
  return [guard, win]
    .map((cell, i) => {
      const [parts, y] = [sumParts(cell), 16 + i * 40];
      let x = 8;
      const bars = parts.map((part, at) => {
        const bar = rect(x, y, part * 0.36, 26, looks[at] ?? '');
        x += part * 0.36;
        return bar;
      });
      const weight = accountOn('outbid', cell).weight.toFixed(1);
      return `${bars.join('')}${rect(8, y, x - 8, 26, 'square')}${drawText(x + 4, y + 17, weight, 'code')}`;
    })
    .join('');
}

/** A win by fours, move by move: attacks are lit, replies are between them. */
function threatsPicture(): string {
  const board = threatBoard('attack');
  const [x0, y0, side] = [22, 2, 12];
  const moves = foursOn(board, X).line?.map(({ x, y }, at) => {
    const [px, py] = [x0 + x * side, y0 + y * side];
    const lit = at % 2 === 0 ? rect(px, py, side, side, 'now') : '';
    return lit + drawText(px + side / 2, py + side - 3, String(at + 1), 'tiny mid');
  });
  return `<g class="thin">${ruling(x0, y0, side, 11, 8)}</g>${moves?.join('') ?? ''}${stonesIn([...board.stones()], 0, 0, x0, y0, side, 11, 8)}`;
}

/** How long the lines of the listing are; the fourth is the wrong one. */
const LISTING = [82, 62, 110, 96, 74, 40, 56];
function bugsPicture(): string {
  const lines = LISTING.map((wide, i) => {
    const y = 14 + i * 12;
    const isBad = i === 3;
    const indent = i === 0 || i === 5 ? 0 : 10;
    return (
      (isBad ? rect(6, y - 6, 164, 12, 'wash-bad') : '') +
      drawText(14, y + 3.5, String(i + 1), 'tiny mid') +
      path(`M${26 + indent} ${y}h${wide}`, isBad ? 'bad-line' : 'line')
    );
  });
  const bug =
    '<g class="bug" transform="translate(152 50)"><ellipse rx="6" ry="8"/><circle cy="-10" r="4"/><path d="M-6 -3l-7 -4M-6 1h-8M-6 5l-7 4M6 -3l7 -4M6 1h8M6 5l7 4M0 -7v14"/></g>';
  return lines.join('') + bug + drawText(168, 92, say.bugs(SUSPECT_IDS.length), 'hand end');
}

/** A tree that grows wider than the sheet: marks put down so far, and in how many orders. */
function growthPicture(): string {
  const fan = (x: number, y: number, width: number, branches: number) =>
    Array.from(
      { length: branches },
      (_, i) => `M${x} ${y}L${(x - width / 2 + (i * width) / (branches - 1)).toFixed(1)} ${y + 30}`,
    ).join('');
  const orders = [0, 1, 2].map((marks) => say.orders(ordersOf(SHEET_SIDE, marks)));
  const [first, second, third] = orders as [string, string, string];
  return (
    path(fan(62, 12, 60, 9), 'rays') +
    [32, 62, 92].map((x) => path(fan(x, 48, 62, 15), 'rays')).join('') +
    drawText(172, 16, first, 'code end') +
    drawText(172, 49, second, 'code end') +
    drawText(172, 86, third, 'code end')
  );
}

/** The matches on the table of the last page, with those marked that are to be taken. */
function matchesPicture(): string {
  const taken = winningTakes(ON_TABLE)[0] ?? 0;
  return Array.from({ length: ON_TABLE }, (_, i) => {
    const x = 16 + i * 16;
    const isTaken = i >= ON_TABLE - taken;
    return (
      (isTaken ? rect(x - 6, 16, 12, 66, 'now') : '') +
      path(`M${x} 28v48`, 'line') +
      path(`M${x} 24v5`, 'wall')
    );
  }).join('');
}

/** Stones on crossings, and the two threes through the crossing that is forbidden. */
function renjuPicture(): string {
  const { sheet, cell } = parseDiagram(RENJU_BOARDS[0]);
  const [left, top, side, across, down] = [2, 4, 14, 12, 7];
  const at = (x: number, y: number) => [11 + (x - left) * side, 8 + (y - top) * side] as const;
  const columns = Array.from({ length: across }, (_, i) => `M${11 + i * side} 0v100`);
  const rows = Array.from({ length: down }, (_, i) => `M0 ${8 + i * side}h176`);
  const stones = sheet.stones.map(({ x, y, mark }) => {
    const [px, py] = at(x, y);
    const ring = mark === O ? drawMark('O', px, py, 4.8, x + y) : '';
    const style = mark === X ? 'fill-x' : 'card';
    return `<circle class="${style}" cx="${px}" cy="${py}" r="5.6"/>${ring}`;
  });
  const [px, py] = cell ? at(cell.x, cell.y) : [0, 0];
  const threes = path(`M${px} ${py}l-42 -42M${px} ${py}l28 -28`, 'rays');
  const cross = path(`M${px - 4} ${py - 4}l8 8M${px - 4} ${py + 4}l8 -8`, 'wall');
  return `<g class="thin">${path([...columns, ...rows].join(''), 'rules')}</g>${threes}${stones.join('')}${cross}`;
}

/** Four sheets, and the lines through a cell that leave its sheet. */
function cubePicture(): string {
  const { sheets, middle, path: pathOf, width, height } = pilePicture(4);
  const scale = 92 / height;
  const centre = cellInCube({ sheet: 1, row: 1, column: 1 }, 4);
  const through = cubeLinesThrough(4, centre).filter(
    ({ cells: [a = 0, b = 0] }) => Math.floor(a / 16) !== Math.floor(b / 16),
  );
  const lines = through.map(({ cells }) => pathOf(cells[0] ?? 0, cells.at(-1) ?? 0));
  const papers = sheets.map(
    (matrix) =>
      `<g transform="${matrix}">${rect(0, 0, 256, 256, 'card')}${ruling(0, 0, 64, 4, 4)}</g>`,
  );
  const { x, y } = middle(centre);
  return `<g class="cube" transform="translate(${88 - (width * scale) / 2} 4) scale(${scale})">${papers.reverse().join('')}${path(lines.join(''), 'rays')}${drawMark('X', x, y, 20, 3)}</g>`;
}

/** The share of points in the match of the tuned weights, and the band around it that closes in. */
function tuningPicture(): string {
  const games = 120;
  const played = momentsOf(resultsOf('tuned')).slice(1, games + 1);
  const y = (share: number) => (8 + 84 * (1 - share)).toFixed(1);
  const along = (of: (moment: (typeof played)[number]) => number) =>
    played.map((moment) => `${(8 + (160 * moment.games) / games).toFixed(1)} ${y(of(moment))}`);
  const band = [...along(({ high }) => high), ...along(({ low }) => low).toReversed()];
  return (
    path(`M8 ${y(0.5)}H168`, 'rules') +
    path(`M${band.join('L')}Z`, 'wash') +
    path(`M${along(({ share }) => share).join('L')}`, 'kept')
  );
}

/** Stairs: each step is a match against the machine before it. */
function stairsPicture(): string {
  const [wide, point] = [27, 0.5];
  let top = 92;
  const floor = rect(7, top, wide, 100 - top, 'square');
  const blocks = shownSteps().map(({ share }, at) => {
    const before = top;
    top -= Math.max(2, (share - 0.5) * 100 * point);
    const x = 7 + (at + 1) * wide;
    return rect(x, top, wide, before - top, 'fill-x') + rect(x, top, wide, 100 - top, 'square');
  });
  return floor + blocks.join('');
}

/** Who wins with three in a row, by columns and rows, and the coast in between. */
function sheetPicture(): string {
  const most = { columns: 8, rows: 4 };
  const [x, y, side] = [10, 8, 20];
  const squareOf = builtSquares(3);
  const squares = squaresOf(most).map(({ columns, rows }) => {
    const [left, top] = [x + (columns - 1) * side, y + (rows - 1) * side];
    const isFirst = squareOf(columns, rows)?.value === 'first';
    return rect(left + 0.5, top + 0.5, side - 1, side - 1, isFirst ? 'fill-x' : 'fill-draw');
  });
  const coast = path(coastPath(most, squareOf, side), 'ink');
  return `${squares.join('')}<g transform="translate(${x} ${y})">${coast}</g>`;
}

/** By the address of the lesson. */
export const LARGE_PICTURES: Readonly<Record<string, () => string>> = {
  'how-large': sheetPicture,
  'why-not-search': growthPicture,
  'what-next': matchesPicture,
  five: fivePicture,
  attacks: attacksPicture,
  breakpoints: breakPicture,
  weight: weightPicture,
  outbid: outbidPicture,
  bugs: bugsPicture,
  dimensions: cubePicture,
  renju: renjuPicture,
  threats: threatsPicture,
  tuning: tuningPicture,
  strongest: stairsPicture,
};
