import { expect, it } from 'vitest';
import { playPageMessages } from '#language/play/small/messages';
import { playMessages, reasonMessages } from '#language/play/home/messages';
import { gradebookMessages } from '#language/classroom/gradebook/messages';
import { inspectorMessages } from '#language/weights/messages';
import { pupilMessages } from '#language/classroom/pupil/messages';
import { workbenchMessages } from '#language/classroom/workshop/messages';
import { ownMachineMessages } from '#language/exercises/own-machine/messages';
import { depthRatingMessages } from '#language/exercises/depth-rating/messages';
import { lesson } from '#language/lessons/parts/messages';
import {
  aloud,
  percent,
  spoken,
  sumSign,
  weightText,
  wholePercent,
} from '#language/ui/language/grammar';

// Sentences that bend with numbers that `messages.test.ts` doesn't try: an example of each form.

const rated = (rating: number) => spoken(depthRatingMessages.solution(4, rating, 3));
const { because, aside } = reasonMessages;
const heardAfter = (choice: Parameters<typeof aside>[0]) =>
  playMessages.says['your-turn']({ own: 0, machine: 4, aside: aside(choice) });
const { stored } = pupilMessages;
const { notices, glance } = gradebookMessages;
const alike = (works: readonly number[], wrong: number) =>
  notices.tell({ code: 'alike', works, wrong, isSameCode: false }, (work) => 'ABC'[work] ?? '');
const { heaviest } = inspectorMessages.summary;
const { spread } = workbenchMessages.out.own;

it.each([
  [stored.goOn('Forks'), 'Forks'],
  [stored.goOn(''), 'Assignment without a title'],
  [
    alike([0, 1, 2], 3),
    'A, B and C: each agrees with another one more than pupils who work apart do, with the same mistakes in 3 tasks or more.',
  ],
  [
    glance.commonest(2, 'call 7: 0 instead of +10', { made: 1, all: 1, isTied: true }),
    'One of the most common wrong steps: task 2, call 7: 0 instead of +10: 1 of 1 pupil.',
  ],
  [
    spoken(ownMachineMessages.reason({ code: 'wins-too-rarely', plays: 'first', won: 94.96 })),
    'On average it wins 94.96 of 100 games.',
  ],
  [
    spoken(ownMachineMessages.reason({ code: 'loses-too-often', plays: 'second', lost: 7.31 })),
    'On average it loses 7.3 of 100 games.',
  ],
  // Of an open four one end is closed: five is made at the other.
  [
    spoken(
      heaviest(['c3'], 208.1, { kind: 'five', mark: 'X', isOwn: false, lines: 0, attack: '' }),
    ),
    'c3 is the heaviest cell: 208.1, since it keeps X from making five there.',
  ],
  [playPageMessages.proof('threats', 1), 'X wins with at most one more mark, whatever you do.'],
  [
    spread(1, 30, 1, [{ measure: 'empty', least: 4, most: 4 }]),
    'Task 1: 30 pupils share 1 board, with 4 empty cells.',
  ],
  [
    because({ cell: 4, value: -1, equals: 0, others: 2 }),
    'Cell 4 loses against your best moves, as any other would have.',
  ],
  [because({ cell: 4, value: 0, equals: 0, others: 0 }), 'Cell 4 was the last free one.'],
  [
    because({ cell: 4, value: 0, equals: 2, others: 0 }),
    'Cell 4 keeps it a draw, as any other would have.',
  ],
  [
    because({ cell: 4, value: 0, equals: 0, others: 3 }),
    'Cell 4 is the only one that keeps it a draw.',
  ],
  [
    because({ cell: 4, value: 0, equals: 1, others: 3 }),
    'Cell 4 keeps it a draw, as one other cell would have.',
  ],
  [
    heardAfter({ value: 0, equals: 0, others: 3 }),
    'You took cell 0. It took cell 4, which is the only one that keeps it a draw. Your turn.',
  ],
  [
    heardAfter({ value: 0, equals: 2, others: 3 }),
    'You took cell 0. It took cell 4, which keeps it a draw, as two other cells would have. Your turn.',
  ],
  [
    heardAfter({ value: 0, equals: 2, others: 0 }),
    'You took cell 0. It took cell 4, which keeps it a draw, as any other would have. Your turn.',
  ],
  [
    heardAfter({ value: 1, equals: 2, others: 0 }),
    'You took cell 0. It took cell 4, which wins for it, whatever you do. Your turn.',
  ],
  [
    heardAfter({ value: -1, equals: 2, others: 0 }),
    'You took cell 0. It took cell 4, which loses against your best moves, as any other would have. Your turn.',
  ],
  [rated(32), 'Cell 4 has 32: it wins straight away.'],
  [rated(31), 'Cell 4 has 31: it wins, one mark later.'],
  [rated(24), 'Cell 4 has 24: with best play from both sides it is a draw.'],
  [
    rated(16),
    'Cell 4 has 16: three marks ahead it is still open: nobody has won, and a line can still be completed.',
  ],
  [rated(13), 'Cell 4 has 13: it loses, five marks later.'],
  [percent(1), '100%'],
  [percent(0.9999), 'over 99.9%'],
  [percent(0.9995), 'over 99.9%'],
  [wholePercent(0.995), '>99'],
  [wholePercent(0.004), '<1'],
  [wholePercent(1), '100'],
  [sumSign([0.25, 0.5], 0.75, weightText), '='],
  [sumSign([1 / 12, 1 / 12], 1 / 6, weightText), '≈'],
  [sumSign([1000.5, 1], 1001.5, weightText), '='],
  [aloud('1 + 2 ≈ 3'), '1 + 2 is about 3'],
  [percent(0.9994), '99.9%'],
  [percent(0.0006), '0.1%'],
  [percent(0.0001), 'under 0.1%'],
  [percent(0), '0%'],
])('says %j', (said, meant) => {
  expect(said).toBe(meant);
});

it('has a word for every small number, in its place and as a count', () => {
  const numbers = Array.from({ length: 21 }, (_, number) => number);
  for (const words of [
    numbers.map((number) => lesson.inWords(number)),
    numbers.slice(0, 11).map((number) => lesson.inWords(number, 'ordinal')),
  ]) {
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(word).toMatch(/^[a-z]{3,}$/);
  }
});
