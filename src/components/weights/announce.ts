import { markName, type CellAccount, type Point, cellName } from '../../engine/index.ts';
import { inspectorMessages as messages } from '#language/weights/messages';
import type { WeightInspector } from './inspector.svelte.ts';
import type { InspectorEvent, InspectorFigureState } from './figureState.svelte.ts';
import type { ComparedPart, WeightReason } from './account.ts';
import { attackSymbol } from '../algorithms/line-attacks/lineText.ts';
import type { Sentence } from '../ui/types.ts';

/** A cell of the inspector's board as people write it. */
export function cellNameOf({ position }: WeightInspector, { x, y }: Point): string {
  return cellName(position.board.size, x, y);
}

function saidReason(inspector: WeightInspector, reason: WeightReason) {
  const { toMove } = inspector.position;
  const mark = reason.kind === 'alone' ? toMove : reason.mark;
  return {
    kind: reason.kind,
    mark: markName(mark),
    isOwn: mark === toMove,
    lines: reason.kind === 'double' ? reason.lines : 0,
    attack: reason.kind === 'line' ? attackSymbol(reason.attack) : '',
  };
}

/** A sentence without its inks, to be spoken. */
export function plain(sentence: Sentence): string {
  return sentence.map(({ text }) => text).join('');
}

/** The sentence above the board. */
export function summarySentence(inspector: WeightInspector): Sentence {
  const say = messages.summary;
  const { summary } = inspector;
  if (summary.kind === 'covered') return say.covered();
  if (summary.kind === 'over' || summary.kind === 'full') return say[summary.kind]();
  if (summary.kind === 'first')
    return say.first(cellNameOf(inspector, summary.cell), summary.hasBorders);
  return say.heaviest(
    summary.cells.map((cell) => cellNameOf(inspector, cell)),
    summary.weight,
    saidReason(inspector, summary.reason),
    summary.next,
  );
}

/** What a part of two accounts is called. */
export function partName({ mark, part }: ComparedPart): Sentence {
  const name = markName(mark);
  if (part === 'finish') return messages.compare.finish(name);
  if (part === 'doubleThreat') return messages.compare.double(name);
  return messages.compare.line(name, messages.account.lines[part] ?? '');
}

/** What a cell weighs, in short: its account is a table that says why. */
export function accountSpoken(inspector: WeightInspector, account: CellAccount): string {
  const [ofX, ofO] = account.marks;
  const name = cellNameOf(inspector, account);
  return messages.account.spoken(name, account.weight, ofX.weight, ofO.weight);
}

/** What has happened, as it is spoken: what the bot makes of it comes with it. */
export function announcementOf(figureState: InspectorFigureState, news: InspectorEvent): string {
  const { inspector, game } = figureState;
  const { says } = messages.figure;
  const summary = () => plain(summarySentence(inspector));
  switch (news.kind) {
    case 'asked': {
      const account = inspector.accountOf(news.cell);
      return account && !inspector.isCovered ? accountSpoken(inspector, account) : '';
    }
    case 'took': {
      const after = game.won ? plain(says.won(markName(game.won.mark))) : summary();
      return `${says.took(news.mark, cellNameOf(inspector, news.cell))} ${after}`;
    }
    case 'shown':
      return summary();
    case 'takenBack':
    case 'restarted':
      return says[news.kind];
  }
}
