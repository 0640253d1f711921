import type { MarkName } from '../../../engine/index.ts';
import { mapBoard, type MapChoices } from '../../view/map/mapBoards.ts';
import type { MapAddressProblem } from '../../view/map/mapProblems.ts';

/** Which board of which map is looked at, and which moves are drawn large on the way there. */
export interface MapSpot {
  readonly side: MarkName;
  readonly id: string;
  readonly choices: MapChoices;
}

interface ReadMapAddress {
  readonly spot: MapSpot;
  readonly problem?: MapAddressProblem;
}

export const MAP_START: MapSpot = { side: 'X', id: '', choices: {} };

/** The address of a spot: `#side=O&at=40`. */
export function makeMapAddress({ side, id }: Pick<MapSpot, 'side' | 'id'>): string {
  return `#side=${side}${id === '' ? '' : `&at=${id}`}`;
}

/** Reads an address; goes as far along its moves as the map does. An address of something else is the start. */
export function readMapAddress(hash: string): ReadMapAddress {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const written = fields.get('side');
  if (written === null) return { spot: MAP_START };
  const side = /^x$/i.test(written) ? 'X' : /^o$/i.test(written) ? 'O' : undefined;
  if (!side) return { spot: MAP_START, problem: { code: 'side', text: written.slice(0, 20) } };
  const moves = fields.get('at') ?? '';
  const start: MapSpot = { side, id: '', choices: {} };
  if (!/^[0-8]{0,9}$/.test(moves)) {
    return { spot: start, problem: { code: 'moves', text: moves.slice(0, 20) } };
  }
  return follow(start, moves);
}

/** From the map's start along moves of both sides; own moves that are not the usual ones become choices. */
export function follow(start: MapSpot, moves: string): ReadMapAddress {
  const { side } = start;
  let spot = start;
  let at = 0;
  while (at < moves.length) {
    let board = mapBoard(side, spot.id, spot.choices);
    if (board.best.length > 0) {
      const own = Number(moves[at]);
      if (!board.best.includes(own)) return { spot, problem: offMap(own, at) };
      spot = chosen(spot, spot.id, own);
      board = mapBoard(side, spot.id, spot.choices);
      at++;
      if (at === moves.length) break;
    }
    const reply = Number(moves[at]);
    if (!board.replies.includes(reply)) return { spot, problem: offMap(reply, at) };
    spot = { ...spot, id: moves.slice(0, at + 1) };
    at++;
  }
  return { spot };
}

function offMap(cell: number, at: number): MapAddressProblem {
  return { code: 'off-map', cell, at: at + 1 };
}

/** With another of the best moves drawn large on a board. Whoever looks further in is taken out to it. */
export function chosen(spot: MapSpot, id: string, cell: number): MapSpot {
  const usual = mapBoard(spot.side, id).chosen;
  const { [id]: _, ...rest } = spot.choices;
  const choices = cell === usual ? rest : { ...rest, [id]: cell };
  const isInside = spot.id.startsWith(id) && spot.id !== id;
  return { ...spot, choices, id: isInside ? id : spot.id };
}
