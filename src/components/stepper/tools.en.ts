/** What a figure's tools say that come when they are asked for. */
export const figureToolMessages = {
  more: 'More tools',
  /** Headings of what lies behind the dots. */
  groups: { run: 'How it runs', share: 'Take it along', show: 'On the screen' },
  speed: 'Speed',
  /** The first leaves time to read every sentence. */
  speeds: { 1: 'speed ×1', 2: 'speed ×2', 4: 'speed ×4', 15: 'fast', 60: 'very fast' },
  keys: 'All keys',
  share: {
    copied: 'The link to this step is copied.',
    cannot: 'The browser did not allow copying. The link is in the address bar.',
    copy: 'Copy a link to this step',
    lost: 'The link could not be made. Is the network gone?',
  },
  picture: {
    save: (format: 'SVG' | 'PNG') => `Save as ${format}`,
    saved: 'Your browser saves the picture of this step.',
    lost: 'The picture could not be made. Is the network gone?',
  },
  embed: {
    copy: 'Copy the HTML for your page',
    copied: 'Copied. Paste it into your page: it shows this figure alone, at this step.',
    label: 'The HTML, to be copied',
  },
} as const;
