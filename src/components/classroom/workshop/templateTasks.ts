import type { KindId, Level } from '../../../engine/index.ts';
import type { TemplateLevel } from './templateLessons.ts';

/** A task of a template: a kind at a level, made by its seed. */
type Asked = readonly [kind: KindId, level: Level, seed: number];

/** What each lesson ends with and a little more of it, and the same for whoever finds that easy. Answers are computed, as everywhere. */
export const TEMPLATES: Readonly<
  Record<string, Readonly<Record<TemplateLevel, readonly Asked[]>>>
> = {
  'lessons/count': {
    first: [
      ['count-forms', 1, 11],
      ['count-forms', 2, 12],
      ['count-forms', 1, 13],
      ['count-forms', 2, 14],
    ],
    harder: [
      ['count-forms', 3, 511],
      ['count-forms', 3, 512],
      ['count-forms', 3, 513],
      ['wrong-step', 2, 514],
    ],
  },
  'lessons/folk': {
    first: [
      ['find-win', 1, 21],
      ['stop-loss', 1, 22],
      ['fork', 1, 23],
      ['stop-fork', 1, 24],
      ['best-move', 2, 25],
    ],
    harder: [
      ['stop-fork', 2, 521],
      ['fork', 3, 522],
      ['stop-fork', 3, 523],
      ['best-move', 3, 524],
      ['play-on', 2, 525],
    ],
  },
  'lessons/fin': {
    first: [
      ['line-sum', 1, 31],
      ['line-sum', 2, 32],
      ['dead-lines', 1, 33],
      ['dead-lines', 2, 34],
    ],
    harder: [
      ['line-sum', 3, 531],
      ['dead-lines', 3, 532],
      ['line-sum', 3, 533],
      ['dead-lines', 3, 534],
      ['open', 1, 535],
    ],
  },
  'lessons/ratings': {
    first: [
      ['cell-rating', 1, 41],
      ['cell-rating', 2, 42],
      ['cell-rating', 3, 43],
      ['best-move', 2, 44],
    ],
    harder: [
      ['cell-rating', 3, 541],
      ['best-move', 2, 542],
      ['cell-rating', 3, 543],
      ['best-move', 3, 544],
      ['open', 1, 545],
    ],
  },
  'lessons/minimax': {
    first: [
      ['return-value', 1, 51],
      ['return-value', 2, 52],
      ['fill-tree', 1, 53],
      ['play-algorithm', 1, 54],
      ['best-move', 3, 55],
    ],
    harder: [
      ['return-value', 3, 551],
      ['fill-tree', 3, 552],
      ['play-algorithm', 2, 553],
      ['fill-tree', 3, 554],
      ['open', 1, 555],
    ],
  },
  'lessons/depth': {
    first: [
      ['depth-rating', 1, 61],
      ['depth-rating', 2, 62],
      ['moves-to-win', 1, 63],
      ['moves-to-win', 2, 64],
    ],
    harder: [
      ['depth-rating', 3, 561],
      ['depth-rating', 3, 562],
      ['moves-to-win', 3, 563],
      ['moves-to-win', 3, 564],
    ],
  },
  'lessons/whole-tree': {
    first: [
      ['cut-branches', 1, 71],
      ['cut-branches', 1, 72],
      ['cut-branches', 1, 73],
      ['wrong-step', 1, 74],
    ],
    harder: [
      ['cut-branches', 2, 571],
      ['cut-branches', 2, 572],
      ['cut-branches', 3, 573],
      ['wrong-step', 2, 574],
      ['open', 1, 575],
    ],
  },
  'lessons/table': {
    first: [
      ['canonical-form', 1, 84],
      ['canonical-form', 1, 85],
      ['count-forms', 2, 86],
    ],
    harder: [
      ['canonical-form', 2, 581],
      ['canonical-form', 2, 582],
      ['canonical-form', 3, 583],
      ['count-forms', 3, 584],
    ],
  },
  'lessons/learning': {
    first: [
      ['bead-chances', 1, 94],
      ['bead-chances', 2, 95],
      ['bead-chances', 3, 96],
      ['open', 1, 93],
    ],
    harder: [
      ['bead-chances', 3, 591],
      ['bead-chances', 3, 592],
      ['bead-chances', 3, 593],
      ['open', 1, 594],
    ],
  },
  'lessons/arena': {
    first: [
      ['expected-score', 1, 104],
      ['expected-score', 2, 105],
      ['play-on', 2, 103],
    ],
    harder: [
      ['expected-score', 3, 601],
      ['expected-score', 3, 602],
      ['play-on', 3, 603],
    ],
  },
  'lessons/why-not-search': {
    first: [
      ['evaluation', 1, 191],
      ['evaluation', 2, 192],
      ['horizon', 1, 193],
      ['horizon', 2, 194],
    ],
    harder: [
      ['evaluation', 3, 691],
      ['horizon', 3, 692],
      ['horizon', 3, 693],
      ['horizon', 3, 694],
    ],
  },
  'lessons/five': {
    first: [
      ['find-five', 1, 111],
      ['find-five', 2, 112],
      ['find-five', 2, 113],
      ['find-five', 3, 114],
    ],
    harder: [
      ['find-five', 3, 611],
      ['find-five', 3, 612],
      ['find-five', 3, 613],
      ['find-five', 3, 614],
    ],
  },
  'lessons/attacks': {
    first: [
      ['line-attacks', 1, 121],
      ['line-attacks', 2, 122],
      ['double-threat', 1, 123],
    ],
    harder: [
      ['line-attacks', 3, 621],
      ['line-attacks', 3, 622],
      ['double-threat', 2, 623],
    ],
  },
  'lessons/ragged': {
    first: [
      ['line-attacks', 2, 133],
      ['line-attacks', 3, 134],
      ['line-attacks', 3, 131],
      ['line-attacks', 3, 132],
    ],
    harder: [
      ['line-attacks', 3, 631],
      ['line-attacks', 3, 632],
      ['line-attacks', 3, 633],
      ['line-attacks', 3, 634],
    ],
  },
  'lessons/breakpoints': {
    first: [
      ['double-threat', 1, 141],
      ['double-threat', 1, 142],
      ['double-threat', 2, 143],
    ],
    harder: [
      ['double-threat', 3, 641],
      ['double-threat', 3, 642],
      ['break-copy', 2, 643],
    ],
  },
  'lessons/weight': {
    first: [
      ['cell-weight', 1, 151],
      ['cell-weight', 2, 152],
      ['cell-weight', 2, 153],
      ['large-play', 1, 154],
    ],
    harder: [
      ['cell-weight', 3, 651],
      ['cell-weight', 3, 652],
      ['cell-weight', 3, 653],
      ['large-play', 2, 654],
    ],
  },
  'lessons/bugs': {
    first: [
      ['line-attacks', 3, 161],
      ['break-copy', 1, 162],
      ['cell-weight', 2, 163],
    ],
    harder: [
      ['break-copy', 2, 661],
      ['break-copy', 3, 662],
      ['cell-weight', 3, 663],
      ['cell-weight', 3, 664],
    ],
  },
  'lessons/threats': {
    first: [
      ['forced-reply', 1, 171],
      ['win-by-fours', 1, 172],
      ['forced-reply', 2, 173],
      ['win-by-fours', 2, 174],
    ],
    harder: [
      ['win-by-fours', 3, 671],
      ['forced-reply', 3, 672],
      ['win-by-fours', 3, 673],
    ],
  },
  'lessons/tuning': {
    first: [
      ['match-result', 1, 211],
      ['match-result', 1, 212],
      ['match-result', 2, 213],
      ['match-result', 2, 214],
      ['match-result', 2, 215],
    ],
    harder: [
      ['match-result', 3, 715],
      ['match-result', 3, 712],
      ['match-result', 3, 713],
      ['match-result', 3, 714],
    ],
  },
  'lessons/renju': {
    first: [
      ['is-forbidden', 1, 181],
      ['is-forbidden', 1, 201],
      ['is-forbidden', 2, 183],
      ['is-forbidden', 2, 204],
    ],
    harder: [
      ['is-forbidden', 3, 681],
      ['is-forbidden', 3, 703],
      ['is-forbidden', 3, 683],
      ['is-forbidden', 3, 684],
    ],
  },
};
