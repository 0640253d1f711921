import type { MarkName } from '../../../engine/index.ts';
import { howLargeMessages } from '#language/lessons/how-large/messages';
import { markStrokes } from '../../ui/board/strokes.ts';

const { theft: say } = howLargeMessages;
const SIDE = 44;
const LEFT = 107;
const TOP = 74;
/** The mark that X forgets. */
const SPARE = 5;

const text = (x: number, y: number, words: string, style = '') =>
  `<text class="${style}" x="${x}" y="${y}">${words}</text>`;
const mark = (name: MarkName, x: number, y: number, radius: number, style: string) =>
  `<path class="nb-pen nb-pen-${name.toLowerCase()} ${style}" d="${markStrokes(name, x, y, radius, x).join('')}"/>`;
const middle = (cell: number) =>
  [LEFT + ((cell % 3) + 0.5) * SIDE, TOP + (Math.floor(cell / 3) + 0.5) * SIDE] as const;
const markOn = (name: MarkName, cell: number, style = '') =>
  mark(name, ...middle(cell), 12, `mark ${style}`);
const plan = (place: string, style = '') =>
  `<g transform="${place}"><g class="plan ${style}"><rect width="104" height="66" rx="6"/>${text(52, 24, say.plan)}<path d="M12 37h80M12 46h80M12 55h48"/></g></g>`;

/** One picture of the theft, as SVG: 0 the plan, 1 the spare mark, 2 the stolen plan. */
export function theftPicture(panel: number): string {
  const rules = [1, 2].map(
    (i) =>
      `M${LEFT + i * SIDE} ${TOP - 2}v${3 * SIDE + 4}M${LEFT - 2} ${TOP + i * SIDE}h${3 * SIDE + 4}`,
  );
  const [x, y] = middle(SPARE);
  const spare = `<rect class="spare" x="${x - 19}" y="${y - 19}" width="38" height="38" rx="4"/>`;
  const hers = 'translate(284 58) rotate(3)';
  const parts = [
    [text(46, 28, say.begins), text(344, 28, say.second, 'end'), plan(hers)],
    [
      text(46, 28, say.begins),
      ...say.anywhere.map((line, at) => text(0, 112 + at * 22, line, 'hand')),
      plan(hers),
    ],
    [
      markOn('O', 3),
      markOn('X', 1),
      '<path class="nb-pen way" d="M320 52C270 -8 146 -14 92 44m5 -15l-5 15 16 -3"/>',
      text(208, -2, say.stolen, 'hand mid'),
      plan(hers, 'left'),
      plan('translate(-4 58) rotate(-4)', 'slides'),
    ],
  ];
  return [
    mark('X', 22, 22, 13, 'who'),
    mark('O', 368, 22, 13, 'who'),
    `<path class="nb-pen board" d="${rules.join('')}"/>`,
    panel > 0 ? spare + markOn('X', SPARE, 'faint') : '',
    ...(parts[panel] ?? []),
  ].join('');
}
