import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boardHandlers } from '../../src/components/boards/boardHandlers.dom.ts';
import { BotSession } from '../../src/components/bot/bot.svelte.ts';
import { Breaks } from '../../src/components/breakpoints/breaks.svelte.ts';
import { breakRows, breakSentence } from '../../src/components/breakpoints/view.ts';
import { CardDrag } from '../../src/components/bot/cards/cardDrag.svelte.ts';
import { ShownGame } from '../../src/components/bot/shownGame.svelte.ts';
import { FiveMatch } from '../../src/components/lessons/five/fiveGame.svelte.ts';
import { makeRace } from '../../src/components/lessons/five/race.ts';
import { ScanRaceLine } from '../../src/components/lessons/five/scanRace.svelte.ts';
import { Filling } from '../../src/components/lessons/how-large/filling.svelte.ts';
import { AttackMatch } from '../../src/components/lessons/threats/attackGame.svelte.ts';
import { MatchLine } from '../../src/components/lessons/tuning/matchLine.svelte.ts';
import { matchChart } from '../../src/components/lessons/tuning/matchRun.ts';
import { finView } from '../../src/components/algorithms/win-check/view.ts';
import { FIRST_LARGE_GAME, LARGE_GAME } from '../../src/components/play/games/largeGame.ts';
import { PlayBrain } from '../../src/components/play/large/thinking/playBrain.ts';
import { PlaySearch } from '../../src/components/play/large/thinking/playSearch.svelte.ts';
import { searchHandlers } from '../../src/components/play/large/thinking/searchHandlers.dom.ts';
import { PlayWeights } from '../../src/components/play/large/weights.svelte.ts';
import { LinearTimeline } from '../../src/components/stepper/linear/timeline.svelte.ts';
import { stepByKey } from '../../src/components/stepper/stepKeys.ts';
import {
  accountBreakBands,
  comparison,
  lineBands,
  reasonOf,
} from '../../src/components/weights/account.ts';
import {
  WeightInspector,
  accountSummaryOf,
  ranked,
} from '../../src/components/weights/inspector.svelte.ts';
import { announcementOf } from '../../src/components/weights/announce.ts';
import { InspectorFigureState } from '../../src/components/weights/figureState.svelte.ts';
import {
  ARTICLE_RULES,
  O,
  X,
  boardOfSheet,
  cardsTable,
  cellWeight,
  finRun,
  judgeCards,
  newRecord,
  parseDiagram,
  playMove,
  recordRun,
  smallInput,
  weighBoard,
  type CardId,
  type GameRecord,
  type Mark,
  type Point,
  type WinRule,
} from '../../src/engine/index.ts';
import { parseCellName } from '../../src/engine/game/large/cellText.ts';
import { spoken } from '#language/ui/language/grammar';
import { stubStorage } from '../components/platform/storageDouble.ts';
import { stubTabs } from '../components/platform/tabsDouble.ts';
import { workerWith } from '../components/platform/workerDouble.ts';
import { FORK, SECOND, sheet } from '../components/weights/sketch.ts';
import { setupOf } from '../setupOf.ts';
import { asText, chartLines } from './asText.ts';

// States as a page sees them, after every act. After a change that is meant, look at the difference and run
// `npx vitest run test/gallery -u`.

/** What there is to be seen at first, and after each act. */
async function story(look: () => unknown, acts: readonly (() => unknown)[]): Promise<unknown[]> {
  const lines = ['', look()];
  for (const act of acts) {
    const given = await act();
    lines.push(nameOf(act), ...(given === undefined ? [] : [given]), look());
  }
  return lines;
}
/** What it does, as it is written here. */
const nameOf = (act: () => unknown) =>
  String(act)
    .replace('() => ', '')
    .replaceAll(/\(0,\s*__vite\w+\.(\w+)\)|__vite\w+\.(\w+)/g, '$1$2');
const seen = (state: object, keys: string) =>
  Object.fromEntries(keys.split(' ').map((key) => [key, Reflect.get(state, key) as unknown]));

const MARKS = [X, O] as const;
const at = (x: number, y: number) => ({ x, y });
const later = async (milliseconds: number) =>
  void (await vi.advanceTimersByTimeAsync(milliseconds));
const played = (names: string, rule: WinRule = 'freestyle') => {
  const size = { width: 15, height: 15 };
  const record = names.split(' ').reduce(
    (game: GameRecord, name) => {
      const cell = parseCellName(name, size);
      const move = cell && playMove(game, cell);
      return move?.ok ? move.value : game;
    },
    newRecord(size, rule),
  );
  const match = { ...FIRST_LARGE_GAME, record };
  return { match, moment: LARGE_GAME.momentOf(match), brain: new PlayBrain() };
};

beforeEach(() => {
  vi.useFakeTimers();
  stubStorage();
  stubTabs();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('the gallery of games that lessons let play', async () => {
  const examples = [
    '.......\n..XXx..\n...O...',
    '..OXXXx...',
    '.....\n...X.\n...X.\n.XXx.',
    '.OXX.xX...',
  ];
  const breaks = new Breaks(
    examples.map((diagram) => ({ name: diagram, mark: X, cell: FORK, ...parseDiagram(diagram) })),
  );
  const nameOfCell = ({ x, y }: Point) => `(${x}, ${y})`;
  const broken = await story(
    () => ({
      ...seen(breaks, 'cell played outcome box won'),
      said: spoken(breakSentence(breaks, nameOfCell)),
      rows: breakRows(breaks.account),
      number: breaks.numberAt(breaks.cell.x, breaks.cell.y),
    }),
    [
      () => breaks.place(),
      () => void (breaks.showsHolding = true),
      () => [breaks.holding, breaks.carelessAnswer],
      () => breaks.answer(at(2, 1)),
      () => breaks.answer(at(5, 1)),
      () => breaks.takeBack(),
      () => breaks.place(),
      () => breaks.answer(at(400, 400)),
      () => breaks.goOn(),
      () => breaks.goOn(),
      () => breaks.goOn(),
      () => breaks.open(1),
      () => breaks.place(),
      () => breaks.answer(at(13, 1)),
      () => breaks.goOn(),
      () => breaks.open(2),
      () => breaks.place(),
      () => breaks.answer(breaks.carelessAnswer ?? FORK),
      () => breaks.open(3),
      () => breaks.tryOn(at(4, 0)),
    ],
  );
  const attackOf = (diagram: string) => {
    const { stones } = parseDiagram(diagram).sheet;
    return new AttackMatch({ stones: stones.toSorted((a, b) => a.mark - b.mark) });
  };
  const attack = attackOf('.......\n.XXX...\n....X..\n.OOO...');
  const attacks = await story(
    () => seen(attack, 'now played marks refused'),
    [
      () => attack.choose(at(1, 1)),
      () => attack.choose(at(6, 0)),
      () => attack.choose(at(4, 1)),
      () => attack.choose(at(0, 1)),
      () => later(449),
      () => later(1),
      () => attack.choose(at(5, 1)),
      () => attack.undo(),
      () => attack.undo(),
      () => attack.choose(at(0, 1)),
      () => later(450),
      () => attack.choose(at(4, 1)),
      () => attack.choose(at(5, 1)),
      () => attack.again(),
    ],
  );
  const threatened = attackOf('X.......\nX.......\nX.......\n.OOOOX..');
  const stops = await story(
    () => seen(threatened, 'now refused'),
    [() => threatened.choose(at(1, -1)), () => threatened.choose(at(0, 3))],
  );
  const five = new FiveMatch();
  const fives = await story(
    () => seen(five, 'state stones looks five'),
    [
      () => five.choose(at(7, 7)),
      () => five.choose(at(8, 8)),
      () => later(350),
      () => five.choose(at(7, 7)),
      () => five.choose(at(0, 0)),
      () => five.undo(),
      () => five.again(),
      () => five.choose(at(7, 7)),
      () => five.destroy(),
      () => later(350),
    ],
  );
  await expect(asText([...broken, ...attacks, ...stops, ...fives])).toMatchFileSnapshot(
    'lesson-games.txt',
  );
});

it('the gallery of one’s own machine, and of the game beside its disc', async () => {
  const place = { hash: '', pathname: '/bot/', href: '' };
  const replaceState = (_: unknown, __: string, to: string) => (place.href = to);
  const events = new EventTarget();
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', { state: null, replaceState });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  const open = (hash: string) => {
    place.hash = hash;
    events.dispatchEvent(new Event('hashchange'));
  };
  const bot = new BotSession();
  let sent = 0;
  let sleep = () => {};
  const play = { language: 'javascript', source: 'play()' } as const;
  const keys = 'cards program mine name floor start problems isHeldBack hasOwn past guest';
  const versions = () => bot.own.versions.map(({ source }) => source);
  const bots = await story(
    () => ({ ...seen(bot, keys), versions: versions(), ...place, sent }),
    [
      () => void (sleep = bot.wake(() => sent++)),
      () => bot.lay(['win', 'centre']),
      () => later(10),
      () => bot.undo(),
      () => bot.undo(),
      () => bot.call('  Ada '),
      () => bot.write(play),
      () => bot.replace({ ...play, source: 'other()' }),
      () => bot.note(),
      () => open('#name=Eve&machine=c.win-block-stopFork'),
      () => bot.lay(['win']),
      () => bot.call('Eva'),
      () => bot.settle(false),
      () => open('#machine=c.win-block'),
      () => open('#name=Eve&machine=c.win-centre'),
      () => bot.settle(true),
      () => bot.lay(['beside']),
      () => localStorage.setItem('noughtbook.machine', '{"v":1,"name":"","machine":"c.edge"}'),
      () => void events.dispatchEvent(new Event('storage')),
      () => open('#start=holed'),
      () => open('#machine=c.wim'),
      () => sleep(),
      () => open('#machine=c.win-block'),
    ],
  );
  const weak: readonly CardId[] = ['win', 'centre'];
  const [verdict, table] = [judgeCards(weak), cardsTable(weak)];
  const shown = new ShownGame(
    () => verdict,
    () => table,
  );
  const row = () => shown.row && seen(shown.row, 'ply cell isSlip');
  const games = await story(
    () => ({ ...seen(shown, 'at slip hole game isPlaying'), row: row() }),
    [
      () => shown.step(-3),
      () => shown.step(99),
      () => shown.play(),
      () => later(700),
      () => shown.play(),
      () => shown.play(),
      () => later(9000),
      () => shown.chooseHole(1),
      () => shown.chooseHole(999),
      () => shown.choosePlace({ side: 'first', moves: [4, 0, 8] }),
      () => shown.choosePlace({ side: 'second', moves: [0, 4, 8, 2, 6] }),
    ],
  );
  const heard: string[] = [];
  const order: CardId[] = ['win', 'block', 'centre'];
  const box = { left: 0, right: 100, top: 0, bottom: 90, height: 90 };
  const drag = new CardDrag({
    cards: () => order,
    element: () => ({ children: order, getBoundingClientRect: () => box }) as never,
    onpreview: (cards) => heard.push(`preview ${cards?.join(' ')}`),
    onlay: (cards, card) => heard.push(`lay ${cards.join(' ')} by ${card}`),
  });
  const finger = (clientX: number, clientY: number, pointerId = 1, button = 0) =>
    ({ clientX, clientY, pointerId, button }) as PointerEvent;
  const click = drag.click(() => heard.push('click'));
  const drags = await story(
    () => ({ ...seen(drag, 'hand held'), heard: heard.splice(0) }),
    [
      () => drag.lift(finger(5, 5, 1, 2), 'win'),
      () => drag.lift(finger(5, 5), 'win'),
      () => drag.carry(finger(50, 80, 2)),
      () => drag.carry(finger(8, 8)),
      () => drag.carry(finger(8, 80)),
      () => drag.carry(finger(9, 81)),
      () => drag.carry(finger(200, 80)),
      () => drag.carry(finger(20, 35)),
      () => drag.letGo(finger(20, 35), true),
      () => click(),
      () => later(1).then(click),
      () => drag.lift(finger(5, 5), 'block'),
      () => drag.carry(finger(5, 85)),
      () => drag.letGo(finger(5, 85), false),
    ],
  );
  await expect(asText([...bots, ...games, ...drags])).toMatchFileSnapshot('own-machine.txt');
});

/** Workers in the same thread. */
const stubWorkers = (handlers: Parameters<typeof workerWith>[0]) =>
  vi.stubGlobal('Worker', function Double() {
    return workerWith(handlers);
  });
const soon = async <Answer>(asked: Promise<Answer>) => (await later(2000), asked);

it('the gallery of what is searched aside', async () => {
  vi.stubGlobal('document', { hidden: false });
  stubWorkers(boardHandlers);
  const filling = new Filling({ columns: 4, rows: 3 });
  const settle = (mostPositions: number) =>
    soon(filling.run.settle({ spec: { m: 3, n: 3, k: 3 }, options: { mostPositions } }));
  const fillings = await story(
    () => ({
      ...seen(filling, 'known spoken budget isRunning last'),
      run: seen(filling.run, 'positions isRunning isLost'),
      counts: [filling.countOf(2), filling.countOf(3)],
      square: filling.squareOf(3)(2, 3),
    }),
    [
      () => settle(10),
      () => settle(100_000),
      () => soon(filling.fill(3, false, true)),
      () => soon(filling.fill(3, true, true)),
      () => soon(filling.fill(2, false, true)),
      () => void filling.fill(3, false, true),
      () => filling.stop(),
      () => filling.run.end(),
      () => later(2000),
    ],
  );
  stubWorkers(searchHandlers);
  const search = new PlaySearch();
  const { match, moment } = played('h8 a15 i8 a13 h7 a11 i6 o1 j7 o15');
  const scene = () => {
    const { numberAt, ...drawn } = search.scene(moment);
    return {
      ...seen(drawn, 'notes last lit'),
      number: drawn.last && numberAt?.(drawn.last.x, drawn.last.y),
    };
  };
  const said = () => [true, false].map((isAnswering) => search.saysOf({ isAnswering }));
  const thought = () =>
    search.thought && { ...search.thought, progress: search.thought.progress.line };
  const searches = await story(
    () => ({
      ...seen(search, 'forced missed shownMoves'),
      thought: thought(),
      scene: scene(),
      said: said(),
    }),
    [
      () => soon(search.askForced(match, moment)),
      () => void (search.shownMoves = 3),
      () => soon(search.askMissed(match, moment)),
      () => search.forget(true),
      () => soon(search.move(match, moment, 1)),
      () => void (search.showsLine = true),
      () => search.forget(false),
      () => void search.askForced(match, moment),
      () => search.end(),
      () => later(2000),
    ],
  );
  await expect(asText([...fillings, ...searches])).toMatchFileSnapshot('searched-aside.txt');
});

it('the gallery of weights, and of what is said of them', async () => {
  const board = boardOfSheet(sheet);
  const account = (cell: Point, mark: Mark = X) => cellWeight(board, cell, mark);
  const [fork, second] = [account(FORK), account(SECOND)];
  const diagrams = [
    '.XXXXx..',
    'X.......x',
    '........\nX.X.x...\n........',
    '........\n.XX.xX..\n........',
  ];
  const drawn = diagrams.flatMap((diagram) => {
    const { sheet, cell = FORK } = parseDiagram(diagram);
    return MARKS.map((mark) => cellWeight(boardOfSheet(sheet), cell, mark));
  });
  const accounts = [fork, second, account(at(5, 5)), account(at(12, 6)), ...drawn].flatMap(
    (each) => [
      reasonOf(each),
      accountBreakBands(each),
      ...MARKS.map((mark) => [0, 1, 2, 3].map((direction) => lineBands(each, { mark, direction }))),
    ],
  );
  const lone = ranked(weighBoard(boardOfSheet(parseDiagram('X').sheet), O));
  const full = boardOfSheet({
    size: { width: 1, height: 1 },
    stones: [{ ...at(0, 0), mark: X }],
  });
  const summaries = [
    accountSummaryOf(board, X, ARTICLE_RULES, ranked(weighBoard(board, X))),
    accountSummaryOf(boardOfSheet({ stones: [] }), X, ARTICLE_RULES, ranked([])),
    accountSummaryOf(full, O, ARTICLE_RULES, ranked([])),
    lone.heaviest.length,
  ];
  const pairs = [
    [fork, second],
    [second, fork],
    [fork, fork],
  ] as const;
  const said: string[] = [];
  const rules = { ...ARTICLE_RULES, finish: 0 };
  const figure: InspectorFigureState = new InspectorFigureState(
    { sheet, toMove: 'X', presets: [{ isCovered: true }, { ask: SECOND, rules }] },
    (news) => said.push(announcementOf(figure, news)),
  );
  const look = () => ({
    ...seen(figure, 'isBotsTurn isTouched hasPlayed'),
    marks: figure.game.position.board.count,
    ...seen(figure.inspector, 'asked rules'),
    said: said.splice(0),
  });
  const figures = await story(look, [
    () => figure.choose(SECOND),
    () => figure.choose(SECOND),
    () => figure.choose(FORK),
    () => later(220),
    () => figure.undo(),
    () => figure.botMoves(),
    () => figure.show(1),
    () => figure.show(9),
    () => figure.restart(),
    () => figure.uncover(),
  ]);
  const inspector = new WeightInspector(() => ({ board, toMove: X, isOver: false }));
  const inspected = await story(
    () => ({
      ...seen(inspector, 'asked other tab summary isCovered showsWeights rules'),
      weight: inspector.weightOf(SECOND),
      scene: seen(inspector.scene, 'chosen bands'),
      typed: inspector.textOf('3:2'),
      trouble: inspector.troubleOf('3:2'),
    }),
    [
      () => inspector.show({ isCovered: true }),
      () => inspector.toggleAccount(),
      () => inspector.look(SECOND),
      () => inspector.toggleAccount(),
      () => inspector.toggleAccount(),
      () => inspector.look(at(7, 4)),
      () => inspector.toggleAccount(),
      () => inspector.ask(FORK),
      () => void (inspector.tab = 'rules'),
      () => inspector.closeAccount(),
      () => inspector.compare(),
      () => inspector.ask(at(9, 4)),
      () => inspector.swap(),
      () => inspector.stopComparing(),
      () => inspector.compare(),
      () => inspector.closeAccount(),
      () => inspector.type('3:2', '200'),
      () => inspector.type('3:2', '20x'),
      () => inspector.setRagged(false),
      () => inspector.resetRules(),
      () => inspector.toggleWeights(),
    ],
  );
  const games = [
    played('', 'renju'),
    played('h8'),
    played('h8 i9', 'renju'),
    played('h8 a1 i8 a2 j8 a3 k8 a4 l8'),
  ];
  const stories = [];
  for (const game of games) {
    const weights = new PlayWeights({ ...game, onsay: (text) => said.push(text) }, () => undefined);
    const shades = () => weights.shown?.shades?.length;
    const state = () => ({
      ...seen(weights, 'isOpen isLevel rule asked'),
      shades: shades(),
      weight: weights.weightOf(at(7, 8)),
      said: said.splice(0),
    });
    stories.push(
      ...(await story(state, [
        () => weights.toggleWeights(),
        () => weights.toggleAccount(),
        () => weights.closeAccount(),
        () => weights.look(at(7, 7)),
        () => weights.toggleAccount(),
        () => weights.toggleWeights(),
      ])),
    );
  }
  const compared = pairs.map((pair) => comparison(...pair));
  await expect(
    asText([...accounts, ...summaries, ...compared, ...inspected, ...figures, ...stories]),
  ).toMatchFileSnapshot('weights-said.txt');
});

it('the gallery of timelines, and of keys', async () => {
  const { sheet, cell = FORK } = parseDiagram('OXXXXXx\n..O.O..');
  const none = { onsettled: () => undefined };
  const race = new ScanRaceLine('race', makeRace(sheet, at(cell.x - 1, cell.y), 'freestyle'), none);
  const results = `${'1'.repeat(30)}${'=0'.repeat(4)}${'1'.repeat(30)}`;
  const match = new MatchLine('match', results, none);
  const lines: unknown[] = [];
  for (const line of [race, match])
    for (const speed of [1, 60] as const) {
      line.go(0);
      line.setSpeed(speed);
      line.play();
      for (let tenth = 0, step = -1; tenth < 900 && line.playing; tenth++) {
        if (line.step !== step) lines.push([line.id, speed, tenth, (step = line.step)]);
        await later(100);
      }
      line.pause();
    }
  const charts = [match.moments, match.moments.slice(0, 3)].flatMap((moments) =>
    chartLines(matchChart(moments, match.last, match.decided)),
  );
  race.useRule('renju');
  match.load('10');
  lines.push(seen(race, 'step last watchStopped'), seen(match, 'last now isDecidedNow'));
  const input = smallInput(setupOf('OOX.XXX.O'));
  const recording = { input, trace: recordRun(finRun, input) };
  const told: unknown[] = [];
  const fin: LinearTimeline<typeof input> = new LinearTimeline('fin', recording, finView, {
    onsettled: () => told.push('rests'),
    onpassed: () => told.push(fin.step),
  });
  const { questioning } = fin;
  const steps = await story(
    () => ({
      ...seen(fin, 'step movedOn playing stoppedAt hasBegun atEnd isOnPaper waits'),
      ...seen(questioning, 'open tally'),
      told: told.splice(0),
    }),
    [
      () => fin.back(),
      () => fin.forward(),
      () => fin.go(99),
      () => fin.forward(),
      () => fin.go(-5),
      () => fin.play(),
      () => later(2500),
      () => fin.play(),
      () => later(250),
      () => fin.setSpeed(15),
      () => fin.play(),
      () => later(670),
      () => later(10_000),
      () => fin.play(),
      () => fin.leapTo(40),
      () => void (questioning.isOn = true),
      () => fin.go(0),
      () => fin.leapTo(40),
      () => questioning.answer(1),
      () => fin.passQuestion(),
      () => fin.play(),
      () => later(60_000),
      () => fin.forward(),
      () => questioning.answer(2),
      () => fin.forward(),
      () => later(9000),
      () => fin.go(39),
      () => fin.forward(),
      () => fin.passQuestion(),
      () => void ([questioning.isOn, fin.stopKinds] = [false, ['won']]),
      () => fin.play(),
      () => later(60_000),
      () => fin.load(recording, 12),
      () => fin.beginPaper(),
      () => fin.endPaper(),
      () => fin.go(0),
      () => fin.beginPaper(),
      () => fin.endPaper(),
      () => fin.play(),
      () => fin.destroy(),
      () => later(5000),
    ],
  );
  const heard: string[] = [];
  const stepper = new Proxy({ last: 9, over: 5, out: undefined } as never, {
    get: (target, name: string) =>
      name in target ? target[name] : (to: unknown) => heard.push(`${name} ${to}`),
  });
  const codes = 'ArrowRight ArrowUp ArrowLeft ArrowDown Home End Space KeyO KeyU KeyX'.split(' ');
  const keys = codes.map((code) => {
    const press = (more: object) =>
      stepByKey(stepper, { code, preventDefault: () => heard.push('kept'), ...more } as never);
    const uses = ['', 'altKey', 'ctrlKey', 'metaKey'].map((key) => press({ [key]: true }));
    return [code, ...uses, ...heard.splice(0)];
  });
  await expect(asText([...lines, ...charts, ...steps, ...keys])).toMatchFileSnapshot(
    'timelines.txt',
  );
});
