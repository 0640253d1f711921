import {
  afterMove,
  emptySetup,
  gradeWork,
  markName,
  solvedMoves,
  type Setup,
  type TaskState,
} from '../../../engine/index.ts';
import { pictureMessages as say } from '#language/site/pictures/messages';
import { example } from '../../classroom/gradebook/example.ts';
import { qrPath } from '../../classroom/qrPath.ts';
import plans from '../../../content/docs/teach/plans.mdx?raw';
import { HEIGHT, drawBoard, drawMark, drawText, path, rect } from './drawing.ts';

// The pictures of the tools for teachers and pupils, each from what the engine and the tool itself find.

/** Two corners, and the centre between them: the edges alone hold the draw. */
const ASKED: Setup = [0, 4, 8].reduce(afterMove, emptySetup());

const tick = (x: number, y: number, size = 1) =>
  path(`M${x} ${y}l${4 * size} ${5 * size}l${8 * size} ${-11 * size}`, 'tick');

function cellAt(cell: number, x: number, y: number, side: number) {
  return [x + ((cell % 3) + 0.5) * side, y + (Math.floor(cell / 3) + 0.5) * side] as const;
}

/** A task with one of its right answers. */
function taskPicture(): string {
  const moves = solvedMoves(ASKED);
  const best = Math.max(...moves.map(({ value }) => value));
  const right = moves.filter(({ value }) => value === best);
  const answer = right[0]?.cell ?? 0;
  const [x, y] = cellAt(answer, 12, 11, 26);
  const now = rect(x - 12, y - 12, 24, 24, 'now');
  const mark = drawMark(markName(ASKED.toMove), x, y, 7.3, answer);
  const board = drawBoard(ASKED.cells, 12, 11, 26);
  return `${now}${board}${mark}${drawText(100, 34, say.toMove(markName(ASKED.toMove)), 'big')}${tick(102, 60, 1.6)}${drawText(128, 66, `${answer}`, 'code')}`;
}

/** The code of the page that pupils open, to be read by a camera. */
function handOutPicture(address: string): string {
  const { size, path: d } = qrPath(address);
  const scale = (HEIGHT - 12) / size;
  const code = `<g transform="translate(8 6) scale(${scale.toFixed(3)})"><rect class="white" width="${size}" height="${size}"/><path class="dark" d="${d}"/></g>`;
  const sheet = rect(112, 14, 52, 72, 'card');
  const small = drawBoard(ASKED.cells, 118, 20, 9.5);
  const lines = path('M118 58h38M118 66h38M118 74h24', 'rules');
  return code + sheet + small + lines;
}

/** Two tasks on a sheet, with room for the answers. */
function paperPicture(): string {
  const after = afterMove(afterMove(ASKED, 1), 7);
  const boards = [ASKED, after].map(({ cells }, at) => {
    const x = 42 + at * 50;
    return `${drawText(x, 19, `${at + 1}.`, 'big')}${drawBoard(cells, x, 26, 13)}${path(`M${x} 80h36`, 'rules')}`;
  });
  return rect(28, 5, 120, 90, 'card') + boards.join('');
}

/** One answer: right, partly right, wrong, to be read by a person, or not there. */
function gradedSquare(x: number, y: number, state: TaskState, share: number): string {
  const sign =
    state === 'not-tried'
      ? ''
      : state === 'needs-person'
        ? drawText(x + 9.5, y + 14, '?', 'big mid')
        : share === 1
          ? tick(x + 5, y + 10)
          : share > 0
            ? path(`M${x + 5} ${y + 10}h9`, 'half')
            : path(`M${x + 5} ${y + 5}l9 9m0-9l-9 9`, 'wrong');
  return rect(x, y, 19, 19, 'card') + sign;
}

/** The example that the gradebook offers, graded. */
function gradebookPicture(): string {
  const { assignment, works } = example({ title: '', asked: '-', written: '-' });
  const rows = works.map((work, row) => {
    const { tasks } = gradeWork(assignment, work);
    const y = 20 + row * 26;
    const squares = tasks.map((task, at) => {
      const share = task.points / (assignment.tasks[at]?.points ?? 1);
      return gradedSquare(34 + at * 22, y, task.state, share);
    });
    return drawText(12, y + 13, work.pupil, 'big') + squares.join('');
  });
  return rows.join('');
}

/** The minutes of the first plan, step by step. */
function planPicture(): string {
  const [first = ''] = /<Plan[\s\S]*?<\/Plan>/.exec(plans) ?? [];
  const minutes = [...first.matchAll(/minutes=\{(\d+)\}/g)].map(([, text]) => Number(text));
  const all = minutes.reduce((total, each) => total + each, 0);
  let from = 0;
  const steps = minutes.map((each, at) => {
    const x = 12 + (from / all) * 152;
    const width = (each / all) * 152;
    from += each;
    const style = ['wash-x', 'wash', 'wash-o'][at % 3] ?? 'wash';
    return `${rect(x, 40, width - 1.5, 30, style, ' rx="2"')}${drawText(x + width / 2 - 0.8, 59, `${each}`, 'big mid')}`;
  });
  return drawText(12, 28, say.minutes(all), 'big') + steps.join('') + path('M12 78H164', 'rules');
}

/** By the name of the tool; `address` is the page on which pupils work. */
export function toolPicture(name: ToolName, address: string): string {
  return PICTURES[name](address);
}
const PICTURES = {
  task: taskPicture,
  'hand-out': handOutPicture,
  paper: paperPicture,
  gradebook: gradebookPicture,
  plans: planPicture,
} satisfies Record<string, (address: string) => string>;
export type ToolName = keyof typeof PICTURES;
