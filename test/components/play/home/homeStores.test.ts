import { expect, it } from 'vitest';
import {
  gameStore,
  parseHomeLink,
  tallyStore,
} from '../../../../src/components/play/home/homeStores.ts';

it('a stored game is none where it cannot be played', () => {
  const broken = [
    '{"v":1,"person":"Y","moves":[]}',
    '{"v":1,"person":"X","moves":"04"}',
    '{"v":1,"person":"X","moves":[4,4]}',
    '{"v":1,"person":"X","moves":[9]}',
    '{"v":1,"person":"X","moves":["4"]}',
    '{"v":1,"person":"X","moves":[0,3,1,4,2,8]}',
  ];
  for (const text of broken) expect(gameStore.parse(text).value, text).toBeUndefined();
});

it('the games of this device are none before there were hairs, and those that can be read, each once', () => {
  const tally = { v: 1, person: 0, draw: 1, machine: 2 };
  const read = (games?: unknown) => tallyStore.parse(JSON.stringify({ ...tally, games }));
  expect(read()).toMatchObject({ value: { games: [] }, problem: undefined });
  const { value, problem } = read(['03142', '0314', '03142', '031425', '09142', 40312, null]);
  expect([value.games, problem]).toEqual([['03142'], { code: 'lost-some', count: 6 }]);
  expect(read('03142').problem).toEqual({ code: 'unreadable' });
});

it('a game in a link is none where it cannot be played, and says so', () => {
  for (const bad of ['', 'Y4', 'X44', 'X9', 'O0123456789', 'X4a', 'X03142' + '5', 'O041236'])
    expect(parseHomeLink(`#game=${bad}`), bad).toBe('unplayable');
});
