import { describe, expect, it } from 'vitest';
import { callRows, type CallRow } from '../../../../src/components/lessons/parts/callRows.ts';
import { lessonRun } from '../../../../src/components/lessons/parts/runs.ts';

/** A row as the specification's table writes it. */
function written({ call, mover, move, score, outcome }: CallRow): string {
  const reached = move ? `${move.mark}${move.cell}` : 'root';
  const from =
    outcome.kind === 'won'
      ? `${outcome.winner} ${outcome.line.join('')}`
      : outcome.kind === 'drawn'
        ? 'full'
        : `${outcome.most ? 'most' : 'least'} of ${outcome.answers.join(' ')}, cell ${outcome.cell}` +
          (outcome.firstOfEquals ? ', first' : '');
  return `${call} ${mover ?? '-'} ${reached} ${score}: ${from}`;
}

describe('the rows of the table of calls', () => {
  it('are the nine of the worked example', () => {
    expect(callRows(lessonRun('nine')).map(written)).toEqual([
      '1 X root 10: most of -10 10 -10, cell 4',
      '2 O X1 -10: least of -10 -10, cell 4, first',
      '3 - O4 -10: O 048',
      '4 - O6 -10: O 678',
      '5 - X4 10: X 345',
      '6 O X6 -10: least of 10 -10, cell 4',
      '7 X O1 10: most of 10, cell 4',
      '8 - X4 10: X 345',
      '9 - O4 -10: O 048',
    ]);
  });

  it('call a full board a draw, and take the most for O when O is the computer', () => {
    expect(callRows(lessonRun('second')).map(written)).toEqual([
      '1 O root 10: most of 0 10, cell 2',
      '2 X O0 0: least of 0, cell 2',
      '3 - X2 0: full',
      '4 - O2 10: O 246',
    ]);
  });
});
