/** Signs of a large board's own tools, on a 20 × 20 grid as those of `icons.ts`. */
export const BOARD_ICONS = {
  move: 'M10 1.5 13 5h-2v4h4V7l3.5 3-3.5 3v-2h-4v4h2l-3 3.5L7 15h2v-4H5v2l-3.5-3L5 7v2h4V5H7z',
  pin: 'M10 1.8a5.7 5.7 0 0 1 5.7 5.7C15.7 11.4 10 18 10 18S4.3 11.4 4.3 7.5A5.7 5.7 0 0 1 10 1.8zm0 3.3a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z',
} as const;
