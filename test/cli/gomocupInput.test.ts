import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GomocupBrain, LEAST_SIDE, MOST_SIDE } from '../../src/cli/gomocup/brain.ts';
import { LONGEST_LINE } from '../../src/cli/lines.ts';
import { command } from './asking.ts';
import { Referee, hasWon, newBrain, say } from './gomocupManager.ts';
import { anyCharacter } from '../anyCharacter.ts';
import { deep } from '../deep.ts';

describe('odd input', () => {
  const ready = () => newBrain({ width: 15, height: 15, rule: 0, seed: 1, opening: 0 });

  it.each([
    ['FOO', /^UNKNOWN FOO/],
    ['done', /^UNKNOWN DONE/],
    ['SWAP2BOARD', /^UNKNOWN/],
    ['\u0000\u0001', /^UNKNOWN/],
    ['START', /^ERROR/],
    ['START 20 20', /^ERROR/],
    ['START 0', /^ERROR/],
    [`START ${LEAST_SIDE - 1}`, /^ERROR sides/],
    [`START ${MOST_SIDE + 1}`, /^ERROR sides/],
    ['START 99999999999999999999', /^ERROR/],
    ['RECTSTART 20', /^ERROR/],
    ['RECTSTART 20,,20', /^ERROR/],
    ['TURN', /^ERROR/],
    ['TURN 1', /^ERROR/],
    ['TURN 1,2,3', /^ERROR/],
    ['TURN 15,0', /^ERROR there is no cell/],
    ['TURN 7,7', /^ERROR 7,7 is taken/],
    ['TAKEBACK 0,0', /^ERROR there is no mark/],
    ['TAKEBACK', /^ERROR/],
    ['BEGIN', /^ERROR/],
  ])('%j is told, and changes nothing', (line, answer) => {
    const brain = ready();
    expect(say(brain, 'BEGIN')).toBe('7,7');
    expect(say(brain, line)).toMatch(answer);
    expect(say(brain, 'TURN 7,7')).toMatch(/taken/);
    expect(say(brain, 'TURN 0,0')).toMatch(/^\d+,\d+$/);
  });

  it('before START is an error, but ABOUT and END', () => {
    for (const line of ['BEGIN', 'TURN 1,1', 'BOARD', 'RESTART', 'TAKEBACK 1,1']) {
      expect(say(new GomocupBrain(), line)).toMatch(/^ERROR there is no board/);
    }
    const brain = new GomocupBrain();
    expect(say(brain, 'about')).toMatch(/^name="[^"]+", version="[^"]+", author="[^"]+"/);
    expect(brain.answer('END')).toEqual([]);
    expect(brain.isOver).toBe(true);
    expect(brain.answer('ABOUT')).toEqual([]);
  });

  it('tells the version of the package', () => {
    const file = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
    const { version } = JSON.parse(file) as { version: string };
    expect(say(new GomocupBrain(), 'ABOUT')).toContain(`version="${version}"`);
  });

  it.each([
    ['a cell twice', ['1,1,1', '1,1,2'], /taken/],
    ['a cell outside', ['1,1,1', '1,15,2'], /no cell/],
    ['a field that is none', ['1,1,3'], /not x,y,1/],
    ['half a line', ['1,1'], /not x,y,1/],
    ['nonsense', ['1,1,1', 'hello world'], /"hello world"/],
  ])('in a BOARD, %s, is told at its end; the board stays', (_, lines, message) => {
    const brain = ready();
    say(brain, 'BEGIN');
    expect(brain.answer('BOARD')).toEqual([]);
    for (const line of lines) expect(brain.answer(line)).toEqual([]);
    expect(say(brain, 'DONE')).toMatch(message);
    expect(say(brain, 'TURN 7,7')).toMatch(/taken/);
    expect(say(brain, 'TURN 1,1')).toMatch(/^\d+,\d+$/);
  });

  it.each([
    ['SWAP2BOARD', /^UNKNOWN/],
    ['BOARD', /^ERROR there is no board/],
  ])('that is not taken is answered once, with all lines of its block: %s', (name, message) => {
    const brain = new GomocupBrain();
    const answers = [name, '7,7', '8,7,1', '-1,9', 'DONE'].flatMap((line) => brain.answer(line));
    expect(answers).toEqual([expect.stringMatching(message)]);
    expect(say(brain, 'START 15')).toBe('OK');
    expect(say(brain, '7,7')).toMatch(/^UNKNOWN/);
  });

  it.each([
    ['rule 8', 'rule 1', /not played here/],
    ['rule none', 'rule 4', /not played here/],
    ['max_memory 1000', 'max_memory 0', /max_memory/],
  ])('INFO %s cannot be kept, which is told where it would be used', (bad, good, message) => {
    const brain = ready();
    expect(brain.answer(`INFO ${bad}`)).toEqual([]);
    for (const line of ['BEGIN', 'TURN 3,3', 'RESTART']) expect(say(brain, line)).toMatch(message);
    expect(brain.answer(`INFO ${good}`)).toEqual([]);
    expect(say(brain, 'TURN 3,3')).toMatch(/^\d+,\d+$/);
  });

  it('on a full board is an error', () => {
    const brain = newBrain({ width: 5, height: 5, rule: 0, seed: 1, opening: 0 });
    brain.answer('BOARD');
    for (let at = 0; at < 25; at++) brain.answer(`${at % 5},${Math.floor(at / 5)},${1 + (at % 2)}`);
    expect(say(brain, 'DONE')).toBe('ERROR the board is full');
    expect(say(brain, 'TURN 0,0')).toMatch(/taken/);
  });

  it('of any kind is answered by lines of the protocol', () => {
    const number = fc.oneof(fc.integer({ min: -1, max: 16 }), fc.constantFrom('', 'x', 1e12));
    const names = [
      ...['START', 'RECTSTART', 'RESTART', 'BEGIN', 'TURN', 'TAKEBACK'],
      ...['BOARD', 'DONE', 'INFO', 'ABOUT', 'play'],
    ];
    const line = fc.oneof(
      fc
        .tuple(fc.constantFrom(...names), fc.array(number, { maxLength: 3 }))
        .map(([name, numbers]) => `${name} ${numbers.join(',')}`),
      fc.tuple(number, number, fc.constantFrom(1, 2, 3)).map((numbers) => numbers.join(',')),
      fc.string({ unit: anyCharacter, maxLength: 30 }),
    );
    const known = /^(OK|\d+,\d+|(ERROR|UNKNOWN) .+|name=.+)$/s;
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        const brain = new GomocupBrain(3);
        for (const each of ['START 15', ...lines]) {
          for (const answer of brain.answer(each)) expect(answer).toMatch(known);
        }
      }),
      { numRuns: deep(40, 150) },
    );
  });
});

describe('the command', () => {
  const file = fileURLToPath(new URL('../../src/cli/gomocup/main.ts', import.meta.url));

  it.each([
    ['by search', ['--bot=strongest']],
    ...deep([], [['by weights', []]] as const),
  ] as const)(
    'plays over a pipe with CR LF, %s, in good time, and goes when it is told to',
    async (_, by) => {
      const child = spawn(process.execPath, [file, ...by], { stdio: ['pipe', 'pipe', 'inherit'] });
      const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      const ask = async (line: string): Promise<string> => {
        child.stdin.write(`${line}\r\n`);
        return ((await lines.next()) as { value: string }).value;
      };
      expect(await ask('START 20')).toBe('OK');
      child.stdin.write('INFO timeout_turn 50\r\n');
      const referee = new Referee(20, 20);
      const rival = new GomocupBrain(5);
      rival.answer('START 20');
      let move = await ask('BEGIN');
      let slowest = 0;
      for (let who: 'first' | 'second' = 'first'; ; who = who === 'first' ? 'second' : 'first') {
        const { lengths } = referee.place(move, who);
        if (hasWon(lengths, who, 0) || referee.isFull) break;
        const began = performance.now();
        move = who === 'first' ? say(rival, `TURN ${move}`) : await ask(`TURN ${move}`);
        slowest = Math.max(slowest, performance.now() - began);
      }
      expect(referee.cells.size).toBeGreaterThan(8);
      // Gomocup's shortest turn is five seconds; this machine may have much else to do.
      expect(slowest).toBeLessThan(5000);
      child.stdin.write('END\r\n');
      expect(await ended).toBe(0);
    },
  );

  it('says in a sentence that it does not know a bot', async () => {
    expect(await command('gomocup/main.ts', ['--bot=nope'])).toMatchObject({
      code: 1,
      errors: 'There is no --bot=nope, only --bot=weights and --bot=strongest.\n',
    });
  });

  it.each(deep(['weights'], ['weights', 'strongest']))(
    'tells of a line that is too long, and ends with its input: %s',
    async (bot) => {
      const input = `START 20\nINFO timeout_turn 0\n${'9'.repeat(LONGEST_LINE + 9)}\nBEGIN\nBOARD\n1,1,1`;
      const { code, output } = await command('gomocup/main.ts', [`--bot=${bot}`], input);
      expect(code).toBe(0);
      expect(output).toMatch(/^OK\nERROR this line is too long\n\d+,\d+\n$/);
    },
  );
});
