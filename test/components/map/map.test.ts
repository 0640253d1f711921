import { describe, expect, it } from 'vitest';
import {
  BitPosition,
  EMPTY,
  O,
  afterMove,
  emptySetup,
  markName,
  markOf,
  positionsFrom,
  solve,
  type MarkName,
  type Setup,
} from '../../../src/engine/index.ts';
import {
  MAP_SIDE,
  WHOLE_MAP,
  aroundId,
  findOnMap,
  findPosition,
  mapBoard,
  mapCounts,
  placeOfBoard,
  placedBoards,
  replyId,
  setupAfter,
  withXFirst,
  type MapBoard,
} from '../../../src/components/map/mapBoards.ts';
import { mapPicture, otherSpot, underPoint } from '../../../src/components/map/mapDrawing.ts';
import { mapPanel, outcomeFor } from '../../../src/components/map/mapPanel.ts';
import { posterSvg } from '../../../src/components/map/poster.dom.ts';
import { deep } from '../../deep.ts';
import { setupOf } from '../../setupOf.ts';

const SIDES: readonly MarkName[] = ['X', 'O'];
const free = ({ cells }: Setup) => [...cells.keys()].filter((cell) => cells[cell] === EMPTY);
const isOver = (setup: Setup) => new BitPosition(setup).isOver;

/** Every board of a map over every best move, once a position. */
function everyBoard(side: MarkName): MapBoard[] {
  const found = new Map<string, MapBoard>();
  const walk = (id: string) => {
    const key = setupAfter(id).cells.join('');
    if (found.has(key)) return;
    const usual = mapBoard(side, id);
    found.set(key, usual);
    for (const move of usual.best.length > 0 ? usual.best : [undefined]) {
      const board = move === undefined ? usual : mapBoard(side, id, { [id]: move });
      for (const reply of board.replies) walk(replyId(board, reply));
    }
  };
  walk('');
  return [...found.values()];
}

describe.each(SIDES)('the map for %s', (side) => {
  const boards = everyBoard(side);
  /** On a push some of them: each is looked for, or solved with all that it leads to. */
  const some = boards.filter((_, at) => at % deep(5, 1) === 0);

  it('offers every best move, and only those', () => {
    for (const { setup, best } of some) {
      const isOwn = setup.toMove === markOf(side);
      if (!isOwn || isOver(setup)) {
        expect(best).toEqual([]);
        continue;
      }
      // A move is best if what it leads to is the position's own solution, one mark later.
      const { value, distance } = solve(setup);
      const expected = free(setup).filter((cell) => {
        const after = solve(afterMove(setup, cell));
        return after.value === 0 - value + 0 && after.distance === distance - 1;
      });
      expect(best).toEqual(expected);
      expect(best.length).toBeGreaterThan(0);
    }
  });

  it('holds every reply, and a board for each', () => {
    for (const { id, setup, chosen, replies, after } of some) {
      const moved = chosen === undefined ? setup : afterMove(setup, chosen);
      expect(after).toEqual(moved);
      const isOpponents = moved.toMove !== markOf(side);
      expect(replies).toEqual(isOpponents && !isOver(moved) ? free(moved) : []);
      for (const reply of replies) {
        const inner = `${id}${chosen ?? ''}${reply}`;
        expect(mapBoard(side, inner).setup).toEqual(afterMove(moved, reply));
        expect(aroundId(side, inner)).toBe(id);
      }
    }
  });

  it('never loses', () => {
    for (const { setup } of boards) {
      const { value } = solve(setup);
      expect(setup.toMove === markOf(side) ? value : 0 - value).toBeGreaterThanOrEqual(0);
    }
  });

  it('is as large as it says', () => {
    const counts = mapCounts(side);
    const drawn = placedBoards(side, {}, () => true);
    expect(counts.boards).toBe(drawn.length);
    expect(new Set(drawn.map(({ board }) => board.id)).size).toBe(drawn.length);
    // The others are O's empty board and finished games.
    const isTurn = ({ setup }: MapBoard) =>
      markName(setup.toMove) === side && !new BitPosition(setup).isOver;
    expect(counts.turns).toBe(drawn.filter(({ board }) => isTurn(board)).length);
    // Counted game by game: no position is known again.
    const bestOn = new Map(boards.map(({ setup, best }) => [setup.cells.join(''), best]));
    const bestIn = (setup: Setup) => bestOn.get(setup.cells.join('')) ?? [];
    const openedFrom = (setup: Setup): Setup[] => {
      const best = bestIn(setup);
      const moved = best.length > 0 ? best.map((cell) => afterMove(setup, cell)) : [setup];
      const replies = (after: Setup) => free(after).map((cell) => afterMove(after, cell));
      const next = moved.filter((after) => !isOver(after)).flatMap(replies);
      return [setup, ...next.flatMap(openedFrom)];
    };
    const opened = openedFrom(emptySetup());
    expect(counts.opened).toBe(opened.length);
    expect(counts.openedTurns).toBe(opened.filter((setup) => bestIn(setup).length > 0).length);
  });

  it('draws every board inside of its cell, and beside no other', () => {
    const drawn = placedBoards(side, {}, () => true);
    for (const { board, place } of drawn) {
      expect(placeOfBoard(side, board.id)).toEqual(place);
      const around = aroundId(side, board.id);
      const outer = around === undefined ? WHOLE_MAP : placeOfBoard(side, around);
      expect(place.x).toBeGreaterThanOrEqual(outer.x);
      expect(place.x + place.side).toBeLessThanOrEqual(outer.x + outer.side);
      expect(place.y).toBeGreaterThanOrEqual(outer.y);
      expect(place.y + place.side).toBeLessThanOrEqual(outer.y + outer.side);
      const middle = [place.x + place.side / 2, place.y + place.side / 2] as const;
      expect(
        underPoint(
          drawn.filter((each) => each.board.id.length <= board.id.length),
          ...middle,
        )?.id,
      ).toBe(board.id);
    }
  });

  it('finds every position that it shows, before and after the move', () => {
    for (const { setup, best } of some) {
      const found = findOnMap(side, setup);
      expect(setupAfter(found?.id ?? '').cells).toEqual(setup.cells);
      for (const cell of best) {
        const after = afterMove(setup, cell);
        const shown = findOnMap(side, after);
        expect(setupAfter(`${shown?.id ?? ''}${shown?.chosen ?? ''}`).cells).toEqual(after.cells);
      }
    }
  });

  it('goes onto a poster whole', () => {
    const svg = posterSvg(side, {}, { title: 'a < b & c', lines: ['one', 'two'] });
    expect(svg).toContain('a &lt; b &amp; c');
    const marker = svg.match(/fill="#ffe27a"/g) ?? [];
    const moves = placedBoards(side, {}, () => true).filter(
      ({ board }) => board.chosen !== undefined,
    );
    expect(marker).toHaveLength(moves.length);
    const [left = 0, top = 0, width = 0, height = 0] =
      /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
    const edges = [-left, left + width - MAP_SIDE, top + height - MAP_SIDE];
    expect(edges, 'an even margin, and the title above it').toEqual([120, 120, 120]);
    for (const [, y] of svg.matchAll(/<text x="0" y="([^"]*)"/g)) {
      expect(Number(y)).toBeGreaterThan(top + 120);
      expect(Number(y)).toBeLessThan(0);
    }
  });
});

describe('finding a position', () => {
  it('turns it, or goes to the other map', () => {
    // O on an edge in answer to a corner loses: on X's map only, and X's usual first move is cell 0.
    const edge = afterMove(afterMove(emptySetup(), 8), 5);
    expect(findPosition('X', edge)?.how).toBe('here');
    expect(findPosition('O', edge)).toMatchObject({ side: 'X', how: 'here' });
    // On the maps X begins.
    expect(withXFirst(setupOf('X...O....', O))).toEqual(setupOf('O...X....'));
    expect(withXFirst(edge)).toBe(edge);
  });

  it('finds what is on neither map nowhere', () => {
    const lost: Setup[] = [];
    for (const setup of positionsFrom()) {
      if (!isOver(setup) && !SIDES.some((side) => findOnMap(side, setup))) lost.push(setup);
      if (lost.length > 100) break;
    }
    expect(lost.length).toBeGreaterThan(100);
    expect(findPosition('X', lost[5] as Setup)).toBeUndefined();
    // X still wins here, but later than it could have: good play leads off the maps, and only the best stays on them.
    const slow = setupOf('XOOXX....');
    expect([solve(slow).value, findPosition('X', slow)]).toEqual([-1, undefined]);
  });
});

describe('the picture', () => {
  it('puts a ring at every other best move, where a click finds it', () => {
    const place = WHOLE_MAP;
    const board = mapBoard('X', '');
    const picture = mapPicture({ board, place });
    expect(picture.others.map(({ cell }) => cell)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const { x, y } = otherSpot(place, 5);
    expect(underPoint([{ board, place }], x, y)).toEqual({ id: '', other: 5 });
    expect(underPoint([{ board, place }], MAP_SIDE + 1, 0)).toBeUndefined();
  });
});

describe('what is said of a board', () => {
  it('counts how it ends for the side of the map', () => {
    const won = setupOf('XX..OO...');
    expect(outcomeFor('X', won).value).toBe(1);
    expect(outcomeFor('O', won).value).toBe(-1);
  });

  it('lists the replies with the best answers to each', () => {
    const { replies, way, end } = mapPanel('X', '', {});
    expect(replies.map(({ reply }) => reply)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { id, best, end: then } of replies) {
      expect(best).toEqual(mapBoard('X', id).best);
      expect(then.value).toBe(solve(setupAfter(id)).value);
    }
    expect([way, end.value]).toEqual([[], 0]);
  });
});
