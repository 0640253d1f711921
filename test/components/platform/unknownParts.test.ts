import { describe, expect, it } from 'vitest';
import { openedFrom, unknownParts } from '../../../src/components/platform/problems.ts';
import { parsePlayLink, playLink } from '../../../src/components/play/games/playLink.ts';
import { playProblemMessages } from '#language/play/page/problems';
import { leftAside } from '#language/ui/language/links';

const KNOWN = ['g', 'size'];
const names = (fragment: string) => unknownParts(fragment, KNOWN)[0]?.names;

describe('parts of a link that its page does not have', () => {
  it('are named, each once, the first three of them', () => {
    expect(names('#size=none&g=1')).toBeUndefined();
    expect(names('#size=none&moves=9999&moves=1')).toEqual(['moves']);
    expect(names('a=1&b=2&size=3&c=4&d=5')).toEqual(['a', 'b', 'c']);
    expect(names('#constructor=1&toString')).toEqual(['constructor', 'toString']);
  });

  it('are shown without what would turn or hide the text around them, and not in full length', () => {
    expect(names('#%E2%80%AEab%00%20c=1&=2')).toEqual(['abc']);
    expect(names(`#${'x'.repeat(1000)}=1`)).toEqual(['x'.repeat(20)]);
  });

  it('are said in one sentence', () => {
    expect(leftAside([], ['a'])).toMatch(/^Part of .*“a”\. /);
    expect(leftAside([], ['a', 'b'])).toMatch(/^Parts of .*“a” and “b”\. /);
  });

  it('are not named where nothing of the link is used', () => {
    const long = `#size=15&level=3&g=${'A'.repeat(130_000)}`;
    const { problems } = openedFrom(long, parsePlayLink, playLink.names)!;
    expect(problems.map(({ code }) => code)).toEqual(['too-long']);
  });

  it('are said together with those that cannot be read, and once that the rest is used', () => {
    const { problems } = openedFrom('#variant=five,15&level=3', parsePlayLink, playLink.names)!;
    expect(playProblemMessages(problems)).toBe(
      'Part of this link cannot be read: the board. Part of it is unknown to this page: “level”. The rest of it is used.',
    );
  });
});
