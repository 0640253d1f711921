import { expect, it } from 'vitest';
import { ARTICLE_RULES, explainForbidden, X } from '../../../../src/engine/index.ts';
import {
  LARGE_GAME,
  type LargeGameInPlay,
  FIRST_LARGE_GAME,
} from '../../../../src/components/play/games/largeGame.ts';
import { newLargeGame } from '../../../../src/components/play/games/largePlay.ts';
import { BoardPlay } from '../../../../src/components/play/page/boardPlay.svelte.ts';
import { parseCellName } from '../../../../src/engine/game/large/cellText.ts';
import { PlayBrain } from '../../../../src/components/play/large/thinking/playBrain.ts';

/** A game of renju between two people, by its moves. */
function renju(moves: string): LargeGameInPlay {
  const empty = newLargeGame(
    { ...FIRST_LARGE_GAME, players: { X: 'person', O: 'person' } },
    { rule: 'renju' },
  );
  return moves.split(' ').reduce((match, name) => {
    const played = LARGE_GAME.play(match, parseCellName(name, match.record.size)!);
    if (!played.ok) throw new Error(played.problem.code);
    return played.value;
  }, empty);
}
// Two on a row and two on a column through h8: there X would make two open threes.
const CROSS = 'g8 a15 i8 a13 h9 a11 h7 a9';
const MARKS = 8;

async function playing(match: LargeGameInPlay) {
  const play = new BoardPlay(match);
  const large = await play.loadLarge();
  return { play, large, rule: large.renju };
}

it('a forbidden cell is refused with its reason, and its lines are drawn', async () => {
  const { play, large, rule } = await playing(renju(CROSS));
  expect(rule.text).toContain('X may not play h8');
  expect(rule.scene.bands ?? []).toEqual([]);
  expect(rule.spoken).toContain('h8');
  expect(rule.markOf({ x: 7, y: 7 })).not.toBe('');
  expect(rule.markOf({ x: 7, y: 8 })).toBe('');
  play.choose({ x: 7, y: 7 });
  expect(large.match.record.moves).toHaveLength(MARKS);
  expect(play.note).toMatchObject({ kind: 'refused', why: { code: 'forbidden' } });
  expect(rule.scene.bands).toEqual([
    { from: { x: 5, y: 7 }, to: { x: 9, y: 7 }, tone: 'bad' },
    { from: { x: 7, y: 5 }, to: { x: 7, y: 9 }, tone: 'bad' },
  ]);
  // Any other cell is free, and what was asked is over.
  play.choose({ x: 14, y: 14 });
  expect(large.match.record.moves).toHaveLength(MARKS + 1);
  expect(rule.text).toContain('only X');
  expect(rule.spoken).toBe('');
});

it('a loaded game with a forbidden move says which, and stays as it was', async () => {
  const { rule } = await playing(renju(`${CROSS} h8 o1`));
  expect(rule.played).toEqual([9]);
});

it('no bot takes a forbidden cell, whatever it draws', () => {
  const brain = new PlayBrain();
  const match = renju(CROSS);
  const moment = LARGE_GAME.momentOf(match);
  expect(moment.turn).toBe(X);
  for (let seed = 1; seed <= 200; seed++) {
    for (const bot of ['attack-weights', 'random-near'] as const) {
      const cell = brain.cellOf(bot, { ...match, seed }, moment, ARTICLE_RULES);
      if (!cell) throw new Error('a bot has no move');
      expect(explainForbidden(moment.board, cell)?.reason).toBeUndefined();
    }
  }
  // Nor does a hint name one, although no cell is heavier.
  const hinted = brain.hint(match, moment, ARTICLE_RULES).cells;
  expect(brain.boardOf(match, moment).heaviest(X)).toEqual([{ x: 7, y: 7 }]);
  expect(hinted.length).toBeGreaterThan(0);
  expect(hinted).not.toContainEqual({ x: 7, y: 7 });
});
