import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import PlayDrill from '../../../../src/components/play/page/PlayDrill.svelte';
import { listedName, playersOffered } from '../../../../src/components/play/opponents.ts';
import PlayPage from '../../../../src/components/play/page/PlayPage.svelte';
import { parsePlayLink } from '../../../../src/components/play/games/playLink.ts';
import { BOT_KINDS, SMALL_VARIANT } from '../../../../src/engine/index.ts';
import { choiceOfPlayer } from '../../../../src/components/players/players.ts';
import { botMessages as bots } from '#language/players/messages';
import { playShared } from '#language/play/messages';
import { playPageMessages as playPage } from '#language/play/small/messages';

const SECOND = { board: 'X........', move: 'O', person: 'O', goal: 'draw', title: 'A' } as const;

describe('a task in a text, first drawn', () => {
  it('tells what to reach, and as whom', () => {
    const html = render(PlayDrill, { props: SECOND }).body;
    expect(html).toContain(playPage.task.asks.draw);
    expect(html).toContain(playPage.task.against('O', undefined));
    expect(html.match(/aria-label="cell \d, empty"/g)).toHaveLength(8);
    // The page opens the same task.
    const [, fragment = ''] = /href="\/play\/(#[^"]+)"/.exec(html) ?? [];
    const { match, problems } = parsePlayLink(fragment.replaceAll('&amp;', '&'))!;
    expect(problems).toEqual([]);
    expect(match).toMatchObject({ goal: 'draw', players: { X: 'best', O: 'person' } });
  });

  it('refuses a goal that cannot be forced, and a board that cannot be', () => {
    expect(() => render(PlayDrill, { props: { ...SECOND, goal: 'win' } }).body).toThrow('no-goal');
    expect(() => render(PlayDrill, { props: { ...SECOND, board: 'XX.......' } }).body).toThrow();
  });
});

describe('the page /play/, first drawn', () => {
  it('offers five levels, and the lessons to who has no scripts', () => {
    const html = render(PlayPage).body;
    for (const level of Object.values(playShared.strengths)) expect(html).toContain(`>${level}: `);
    expect(html).toMatch(/<noscript>.*lessons\/".*<\/noscript>/s);
  });
});

describe('every player', () => {
  it('is offered, its level first if it has one on this page', () => {
    const offered = playersOffered({ kind: 'minimax' }, SMALL_VARIANT);
    expect(offered.map(choiceOfPlayer)).toEqual(expect.arrayContaining([...BOT_KINDS]));
    expect(offered.map((player) => listedName(player, SMALL_VARIANT))).toContain(
      playShared.levelFirst(playShared.strengths.beginner, bots.name('random')),
    );
    const cards = { kind: 'cards', code: 'c.win' } as const;
    expect(playersOffered(cards, SMALL_VARIANT)).toContain(cards);
  });
});
