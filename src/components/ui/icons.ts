/** Path data of the controls' signs, on a 20 × 20 grid. ▶ (play) is borne by nothing else. */
export const ICONS = {
  first: 'M3 3h2.6v14H3zM16.5 3.5v13L7 10z',
  back: 'M13.2 3.2 6.4 10l6.8 6.8 1.7-1.7L9.8 10l5.1-5.1z',
  play: 'M5 3l11.4 7L5 17z',
  pause: 'M4.5 3.5h4v13h-4zM11.5 3.5h4v13h-4z',
  forward: 'M6.8 3.2 13.6 10l-6.8 6.8-1.7-1.7L10.2 10 5.1 4.9z',
  last: 'M14.4 3H17v14h-2.6zM3.5 3.5v13L13 10z',
  over: 'M3 13.5a7 7 0 0 1 12.4-4.3L17.5 7v6h-6l2.3-2.3A5 5 0 0 0 5 13.5zM9 15.2h2.6v2.6H9z',
  out: 'M10 2.5 16 8.6h-4.6V14H8.6V8.6H4zM4 15.8h12v2H4z',
  plus: 'M8.8 3.5h2.4v5.3h5.3v2.4h-5.3v5.3H8.8v-5.3H3.5V8.8h5.3z',
  minus: 'M3.5 8.8h13v2.4h-13z',
  fit: 'M3 3h5v2H5v3H3zM12 3h5v5h-2V5h-3zM3 12h2v3h3v2H3zM15 12h2v5h-5v-2h3z',
  move: 'M10 1.5 13 5h-2v4h4V7l3.5 3-3.5 3v-2h-4v4h2l-3 3.5L7 15h2v-4H5v2l-3.5-3L5 7v2h4V5H7z',
  list: 'M3 4h2.4v2.4H3zM7.5 4.2H17v2H7.5zM3 8.8h2.4v2.4H3zM7.5 9H17v2H7.5zM3 13.6h2.4V16H3zM7.5 13.8H17v2H7.5z',
  tree: 'M7.5 2.5h5v4h-1.6v2.3h4.6v3.7H17v4.5h-5v-4.5h1.7v-1.9H6.3v1.9H8V17H3v-4.5h1.5V8.8h4.6V6.5H7.5z',
  close: 'M5 3.4 10 8.4l5-5L16.6 5l-5 5 5 5-1.6 1.6-5-5-5 5L3.4 15l5-5-5-5z',
  link: 'M8.2 11.8a3.6 3.6 0 0 1 0-5.1l3-3a3.6 3.6 0 0 1 5.1 5.1l-1.5 1.5-1.4-1.4 1.5-1.5a1.6 1.6 0 0 0-2.3-2.3l-3 3a1.6 1.6 0 0 0 0 2.3zM11.8 8.2a3.6 3.6 0 0 1 0 5.1l-3 3a3.6 3.6 0 0 1-5.1-5.1l1.5-1.5 1.4 1.4-1.5 1.5a1.6 1.6 0 0 0 2.3 2.3l3-3a1.6 1.6 0 0 0 0-2.3z',
} as const;
export type IconName = keyof typeof ICONS;
