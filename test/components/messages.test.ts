import { beforeAll, expect, it } from 'vitest';
import { everySaid, type Said } from './everyMessage.ts';

// Every message, with every sort of argument that its types allow, read as a proof-reader reads.

const NOUNS = [
  ...['assignment', 'bead', 'board', 'breakpoint', 'call', 'cell', 'exercise', 'file'],
  ...['fork', 'form', 'game', 'hint', 'kind', 'lesson', 'level', 'line', 'mark', 'move', 'name'],
  ...['number', 'part', 'piece', 'point', 'position', 'pupil', 'result', 'row', 'second', 'step'],
  ...['table', 'task', 'threat', 'time', 'turn', 'way', 'weight', 'work'],
].join('|');
const BETWEEN = '(?:(?:more|empty|other|earlier) )?';
/** Not the end of a longer number, of a cell's name, or of a list. */
const ALONE = '(?<![\\d.,:−–-]|, |and )\\b';

/** Never one: the number is a limit or a fixed size, or at least two wherever it is said. */
const NEVER_ONE = `
arena/messages: beaten.noPositions
atlas/messages: shown
bot/messages: proved.noFour
bot/messages: proved.ofFive
breakpoints/messages: held
bug-hunt/messages: mend.wrongLines
bug-hunt/messages: says
classroom/camera/messages: part
classroom/camera/messages: set
classroom/gradebook/messages: added
classroom/gradebook/messages: troubles.whyNot
classroom/workshop/messages: list.full
classroom/workshop/messages: out.long
classroom/workshop/messages: out.qrParts
exercises/frame/problems: paramsProblem
exercises/lines-through/messages: hints.room
exercises/lines-through/messages: reason
exercises/match-result/messages: hints.reach
lessons/depth/messages: limits
lessons/parts/messages: callTable.caption
map/messages: poster.lines
play/messages: says.refused
play/page/problems: playProblemMessages
progress/messages: readSoFar
site/home/messages: games
site/home/messages: spoken
site/home/messages: teach
stepper/dialogs: addressProblems
stepper/search/messages: limit
stepper/search/messages: stepper.recording.cut
ui/large-board/messages: summary.many
`;

let said: readonly Said[];
/** Where everything that can be given is given. */
let whole: readonly Said[];

beforeAll(() => {
  said = everySaid();
  whole = said.filter(({ by }) => !/\[\]|null/.test(by));
}, 120_000);

const nameOf = (by: string) => by.replace(/\(.*/s, '').replace(/ \w+\./, ' ');

/** The messages that say something of this form, by file and key, with one example each. */
function saying(form: RegExp, among = said): Record<string, string> {
  const found = among.filter(({ text }) => form.test(text));
  return Object.fromEntries(found.map(({ by, text }) => [nameOf(by), text]));
}

it('are all heard', () => {
  expect(said.length).toBeGreaterThan(15_000);
});

it('say “2 marks”, never “2 mark”', () => {
  const form = new RegExp(`${ALONE}(?:0|2|3|[Tt]wo|[Tt]hree) ${BETWEEN}(?:${NOUNS})\\b`);
  expect(saying(form)).toEqual({
    'algorithms/rules-of-thumb/messages: terms.3': '3 fork',
  });
  expect(saying(/\b[Tt]here (?:is|was) (?:0|2|3|two|three)\b/)).toEqual({});
});

it('say “1 mark”, never “1 marks”', () => {
  const found = saying(new RegExp(`${ALONE}(?:1|[Oo]ne) ${BETWEEN}(?:${NOUNS})s\\b`));
  const names = Object.keys(found).filter((name) => !/\bloaded$/.test(name));
  expect(names.sort()).toEqual(NEVER_ONE.trim().split('\n'));
});

it('say “cell 4”, but “cells 4 and 6”', () => {
  const many = saying(/\b(?:[Cc]ell|[Tt]ask|[Cc]all)\s\d(?:, \d)* and \d(?! by| after)/);
  expect(many).toEqual({});
  // These are of several cells in any case (add yours if they are), and a call calls another.
  const several = /game\.all|line-sum|play-on.*answerText|returns/;
  const one = saying(/\b(?:[Cc]ells|[Tt]asks|[Cc]alls)\s\d(?!,? ?(?:\d|and|to|or))/, whole);
  const wrong = Object.entries(one).filter((each) => !several.test(each.join()));
  expect(wrong, 'of one, or never of one and missing in `several` above').toEqual([]);
});

it('have one space between words, none before a comma, and no words that run together', () => {
  const spaces = Object.keys(saying(/[^\]] {2}| [,.;!?](?![\d.p])|\w :/, whole));
  expect(spaces.sort()).toEqual([
    // The article writes an attack as [power : potential].
    'algorithms/line-attacks/messages: tables.attacks.columns.0',
    'arena/messages: matrix.said',
    'exercises/cell-rating/messages: solution',
    'exercises/line-attacks/messages: blank',
    'lessons/weight/lesson: chart.short.openThree',
    'lessons/weight/lesson: chart.without.openThree',
    // A line of no moves is never said.
    'play/large/messages: attack',
    'play/large/thinking/search: thought.expects',
  ]);
  // A list of moves, h8h7i7, is written so, and so are calls of a program, the names of languages and their interpreters, and the card stopFork.
  expect(
    saying(
      / .*(?:(?!kB|kJ|aN|aS|oP|pF)[a-z][A-Z]|(?!h8|h7|i7|a1)[a-z]\d|\d[+−]\d|[.,:?!][A-Z]|[a-z](?<!play|choice)\()/,
      whole,
    ),
  ).toEqual({});
});

it('end as they begin: what has a whole sentence in it is one to its end', () => {
  expect(
    saying(/^(?=.*[a-z][.?!] [A-Z]).*(?<![.?!:…)”\s]|Ada|the lesson|a hint|the answer)$/, whole),
  ).toEqual({});
});

it('are never empty, except for what is left out on purpose', () => {
  const silent = Object.keys(saying(/^\s*$/, whole)).filter((name) => !/\.columns\.\d$/.test(name));
  expect(silent.sort()).toEqual([
    'algorithms/line-attacks/messages: terms.unknown',
    // Practice without limit of tries has no rules.
    'classroom/task: rules',
    'lessons/ratings/messages: read.note',
    'map/messages: addressProblems',
  ]);
});

it('say what they said: every turn of phrase, by what it depends on', async () => {
  const turns = new Map<string, string[]>();
  const heard = new Set<string>();
  for (const { by, text } of said.filter(({ by }) => by.includes('('))) {
    const name = nameOf(by);
    const words = ['', ...text.replaceAll(/\d+/g, (n) => (n === '1' ? n : 'n')).split(' '), ''];
    const pairs = words.slice(1).map((word, at) => `${name} ${words[at]} ${word}`);
    if (pairs.some((pair) => !heard.has(pair))) turns.set(name, [...(turns.get(name) ?? []), text]);
    for (const pair of pairs) heard.add(pair);
  }
  const lines = [...turns].map(([name, texts]) => [name, ...texts].join('\n  '));
  // After a change that is meant, read the difference and run `npx vitest run test/components/messages -u`.
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../gallery/said.txt');
});
