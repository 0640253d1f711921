import { describe, expect, it } from 'vitest';
import {
  audit,
  botTable,
  cardsTable,
  fractionNumber,
  makeMachine,
  makePolicyText,
  policyOf,
} from '../../../src/engine/index.ts';
import { startProgram } from '../../../src/components/bot/code/starts.ts';
import { takeHome } from '../../../src/components/bot/code/takeHome.ts';
import {
  othersHandlers,
  type MachineRival,
} from '../../../src/components/bot/others/othersHandlers.dom.ts';
import { rivalOf } from '../../../src/components/bot/others/rival.dom.ts';
import { othersMessages } from '#language/bot/others/messages';
import {
  EXAMPLE_CLASS,
  MOST_MACHINES,
  linesOfFile,
  readMachines,
} from '../../../src/components/bot/others/readMachines.ts';
import { growthOfFour } from '../../growth.ts';
import { standingsOf } from '../../../src/components/bot/others/standings.ts';

const FOUR = { kind: 'cards', cards: ['win', 'block', 'stopFork', 'centre'] } as const;
const read = (text: string) =>
  readMachines(text).machines.map(({ name, machine }) => [name, makeMachine(machine)]);

describe('the list of a class', () => {
  it.each([
    ['Ada c.win-block', 'Ada'],
    ['- Ada: win block', 'Ada'],
    ['Ada\tWIN, bLock', 'Ada'],
    ['1. Ada Lovelace;Win block', '1. Ada Lovelace'],
    ['"Ada","c.win-block"', 'Ada'],
    ['c.win-block', ''],
    ['Ada c.win–\u200Bblock', 'Ada'],
    ['- ( Win Block', ''],
    ['https://notes.example/bot/#name=Ada&machine=c.win-block', 'Ada'],
    ['Bea,https://notes.example/bot/#name=Ada&machine=c.win-block', 'Bea'],
    ['#machine=c.win-block Bea', 'Bea'],
  ])('reads %s', (line, name) => {
    expect(read(line)).toEqual([[name, 'c.win-block']]);
  });

  it('tells of each line that isn’t in it as it stands there, and loses nothing', () => {
    const text = [
      'name,link',
      'Ada win block',
      '',
      'Noor: win middle',
      'Ada c.win-block',
      'Ada c.block-win',
      'Emil win block win',
      'Omar #machine=c.win-middle',
    ].join('\r\n');
    expect(read(text)).toEqual([
      ['Ada', 'c.win-block'],
      ['Ada (2)', 'c.block-win'],
    ]);
    expect(
      readMachines(text).troubles.map(({ line, name, why }) => `${line} ${name} ${why.code}`),
    ).toEqual([
      '1 name link no-machine',
      '4 Noor unknown-card',
      '5 Ada again',
      '6 Ada renamed',
      '7 Emil card-twice',
      '8 Omar unknown-card',
    ]);
  });

  it('reads what a chat has put on one line', () => {
    const all = (line: string) => read(line).map((each) => each.join(' '));
    const expected = ['Ada c.win', '+ c.bo@notes.example c.block', '#3 Cy c.edge'];
    const named = 'Ada: c.win + c.bo@notes.example: c.block, #3 Cy #name=X&machine=c.edge';
    expect(all(named)).toEqual(expected);
    expect(all('c.win Ada /#machine=c.block + c.bo@notes.example, c.edge #3 Cy')).toEqual(expected);
  });

  it('ends where there are too many', () => {
    const many = Array.from({ length: MOST_MACHINES + 2 }, (_, at) => `P${at} win`).join('\n');
    expect(readMachines(many).machines).toHaveLength(MOST_MACHINES);
    expect(readMachines(many).troubles.map(({ why }) => why.code)).toEqual([
      'too-many',
      'too-many',
    ]);
  });

  it('reads lines four times as long in four times the time, whatever they consist of', async () => {
    for (const sign of ['\0\uD800#machine=%', 'c.', 'x', '(', '- ', '#', 'win ']) {
      const line = (share: number) => `x${sign.repeat((share * 2000) / sign.length)}x\n`;
      expect(await growthOfFour((share) => readMachines(line(share).repeat(80)))).toBeLessThan(9);
    }
  });
});

it('has boxes in the class by their age, and they play as those of the arena', async () => {
  const bot = { kind: 'learning-table' } as const;
  const numbers = makePolicyText((setup) => policyOf(bot, setup));
  const code = makeMachine({ kind: 'trained', games: 312, numbers });
  expect(read(`Ada ${code}`)).toEqual([['Ada', code]]);
  const { machines, troubles } = readMachines(`${code}\nBo ${code.replace('312', '313')}`);
  expect(troubles.map(({ why }) => why.code)).toEqual(['broken-boxes']);
  const { machine } = machines[0]!;
  expect(othersMessages.class.nameless(machine)).toBe('Trained, 312 games old');
  const rival = await rivalOf(machine);
  const { shares } = othersHandlers.play([(rival.ok && rival.value) as MachineRival, FOUR]);
  expect(shares[0]![1]).toEqual(audit(botTable(bot), cardsTable(FOUR.cards), 'first'));
});

describe('a file of a class', () => {
  const lines = (name: string, text: string) => linesOfFile(name, new TextEncoder().encode(text));

  it('has machines, or a program without the game that was put around it to take it home', () => {
    const program = startProgram('first', 'python', []);
    const code = makeMachine({ kind: 'code', ...program });
    expect(lines('class 7/Ada.py', takeHome(program))).toMatchObject({ value: `Ada: ${code}` });
    expect(lines('Emil.txt', 'win block\n')).toMatchObject({ value: 'Emil: win block' });
    expect(lines('all.csv', 'Emil;win\nAda;edge\n')).toMatchObject({
      value: 'Emil;win\nAda;edge',
    });
  });

  it('is told of where no machine is in it, or one that no link can carry', () => {
    const noise = Array.from({ length: 9000 }, (_, at) => (at * at * 7919).toString(36)).join('');
    expect(lines('a.txt', 'hello')).toMatchObject({ problem: 'noMachines' });
    expect(lines('a.py', ' \n')).toMatchObject({ problem: 'noMachines' });
    expect(lines('a.js', `// ${noise}`)).toMatchObject({ problem: 'tooLarge' });
  });
});

describe('the table of a class', () => {
  const machines = readMachines(EXAMPLE_CLASS).machines.flatMap(({ machine }) =>
    machine.kind === 'cards' ? [machine] : [],
  );
  const results = othersHandlers.play(machines);
  const standings = standingsOf(results);

  it('has every machine’s games against all the others, and an unbeaten one that isn’t first in its example', () => {
    const tables = machines.map(({ cards }) => cardsTable(cards));
    for (const { at, ends, points } of standings) {
      const sum = { win: 0, draw: 0, loss: 0 };
      for (const [other, table] of tables.entries())
        for (const plays of other === at ? [] : (['first', 'second'] as const)) {
          const shares = audit(tables[at]!, table, plays);
          for (const end of ['win', 'draw', 'loss'] as const)
            sum[end] += fractionNumber(shares[end]);
        }
      for (const end of ['win', 'draw', 'loss'] as const) expect(ends[end]).toBeCloseTo(sum[end]);
      expect(points).toBeCloseTo(ends.win + ends.draw / 2);
    }
    expect(standings.map(({ place }) => place)).toEqual(machines.map((_, at) => at + 1));
    expect(standings.map(({ judged }) => judged.isProved).indexOf(true)).toBe(1);
  });

  it('gives one place to equals, and plays thirty before a test is over', () => {
    const thirty = Array.from({ length: 30 }, (_, at) => machines[at % 3]!);
    const places = standingsOf(othersHandlers.play(thirty)).map(({ place }) => place);
    expect(places).toEqual(thirty.map((_, at) => 1 + at - (at % 10)));
  });
});
