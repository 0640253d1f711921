import { count, countThings } from '#language/ui/language/grammar';
import type { GamePlace } from '../../ui/disc/discRings.ts';

/** Of a branch: who makes its moves in turn, and how it ends. */
interface Branch {
  readonly cells: readonly number[];
  readonly end: 'person' | 'machine' | 'draw';
}

/** How what is said of such a game begins: the reader's own, one from a link, or one on a picture. */
const games = { own: 'Your game is no.', linked: 'This game is no.', picture: 'Game no.' } as const;

const ends = { person: 'you win', machine: 'it wins', draw: 'a draw' } as const;

/** The second door: every game as a disc, and why a move was made. */
export const thinkMessages = {
  title: 'See it think',
  /** Before, at and after the number of calls, which is set off. */
  all: [
    'Every game there is: ',
    ' calls. A call is the machine asking how one board ends, and each is a thin slice of the disc.',
  ],
  left: (marks: number, calls: number) => [
    `After ${countThings(marks, 'mark')} `,
    calls === 1 ? ' call is left.' : ' calls are left: your slice, opened.',
  ],
  number: count,
  game: (whose: keyof typeof games, { number, of, slip }: GamePlace) =>
    `${games[whose]} ${count(number)} of ${count(of)}. ${slip ? `Perfect until mark ${slip.mark}, on cell ${slip.cell}.` : 'Perfect to the last mark.'}`,
  /** The games of this device, which are lines on the disc. One that a link began is none of them. */
  been: (places: number) =>
    places === 0
      ? 'The machine searches all of them.'
      : `You have played ${count(places)} of them (the lines); the machine searches all.`,
  /** After the machine's move to a cell: asks for its reason. */
  ask: (cell: number | undefined) => (cell === undefined ? 'Why?' : `Why cell ${cell}?`),
  /** Where that is asked before there is a move. */
  noReason: 'The machine has not moved yet: there is nothing to explain.',
  share: 'Save the picture',
  copy: 'Copy its link',
  copied: 'The link to this game is copied.',
  notCopied: 'The link to this game is in the address bar.',
  fileName: 'my-game.png',
  nine: 'Nine calls, slowly',
  close: 'Back to the disc',
  legend: { x: 'X', o: 'O', draw: 'draw' },
  legendLabel: 'Colours of the disc: who wins with best play',
  picture:
    'Every game as a disc: the first mark inside, the ninth outside, blue where X wins with best play, orange where O does, grey for a draw.',
  lost: 'The disc could not be drawn.',
  why: {
    /** The whole search, on a page of its own. */
    tree: 'Step through its whole search',
    start: { machine: 'its turn', person: 'your turn' },
    move: (isPersons: boolean, cell: number) => `${isPersons ? 'you' : 'it'}: cell\u00a0${cell}`,
    ends,
    made: { machine: 'what it did', person: 'what you did' },
    other: { machine: 'had it played here', person: 'this held the draw' },
    /** All of it in words. */
    ofMachine: (made: Branch, other: Branch | undefined) => {
      const [cell] = made.cells;
      const holds =
        made.end === 'machine'
          ? `After cell ${cell} it wins, whatever you do.`
          : `After cell ${cell} you can’t get more than a draw.`;
      if (!other) return `${holds} No other free cell was worse.`;
      const [instead, reply] = other.cells;
      // The reply wins, or begins to.
      const on = other.cells.length === 2 ? 'on' : 'by beginning on';
      return other.end === 'person'
        ? `${holds} Had it taken cell ${instead}, you could have won ${on} cell ${reply}.`
        : `${holds} Had it taken cell ${instead}, it would be only a draw.`;
    },
    ofPerson: (made: Branch, other: Branch | undefined) => {
      const [cell, reply] = made.cells;
      const lost = `You took cell ${cell}, it took cell ${reply}, and nothing could save you.`;
      return other ? `${lost} Cell ${other.cells[0]} would have held the draw.` : lost;
    },
    line: (moves: readonly string[], end: Branch['end']) => `${moves.join(', ')}: ${ends[end]}.`,
  },
} as const;
