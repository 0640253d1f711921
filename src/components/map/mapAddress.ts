import { X, markName, markOf, type MarkName } from '../../engine/index.ts';
import { defineLink, type LinkProblem } from '../platform/link.ts';
import { cells, mark } from '../platform/linkFields.ts';
import type { UnknownParts } from '../platform/problems.ts';
import { mapBoard, type MapChoices } from './mapBoards.ts';

/** Which board of which map is looked at, and which moves are drawn large on the way there. */
export interface MapSpot {
  readonly side: MarkName;
  readonly id: string;
  readonly choices: MapChoices;
}

/** Why an address does not lead all the way into the map; the sentences are in `messages.en.ts`. */
export type MapProblem =
  | LinkProblem<'side' | 'at'>
  | UnknownParts
  /** Cell `cell`, move number `at` from 1, is no reply, or no best move of the map's side. */
  | { readonly code: 'off-map'; readonly cell: number; readonly at: number };

interface MapRead {
  readonly spot: MapSpot;
  readonly problems: readonly MapProblem[];
}

export const MAP_START: MapSpot = { side: 'X', id: '', choices: {} };

export const mapLink = defineLink({ side: mark, at: cells });

/** The address of a spot, with the move drawn large on its board if that is not the usual one: `#side=O&at=40`. */
export function makeMapAddress({ side, id, choices }: MapSpot): string {
  const moves = [...id].map(Number);
  const own = choices[id];
  return mapLink.make(
    { side: markOf(side), at: own === undefined ? moves : [...moves, own] },
    { at: [] },
  );
}

/** Reads an address; goes as far along its moves as the map does. `undefined` if it is about something else. */
export function parseMapAddress(fragment: string): MapRead | undefined {
  const link = mapLink.parse(fragment);
  if (!link) return undefined;
  const { side, at = [], problems } = link;
  const found = follow({ ...MAP_START, side: markName(side ?? X) }, at.join(''));
  return { spot: found.spot, problems: [...problems, ...found.problems] };
}

/** From the map's start along moves of both sides; own moves that are not the usual ones become choices. */
export function follow(start: MapSpot, moves: string): MapRead {
  const { side } = start;
  let spot = start;
  let at = 0;
  while (at < moves.length) {
    let board = mapBoard(side, spot.id, spot.choices);
    if (board.best.length > 0) {
      const own = Number(moves[at]);
      if (!board.best.includes(own)) return { spot, problems: [offMap(own, at)] };
      spot = chosen(spot, spot.id, own);
      board = mapBoard(side, spot.id, spot.choices);
      at++;
      if (at === moves.length) break;
    }
    const reply = Number(moves[at]);
    if (!board.replies.includes(reply)) return { spot, problems: [offMap(reply, at)] };
    spot = { ...spot, id: moves.slice(0, at + 1) };
    at++;
  }
  return { spot, problems: [] };
}

function offMap(cell: number, at: number): MapProblem {
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
