import { makeMachine, type CardId, type MachineSpec, type Program } from '../../engine/index.ts';
import { openedFrom } from '../platform/problems.ts';
import { putAddress } from '../platform/putAddress.dom.ts';
import type { StoredNews } from '../platform/stored.ts';
import { Speaker } from '../ui/notice/speaker.svelte.ts';
import {
  FIRST_MACHINE,
  MOST_VERSIONS,
  botLink,
  floorOf,
  machineOf,
  machineStore,
  parseBotLink,
  shortName,
  type BotLinkProblem,
  type FloorId,
  type NamedMachine,
  type OwnMachine,
  type StartId,
} from './machineStore.ts';

/** What of a link, or of what was kept, could not be used. */
export type BotProblem = BotLinkProblem | { readonly code: 'not-kept'; readonly why: StoredNews };

/** The reader's own machine, of cards and in code, and the one that a link has brought. */
export class BotSession {
  own = $state.raw<OwnMachine>(FIRST_MACHINE);
  /** A machine that somebody else has built: it is looked at, and one’s own stays what it is. */
  guest = $state.raw<NamedMachine>();
  floor = $state<FloorId>('cards');
  /** What a link asks to be put into the editor. */
  start = $state<StartId>();
  problems = $state.raw<readonly BotProblem[]>([]);
  /** Somebody else’s program isn’t run before the reader has asked for it. */
  isHeldBack = $state(false);
  /** Something was kept here, now or before. */
  hasOwn = $state(false);
  /** Lists of cards before those that are there, the latest last. */
  past = $state.raw<readonly (readonly CardId[])[]>([]);
  readonly speaker = new Speaker();

  get cards(): readonly CardId[] {
    const machine = this.guest?.machine;
    return (machine?.kind === 'cards' ? machine : this.own).cards;
  }

  /** What is in the editor; `undefined` before anything was written. */
  get program(): Program | undefined {
    const machine = this.guest?.machine;
    return machine?.kind === 'code' ? machine : this.own.program;
  }

  get mine(): MachineSpec {
    return machineOf(this.own);
  }

  get name(): string {
    return this.guest?.name ?? this.own.name;
  }

  /** The cards are others now: kept at once, unless they are a guest’s. */
  lay(cards: readonly CardId[]): void {
    this.past = [...this.past, this.cards];
    this.put(cards);
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    this.put(last);
  }

  /** The program is another, as it is typed: kept at once, unless it is a guest’s. */
  write(program: Program): void {
    const { guest } = this;
    if (guest?.machine.kind === 'code') {
      this.guest = { ...guest, machine: { kind: 'code', ...program } };
    } else this.keep({ program, floor: 'code' });
  }

  /** Another program comes in its place: what was there is kept as a version. */
  replace(program: Program): void {
    this.note();
    this.write(program);
  }

  /** Keeps one’s own program as a version. */
  note(): void {
    const { program, versions } = this.own;
    if (this.guest?.machine.kind === 'code' || !program || program.source.trim() === '') return;
    const isOther = ({ language, source }: Program) =>
      language !== program.language || source !== program.source;
    const kept = [{ ...program, time: Date.now() }, ...versions.filter(isOther)];
    this.keep({ versions: kept.slice(0, MOST_VERSIONS) });
  }

  call(name: string): void {
    const short = shortName(name);
    if (this.guest) this.guest = { ...this.guest, name: short };
    else this.keep({ name: short });
  }

  /** Mine or theirs: the link is no longer in the address. */
  settle(isKept: boolean): void {
    const { guest } = this;
    this.guest = undefined;
    this.past = [];
    this.isHeldBack = false;
    putAddress(location.pathname);
    // Whoever met a guest among the others goes on where their own is made.
    if (!isKept && this.floor === 'class') this.floor = this.own.floor;
    if (!isKept || !guest) return;
    const { name, machine } = guest;
    const floor = floorOf(machine);
    if (machine.kind === 'cards') this.keep({ name, cards: machine.cards, floor });
    else if (machine.kind === 'trained') this.keep({ name, trained: machine, floor });
    else {
      const { language, source } = machine;
      this.note();
      this.keep({ name, program: { language, source }, floor });
    }
  }

  /** Takes up what is kept here, and what the address brings: `onsent` hears of a later link. Gives what ends the listening. */
  wake(onsent: () => void): () => void {
    const { value, problem } = machineStore.read();
    if (value) [this.own, this.hasOwn, this.floor] = [value, true, value.floor];
    if (problem && problem.code !== 'not-stored')
      this.problems = [{ code: 'not-kept', why: problem }];
    this.open();
    const open = () => {
      this.open();
      if (this.guest) onsent();
    };
    addEventListener('hashchange', open);
    const deafen = machineStore.hear(({ value: other }) => {
      if (!other) return;
      [this.own, this.hasOwn] = [other, true];
      if (this.guest) return;
      // A step back from here would undo it unseen.
      [this.past, this.problems] = [[], [{ code: 'not-kept', why: { code: 'elsewhere' } }]];
    });
    return () => {
      removeEventListener('hashchange', open);
      deafen();
    };
  }

  private open(): void {
    const link = openedFrom(location.hash, parseBotLink, botLink.names);
    if (!link) return;
    this.problems = link.problems;
    if (link.machine) this.receive(link.machine);
    if (link.floor) this.floor = link.floor;
    if (!link.start) return;
    [this.start, this.floor] = [link.start, 'code'];
    // Who reloads finds what they have made of it.
    putAddress(`${location.pathname}#floor=code`);
  }

  private receive(sent: NamedMachine): void {
    const isMine = this.hasOwn && this.isOwn(sent.machine);
    this.guest = isMine ? undefined : sent;
    this.past = [];
    this.floor = floorOf(sent.machine);
    this.isHeldBack = !isMine && sent.machine.kind === 'code';
  }

  private isOwn(machine: MachineSpec): boolean {
    return (
      makeMachine(machineOf({ ...this.own, floor: floorOf(machine) })) === makeMachine(machine)
    );
  }

  private put(cards: readonly CardId[]): void {
    const { guest } = this;
    if (guest?.machine.kind === 'cards') {
      this.guest = { ...guest, machine: { kind: 'cards', cards } };
    } else this.keep({ cards, floor: 'cards' });
  }

  private keep(change: Partial<OwnMachine>): void {
    this.own = { ...this.own, ...change };
    const { own } = this;
    this.hasOwn = true;
    void machineStore
      .change((now) => ({ ...(now ?? own), ...change }))
      .then(({ problem }) => {
        if (problem) this.problems = [{ code: 'not-kept', why: problem }];
        else this.problems = this.problems.filter(({ code }) => code !== 'not-kept');
      });
  }
}
