import { BOOK_LIMITS, type KeptAssignment, type KeptWork } from './results.ts';

/**
 * What an empty gradebook would have room for, of all that is read at once. It is asked before anything is
 * held in hand: a flood of assignments is counted, and no more than that.
 */
export class Room {
  private works: number = BOOK_LIMITS.entries;
  private workLetters: number = BOOK_LIMITS.entryLetters;
  private assignmentLetters: number = BOOK_LIMITS.assignmentLetters;
  private readonly names = new Set<string>();

  takesWork({ text }: KeptWork): boolean {
    if (this.works === 0 || text.length > this.workLetters) return false;
    this.works -= 1;
    this.workLetters -= text.length;
    return true;
  }

  /** One that was taken before needs no more room. */
  takesAssignment({ name, text }: KeptAssignment): boolean {
    if (this.names.has(name)) return true;
    const isFull = this.names.size === BOOK_LIMITS.assignments;
    if (isFull || text.length > this.assignmentLetters) return false;
    this.names.add(name);
    this.assignmentLetters -= text.length;
    return true;
  }
}
