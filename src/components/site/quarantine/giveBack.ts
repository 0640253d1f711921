import {
  dropQuarantined,
  putQuarantined,
  replaceQuarantined,
  type QuarantinedText,
} from '../../platform/quarantine.ts';
import { putText, textStored, type Stored } from '../../platform/stored.ts';

/** What became of a text that should go back to its store. */
export type GivenBack =
  /** It is back, and not aside any more. */
  | 'given'
  /** What of it could be read is back. The text stays aside for the rest. */
  | 'given-part'
  /** It is back, and what it took the place of is aside now. */
  | 'swapped'
  /** It still cannot be read. */
  | 'unreadable'
  /** It is of a newer version than this page. */
  | 'newer'
  | 'full'
  /** What is in the store now cannot be read, so nothing can be written there. */
  | 'blocked'
  /** No part of this version of the site has such a store. */
  | 'unknown';

/** What a store holds together with what comes back. */
export interface MergedBack<Value> {
  readonly value: Value;
  /** What had to make place. */
  readonly replaced?: Value;
  /** There was no room for all that comes back. */
  readonly isPart?: boolean;
}

/** A text that lies in the place of its store, and keeps it from being written. */
export interface StuckText extends QuarantinedText {
  readonly why: 'newer' | 'unreadable' | 'lost-some';
}

/** A store that takes back what it has put aside. */
export interface GiveBack {
  readonly giveBack: (from: QuarantinedText) => GivenBack;
  /** Puts aside what cannot be read, and gives what keeps the store from being written all the same. */
  readonly findStuck: (area: QuarantinedText['area']) => StuckText | undefined;
  /** Takes that away, but for what of it can be read. False if it could not be done. */
  readonly letGo: (stuck: StuckText) => boolean;
}

interface Coded {
  readonly code: string;
}

/** Problems beside which there is a value to go on with. */
const PARTLY: readonly string[] = ['lost-some', 'bad-fields'];

export function giveBackTo<Value, More extends Coded>(
  store: Stored<Value, More>,
  merge: (now: Value, back: Value) => MergedBack<Value>,
): GiveBack {
  const makeText = (value: Value) => store.make(value as NonNullable<Value>);

  function giveBack(from: QuarantinedText): GivenBack {
    const found = store.parse(from.text);
    const why = found.problem?.code;
    if (why === 'newer') return 'newer';
    if (why !== undefined && !PARTLY.includes(why)) return 'unreadable';
    const { value: now } = store.read();
    const { value, replaced, isPart } = merge(now, found.value);
    const failed = store.write(value)?.code;
    if (failed !== undefined) return failed === 'full' ? 'full' : 'blocked';
    const stays = isPart === true || why === 'lost-some';
    if (replaced === undefined) {
      if (!stays) dropQuarantined(from);
      return stays ? 'given-part' : 'given';
    }
    const text = makeText(replaced);
    const isAside = stays ? store.quarantine(text) : replaceQuarantined(from, text);
    if (isAside) return 'swapped';
    // As it was before: nothing is given up to make room.
    store.write(now);
    if (!stays) putQuarantined(from);
    return 'full';
  }

  function findStuck(area: QuarantinedText['area']): StuckText | undefined {
    const text = textStored(store.key, area);
    if (typeof text !== 'string') return undefined;
    const why = store.parse(text).problem?.code;
    if (why === undefined || why === 'bad-fields') return undefined;
    // To read it puts it aside, if there is room and nothing newer is to be left alone.
    store.read();
    if (store.quarantined().includes(text)) return undefined;
    const known = why === 'newer' || why === 'lost-some' ? why : 'unreadable';
    return { store: store.key, area, place: store.key, text, since: undefined, why: known };
  }

  function letGo({ area, text, why }: StuckText): boolean {
    // Another tab may have stored something else meanwhile.
    if (textStored(store.key, area) !== text) return false;
    const rest = why === 'lost-some' ? makeText(store.parse(text).value) : undefined;
    return putText(area, store.key, rest) === true;
  }

  return { giveBack, findStuck, letGo };
}
