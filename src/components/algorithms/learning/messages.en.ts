import type { MenaceEvent, TdEvent } from '../../../engine/index.ts';
import type { MenaceFacts } from './menaceView.ts';
import type { LinearMessages } from '../../stepper/linear/view.ts';
import type { TdFacts } from './tdView.ts';
import { count, countThings, ink, say, strong } from '#language/ui/language/grammar';

const beads = (number: number): string => countThings(number, 'bead');

/** A value in millionths, to two places, with a true sign. */
function value(millionths: number): string {
  const text = (Math.abs(millionths) / 1e6).toFixed(2);
  if (Number(text) === 0) return '0.00';
  return `${millionths < 0 ? '−' : '+'}${text}`;
}

function ended(own: string, winner: string | undefined): string {
  if (winner === undefined) return 'A draw.';
  return winner === own ? `${own} has won: the table wins.` : `${winner} has won: the table loses.`;
}

/** The figure of a game by matchboxes. */
export const menaceMessages: LinearMessages<MenaceEvent, MenaceFacts> = {
  figure: (caption) => `Step through a game by matchboxes${caption ? `: ${caption}` : ''}`,
  loaded: (steps) => `A game of ${count(steps)} steps.`,
  tags: {
    box: 'box',
    bead: 'bead',
    forced: 'forced',
    resign: 'give up',
    mark: 'mark',
    over: 'over',
    correct: 'correct',
    refill: 'refill',
  },
  sentence: {
    box: ({ box, beads: number, isTurned }) =>
      say(
        isTurned
          ? 'Turned or mirrored, this board is on the label of '
          : 'This board is on the label of ',
        strong(`box ${count(box)}`),
        `. There ${number === 1 ? 'is' : 'are'} ${beads(number)} in it.`,
      ),
    bead: ({ cell, own }) =>
      say(
        'A bead is drawn with closed eyes. It stands for ',
        ink(own, `cell ${cell}`),
        '. It stays out, before its box.',
      ),
    forced: ({ cell }) => say(`Only cell ${cell} is left: no box is needed.`),
    resign: ({ box }) => say(`Box ${count(box)} is empty: the table gives up.`),
    mark: ({ mover, own, cell }) =>
      say(
        ink(mover),
        mover === own ? ` is put on cell ${cell}.` : ` answers at random: cell ${cell}.`,
      ),
    over: ({ own, winner }) =>
      say(
        strong(ended(own, winner)),
        ' Now every bead that was drawn goes back, with more or with none.',
      ),
    correct: ({ box, before, after }) =>
      say(
        `Box ${count(box)}: of this kind there ${before === 1 ? 'was' : 'were'} ${beads(before)}, now `,
        strong(
          after > before
            ? `${count(after)}, ${count(after - before)} more`
            : after < before
              ? `${count(after)}: the bead is kept out`
              : count(after),
        ),
        '.',
      ),
    refill: ({ box, start }) =>
      say(
        `Box ${count(box)} is empty. It is filled as at the beginning: ${count(start)} of each kind.`,
      ),
  },
  note: (text) =>
    text.startsWith('=') ? `, the same move as cell ${text.slice(2)}` : `, ${text} beads`,
  tables: {
    drawn: {
      caption: 'The beads of this game',
      columns: ['move', 'box', 'cell', 'before', 'after'],
    },
  },
  terms: {},
  questions: {
    choose: 'how many beads there are after the game',
    ask: (_, { box, before }) =>
      say(
        `In box ${count(box)} there ${before === 1 ? 'was' : 'were'} ${beads(before)} of the kind that was drawn. How many will there be?`,
      ),
    option: (_, option) => beads(option),
    reason: () => say('Three more after a win, one more after a draw, one fewer after a loss.'),
  },
};

/** The figure of a game by values. */
export const tdMessages: LinearMessages<TdEvent, TdFacts> = {
  figure: (caption) => `Step through a game by values${caption ? `: ${caption}` : ''}`,
  loaded: (steps) => `A game of ${count(steps)} steps.`,
  tags: {
    look: 'look',
    explore: 'at random',
    greedy: 'best',
    mark: 'mark',
    over: 'over',
    move: 'correct',
    carry: 'hand on',
  },
  sentence: {
    look: ({ cell, value: worth }) =>
      say(`After a mark on cell ${cell} the board is worth `, strong(value(worth)), '.'),
    explore: ({ cell, count: of }) =>
      say(
        `This time the dice decide: `,
        strong(`cell ${cell}`),
        `, one of ${count(of)}, to see something new.`,
      ),
    greedy: ({ cell, value: worth, count: ties }) =>
      say(
        ties === 1 ? 'The greatest value is ' : `${count(ties)} cells share the greatest value, `,
        strong(value(worth)),
        ties === 1 ? `: cell ${cell} is taken.` : `. One of them is drawn: cell ${cell}.`,
      ),
    mark: ({ mover, own, cell }) =>
      say(
        ink(mover),
        mover === own ? ` is put on cell ${cell}.` : ` answers at random: cell ${cell}.`,
      ),
    over: ({ own, winner }) =>
      say(strong(ended(own, winner)), ' Now the values are corrected, from the end backwards.'),
    move: ({ before, after, target, step }) =>
      say(
        `This board was worth ${value(before)}, and what came of it ${value(target)}. It moves ${step}% of the way, to `,
        strong(value(after)),
        '.',
      ),
    carry: ({ before, explored }) =>
      explored
        ? say('This move was made at random. So nothing is handed on to the board before it.')
        : say(strong(value(before)), ' is handed on: the board before it moves towards this.'),
  },
  note: (text) => `, worth ${text}`,
  tables: {
    values: {
      caption: 'The boards that the table has made',
      columns: ['move', 'cell', 'value before', 'after'],
    },
  },
  terms: {},
  questions: {
    choose: 'which cell it takes',
    ask: () => say('It has looked at every cell. Which one does it take?'),
    option: (_, option) => `cell ${option}`,
    reason: () => say('The one after which the board is worth most.'),
  },
};
