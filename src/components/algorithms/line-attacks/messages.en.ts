import type { LineFacts, RunNow } from './view.ts';
import type { LinearMessages, LinearQuestionMessages } from '../../stepper/linear/view.ts';
import type { Sentence } from '../../ui/types.ts';
import {
  capital,
  count,
  countInWords,
  ink,
  inWords,
  listed,
  offsetText,
  say,
  strong,
  sumSign,
  weightText,
} from '#language/ui/language/grammar';

/** "cell −3", "cells −3 and −2": where a run is. */
function where({ from, to }: RunNow): string {
  const offsets = Array.from({ length: to - from + 1 }, (_, at) => offsetText(from + at));
  return `cell${offsets.length > 1 ? 's' : ''} ${listed(offsets)}`;
}

const cells = (number: number) => countInWords(number, 'cell');

/** "is empty", "holds X", "is beyond the edge". */
function holds({ content }: LineFacts): Sentence {
  if (content === 'empty') return say`is empty`;
  return content === 'edge' ? say`is beyond the edge` : say`holds ${ink(content)}`;
}

const cellAt = ({ offset }: LineFacts) => strong(`cell ${offsetText(offset)}`);

/** What both ends come to, once the second has been looked at. */
function bothEnds({ attack, potential }: LineFacts): Sentence {
  if (potential === undefined) return [];
  const open = ['no end is', 'one end is', 'both ends are'][potential];
  return say` So ${open} open: ${strong(attack)}.`;
}

const isOpen = ({ run, offset }: LineFacts) =>
  [run?.left, run?.right].find((end) => end?.offset === offset)?.isOpen === true;

function end(facts: LineFacts): Sentence {
  const open = isOpen(facts)
    ? 'The attack can grow there: this end is open.'
    : 'This end is closed.';
  return say`The next cell, ${cellAt(facts)}, ${holds(facts)}. ${open}${bothEnds(facts)}`;
}

function peek(facts: LineFacts): Sentence {
  const { content, mark } = facts;
  const why = {
    empty: 'The attack can grow there: this end is open.',
    edge: 'This end is closed.',
    own: 'That’s as good as an empty cell: this end is open.',
    theirs: 'This end is closed.',
  }[content === 'empty' || content === 'edge' ? content : content === mark ? 'own' : 'theirs'];
  return say`The attack touches the rim of the window, so we peek at ${cellAt(facts)}. It
    ${holds(facts)}. ${why}${bothEnds(facts)}`;
}

function run({ run: found, isCentral, mark }: LineFacts): Sentence {
  if (!found) return [];
  const power = strong(`power ${found.power}`);
  const name = isCentral ? 'the central attack' : 'a side attack';
  if (!isCentral) return say`${ink(mark)} on ${where(found)}: ${name} of ${power}.`;
  if (found.power === 1) return say`The tried ${ink(mark)} is alone: ${name}, of ${power}.`;
  return say`With the tried mark, ${ink(mark)} fills ${where(found)}: ${name}, of ${power}.`;
}

function divider({ run: found, isCentral }: LineFacts): Sentence {
  const { empty = 0, divider: by = 1 } = found ?? {};
  if (isCentral) return say`It goes through the tried cell, so it counts whole: ${strong('÷ 1')}.`;
  const lies = `${inWords(empty)} empty ${empty === 1 ? 'cell lies' : 'cells lie'}`;
  return say`${capital(lies)} between it and the tried cell. The attack is ragged: 1 + ${empty}, so
    ${strong(`÷ ${by}`)}.`;
}

function drop({ attack, potential, isRagged, isCentral }: LineFacts): Sentence {
  const name = strong(attack);
  if (potential === 0) return say`${name} has no open end and is no five. It does not count.`;
  return isRagged || isCentral
    ? say`${name} does not count.`
    : say`${name} is a side attack, and these rules do not count those.`;
}

function weigh({ run: found, attack, entry }: LineFacts): Sentence {
  const { divider: by = 1, weight = 0 } = found ?? {};
  const name = strong(attack);
  if (by === 1) return say`In the table ${name} weighs ${strong(weightText(weight))}.`;
  return say`In the table ${name} weighs ${weightText(entry)}. Divided by ${by},
    ${strong(weightText(weight))} is left.`;
}

function sum({ weights, weight }: LineFacts): Sentence {
  if (weights.length === 0) return say`No attack counts here, so the line weighs ${strong('0')}.`;
  if (weights.length === 1)
    return say`One attack counts. The line weighs ${strong(weightText(weight))}.`;
  const terms = weights.map(weightText).join(' + ');
  return say`Together the line weighs ${terms} ${sumSign(weights, weight, weightText)}
    ${strong(weightText(weight))}.`;
}

function breaks({ breaks: why, them }: LineFacts): Sentence {
  const because: Record<LineFacts['breaks'], Sentence> = {
    none: say`By the bot’s rules one careless answer does not lose here: this line is no breakpoint.`,
    four: say`The central attack has power 4 or more`,
    'open three': say`The central attack has power 3, and both its ends are open`,
    joined: say`One mark more would join the central attack to its neighbour`,
  };
  if (why === 'none') return because.none;
  return say`${because[why]}. By the bot’s rules it is over if ${ink(them)} does not answer:
    ${strong('a breakpoint')}.`;
}

/** The sentences about one line, wherever it is read. */
export const lineSentence: Readonly<Record<LineFacts['kind'], (facts: LineFacts) => Sentence>> = {
  centre: ({ mark }) =>
    say`We try ${ink(mark)} on the middle cell, cell 0, and look along the line, at most four cells
      each way.`,
  window: (facts) =>
    say`The window grows: ${cellAt(facts)} ${holds(facts)}, so nothing is in the way.`,
  wall: (facts) => say`The window ends here, because ${cellAt(facts)} ${holds(facts)}.`,
  room: ({ room }) =>
    room >= 5
      ? say`The window has ${strong(cells(room))}: there is room for a five.`
      : say`The window has ${strong(cells(room))}. No five will ever fit in, so there are no
        attacks.`,
  run,
  end,
  peek,
  divider,
  drop,
  weigh,
  sum,
  breaks,
};

export const lineTags: Readonly<Record<LineFacts['kind'], string>> = {
  centre: 'try',
  window: 'window',
  wall: 'stop',
  room: 'room',
  run: 'attack',
  end: 'end',
  peek: 'peek',
  divider: 'divide',
  drop: 'drop',
  weigh: 'weigh',
  sum: 'sum',
  breaks: 'breakpoint?',
};

/** What is asked about one line, wherever it is read. */
export const lineQuestions: LinearQuestionMessages<LineFacts> = {
  choose: 'what comes next on the line',
  ask: ({ kind }, facts) => {
    const { run: found, room } = facts;
    if (kind === 'room') return say`The window has ${cells(room)}. Is there room for a five?`;
    if (kind === 'breaks')
      return say`Is this line a breakpoint by the bot’s rules: does one careless answer lose?`;
    if (kind === 'divider') {
      return say`By what is ${strong(facts.attack)}${found ? ` on ${where(found)} divided?` : ''}`;
    }
    return say`The attack is on ${found ? where(found) : ''}. Is its end at ${cellAt(facts)} open?`;
  },
  reason: ({ kind }, facts) => lineSentence[kind as LineFacts['kind']](facts),
};

/** The figure of one line. */
export const lineMessages: LinearMessages<LineFacts> = {
  figure: (caption) => `Step through one line${caption ? `: ${caption}` : ''}`,
  loaded: (steps) => `A line of ${count(steps)} steps.`,
  tags: lineTags,
  sentence: lineSentence,
  note: (text) => `, ${text}`,
  tables: {
    attacks: {
      caption: 'Its attacks',
      columns: ['power : potential', 'on cells', 'divided', 'weight'],
    },
    line: { caption: 'The line', columns: ['', ''] },
  },
  terms: {
    sum: 'together',
    dropped: 'dropped',
    window: 'window',
    room: 'cells in it',
    breaks: 'breakpoint',
    unknown: '',
    none: 'no',
    four: 'yes, a four',
    'open three': 'yes, an open three',
    joined: 'yes, joined to four',
  },
  questions: lineQuestions,
};
