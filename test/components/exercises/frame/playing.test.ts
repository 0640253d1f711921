import { describe, expect, it } from 'vitest';
import {
  KINDS,
  LEVELS,
  askedPlays,
  falseStory,
  seededRng,
  stepCount,
  type SearchStep,
} from '../../../../src/engine/index.ts';
import {
  describedStory,
  truthOf,
} from '../../../../src/components/exercises/wrong-step/falseSentence.ts';
import playAlgorithm from '../../../../src/components/exercises/play-algorithm/page.ts';
import {
  playingOf,
  sceneOf,
  sentenceAt,
  slotsOf,
} from '../../../../src/components/exercises/play-algorithm/playing.ts';
import { joined } from '../../lessons/text.ts';

describe('a story with a false step', () => {
  it('is told as the search went, but for that one step', () => {
    for (const level of LEVELS) {
      for (let seed = 0; seed < 60; seed++) {
        const params = KINDS['wrong-step'].generate(seededRng(seed), level);
        const { run, steps } = falseStory(params);
        const told = describedStory(params).map(({ sentence }) => joined(sentence));
        const truth = steps.map((step) => joined(sentenceAt(run, step)));
        const differing = told.flatMap((sentence, at) => (sentence === truth[at] ? [] : [at + 1]));
        expect(differing).toEqual([KINDS['wrong-step'].key(params)]);
        expect(joined(truthOf(params))).toBe(truth[(differing[0] as number) - 1]);
      }
    }
  });
});

describe('a search that is played by hand', () => {
  it('shows the board and the waiting calls of the moment, to the last step', () => {
    for (const level of LEVELS) {
      for (let seed = 0; seed < 30; seed++) {
        const params = KINDS['play-algorithm'].generate(seededRng(seed), level);
        const playing = playingOf(params);
        const asked = askedPlays(params);
        expect(playing.before).toHaveLength(params.done);
        const key = KINDS['play-algorithm'].key(params);
        const slots = slotsOf(playing, key, asked.length);
        expect(slots.every(({ isRight }) => isRight)).toBe(true);
        asked.forEach((play, done) => {
          const { stack } = sceneOf(playing, done);
          // The running call is the one that does the step.
          expect(stack[0]?.call).toBe(slots[done]?.done?.call);
          expect(play.step).toBeLessThan(stepCount(playing.run.trace));
        });
        expect(sceneOf(playing, asked.length).stack.length).toBeGreaterThan(0);
      }
    }
  });

  it('reads steps as people type them', () => {
    const params = KINDS['play-algorithm'].generate(seededRng(1), 2);
    const read = (text: string) => playAlgorithm.kind.typed?.read(text, params);
    const plays: SearchStep[] = [
      { act: 'calls', value: 4 },
      { act: 'returns', value: -10 },
      { act: 'keeps', value: 4 },
    ];
    expect(read('call 4, return -10, keep 4')).toEqual(plays);
    expect(read('Calls cell 4; returns −10. keeps cell 4')).toEqual(plays);
    expect(read('c4 r-10 k4')).toEqual(plays);
    expect(read('return +10')).toEqual([{ act: 'returns', value: 10 }]);
    for (const text of ['', 'call', 'call 9', 'return 5', 'play 4', 'call 4 ?', '4 call']) {
      expect(read(text)).toBeUndefined();
    }
    const key = KINDS['play-algorithm'].key(params);
    expect(read(playAlgorithm.kind.answerText(key, params))).toEqual(key);
  });
});
