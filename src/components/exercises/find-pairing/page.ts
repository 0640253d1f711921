import {
  findPairingKind,
  openLinesOf,
  pairsOf,
  type CellPair,
  type ParamsOf,
} from '../../../engine/index.ts';
import { findPairingMessages as messages } from '#language/exercises/find-pairing/messages';
import { nameOfCell } from '../../ui/board/cellNames.ts';
import { boardRows } from '#language/ui/board/boards';
import { askedView } from '../../ui/board/setupView.ts';
import { islandOf } from '../frame/islandPage.ts';
import Answer from './Answer.svelte';

type Params = ParamsOf<'find-pairing'>;

const nameOf =
  ({ variant }: Params) =>
  (cell: number) =>
    cell < variant.geometry.cellCount ? nameOfCell(variant, cell) : String(cell);
const named = (params: Params, pairs: readonly CellPair[]) =>
  pairs.map((pair) => pair.map(nameOf(params)));

export default islandOf<'find-pairing'>({
  rules: findPairingKind,
  component: Answer,
  messages,
  group: 'judge',
  lesson: 'how-large',
  question: ({ variant, given }) => messages.question(variant, given),
  spoken: ({ variant }) => boardRows(askedView({ variant })).join(' '),
  hints(params) {
    const { given, missing } = pairsOf(params);
    const open = openLinesOf(params.variant, given);
    const [line = []] = open;
    const [pair] = named(params, missing);
    return [
      messages.hints.why,
      messages.hints.open(line.map(nameOf(params)), open.length),
      ...(pair ? [messages.hints.pair(pair)] : []),
    ];
  },
  solution: (params, right) => messages.solution(named(params, right)),
  reason: (reason, params) => messages.reason(reason, nameOf(params)),
  picture: (params, [right = []]) => ({
    shape: 'board',
    view: askedView(params),
    pairs: [...pairsOf(params).given, ...right],
  }),
  answerText: (pairs, params) => messages.answerText(named(params, pairs)),
  missing: (pairs, params) => (pairs.length === 0 && pairsOf(params).missing.length > 0 ? 1 : 0),
});
