import type { KindId } from '../../engine/index.ts';

/** The lesson that teaches what a kind asks, for whoever wants to read it again; an open question has none. */
const KIND_LESSONS: { readonly [Id in Exclude<KindId, 'open'>]: string } = {
  'find-win': 'folk',
  'stop-loss': 'folk',
  fork: 'folk',
  'stop-fork': 'folk',
  'best-move': 'minimax',
  'moves-to-win': 'depth',
  'play-on': 'learning',
  'bot-move': 'ratings',
  'dead-lines': 'fin',
  'count-forms': 'count',
  'games-from': 'count',
  'cell-rating': 'ratings',
  'depth-rating': 'depth',
  'line-sum': 'fin',
  'return-value': 'minimax',
  'play-algorithm': 'minimax',
  'wrong-step': 'whole-tree',
  'is-cut': 'whole-tree',
  'fill-tree': 'minimax',
  'cut-branches': 'whole-tree',
  'which-position': 'whole-tree',
  'find-five': 'five',
  'scan-visits': 'five',
  'line-attacks': 'attacks',
  'line-breaks': 'breakpoints',
  'double-threat': 'breakpoints',
  'cell-weight': 'weight',
  'large-move': 'weight',
  'large-play': 'weight',
};

/** Its path below the root of the site, without a slash at either end. */
export function lessonOfKind(kind: KindId): string | undefined {
  return kind === 'open' ? undefined : `lessons/${KIND_LESSONS[kind]}`;
}
