import type { MenaceFacts } from './menaceView.ts';
import type { LinearMessages } from '../../stepper/linear/view.ts';
import type { TdFacts } from './tdView.ts';
import { count, countThings, ink, say, strong } from '#language/ui/language/grammar';

const beads = (number: number): string => countThings(number, 'bead');

function ended(own: string, winner: string | undefined): string {
  if (winner === undefined) return 'A draw.';
  return winner === own ? `${own} has won: the table wins.` : `${winner} has won: the table loses.`;
}

/** The figure of a game by matchboxes. */
export const menaceMessages: LinearMessages<MenaceFacts> = {
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
      say`${
        isTurned
          ? 'Turned or mirrored, this is the board on the label of '
          : 'This is the board on the label of '
      }${strong(`box ${count(box)}`)}, with ${beads(number)} in it.`,
    bead: ({ cell, own }) =>
      say`A bead is drawn without looking. It says ${ink(own, `cell ${cell}`)}, and stays out in
        front of its box.`,
    forced: ({ cell }) => say`Only cell ${cell} is left, so no box is needed.`,
    resign: ({ box }) => say`Box ${count(box)} is empty, so the table gives up.`,
    mark: ({ mover, own, cell }) =>
      say`${ink(mover)}${
        mover === own ? ` goes on cell ${cell}.` : ` moves at random, to cell ${cell}.`
      }`,
    over: ({ own, winner }) =>
      say`${strong(ended(own, winner))} Now each bead that was drawn gets its reward or its
        punishment.`,
    correct: ({ box, before, after }) =>
      say`${
        after > before
          ? `The bead goes back, and ${count(after - before)} more of its colour ${after - before === 1 ? 'drops' : 'drop'} in after it. `
          : after < before
            ? 'The bead rolls away and isn’t put back. '
            : ''
      }Box ${count(box)} had ${beads(before)} of this kind, and now it has ${strong(count(after))}.`,
    refill: ({ box, start }) =>
      say`Box ${count(box)} is empty, so it’s filled as at the start, with ${count(start)} of each
        kind.`,
  },
  note: (text) =>
    text.startsWith('=') ? `, the same move as cell ${text.slice(2)}` : `, ${text} beads`,
  tables: {
    drawn: {
      caption: 'The beads of this game',
      columns: ['move', 'box', 'cell', 'before', 'after'],
    },
  },
  questions: {
    choose: 'how many beads there’ll be after the game',
    ask: (_, { box, before }) =>
      say`In box ${count(box)} there ${before === 1 ? 'was' : 'were'} ${beads(before)} of the kind
        that was drawn. How many will there be now?`,
    option: (_, option) => beads(option),
    reason: () => say`A win adds three, a draw adds one, and a loss takes one away.`,
  },
};

/** The figure of a game by values. */
export const tdMessages: LinearMessages<TdFacts> = {
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
    look: ({ cell, value }) =>
      say`A mark on cell ${cell} would make a board of value ${strong(value)}.`,
    explore: ({ cell, count: of }) =>
      say`This time the move is random: ${strong(`cell ${cell}`)}, one of ${count(of)}, to see
        something new.`,
    greedy: ({ cell, value, count: ties }) =>
      say`${
        ties === 1 ? 'The highest value is ' : `${count(ties)} cells share the highest value, `
      }${strong(value)}${
        ties === 1 ? `, so it takes cell ${cell}.` : `, so it draws one of them: cell ${cell}.`
      }`,
    mark: ({ mover, own, cell }) =>
      say`${ink(mover)}${
        mover === own ? ` goes on cell ${cell}.` : ` moves at random, to cell ${cell}.`
      }`,
    over: ({ own, winner }) =>
      say`${strong(ended(own, winner))} Now the values are corrected, working back from the end.`,
    move: ({ before, after, target, step }) =>
      say`This board had the value ${before}, and what followed had ${target}. So it
        moves ${step}% of the way, to ${strong(after)}.`,
    carry: ({ value, explored }) =>
      explored
        ? say`This move was random, so it says nothing about a board before it.`
        : say`${strong(value)} is handed on: the board before it, if there is one, moves towards
          it.`,
  },
  note: (text) => `, value ${text}`,
  tables: {
    values: {
      caption: 'The boards that the table made',
      columns: ['move', 'cell', 'value before', 'after'],
    },
  },
  questions: {
    choose: 'which cell it takes',
    ask: () => say`It has looked at every cell. Which one will it take?`,
    reason: () => say`The one that makes the board with the highest value.`,
  },
};
