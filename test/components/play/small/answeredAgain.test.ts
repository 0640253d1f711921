import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BotService } from '../../../../src/components/players/policies.dom.ts';
import { parsePlayLink } from '../../../../src/components/play/small/playLink.ts';
import {
  DEFAULT_GAME,
  type SmallGameInPlay,
} from '../../../../src/components/play/small/smallGame.ts';
import { SmallSession } from '../../../../src/components/play/small/smallSession.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function playing(match: SmallGameInPlay): SmallSession {
  const noWorker = () => {
    throw new Error('no worker here');
  };
  return new SmallSession(match, () => undefined, new BotService(noWorker));
}

it('a move that was taken back and is made again is answered', async () => {
  const play = playing(DEFAULT_GAME);
  const answers: (number | undefined)[] = [];
  for (const cell of [4, 4, 8]) {
    play.choose(cell);
    await vi.advanceTimersByTimeAsync(2000);
    expect(play.isPersonsTurn).toBe(true);
    expect(play.match.moves.slice(0, 1)).toEqual([cell]);
    expect(play.match.at).toBe(2);
    answers.push(play.match.moves[1]);
    play.undo();
    expect(play.match.at).toBe(0);
  }
  expect(answers[1], 'the same answer as before').toBe(answers[0]);
});

it('two persons move by themselves', () => {
  const play = playing(parsePlayLink('#x=person&o=person&moves=031')!.match);
  play.undo();
  play.undo();
  play.choose(3);
  expect(play.match.at).toBe(2);
});
