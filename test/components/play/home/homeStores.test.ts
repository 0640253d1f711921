import { describe, expect, it } from 'vitest';
import { gameStore, parseHomeLink } from '../../../../src/components/play/home/homeStores.ts';

describe('a game that is stored', () => {
  it('is none where it cannot be played', () => {
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
});

describe('a game in a link', () => {
  it('is none where it cannot be played, and says so', () => {
    for (const bad of ['', 'Y4', 'X44', 'X9', 'O0123456789', 'X4a', 'X03142' + '5'])
      expect(parseHomeLink(`#game=${bad}`), bad).toBe('unplayable');
  });
});
