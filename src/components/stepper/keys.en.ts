/** The keys of a figure: what is printed on them, and what they do. */
export const keyMessages = {
  title: 'Keys of this figure',
  intro:
    'They work in the figure that you clicked last, or else in the one that is nearest the middle of the window.',
  close: 'Close',
  foot: 'Keys',
  names: {
    step: '← →',
    ends: 'Home End',
    play: 'Space',
    over: 'O',
    out: 'U',
    where: 'S',
    code: 'C',
    guess: 'G',
    full: 'F',
    veil: 'V',
    turn: 'Pg↑ Pg↓',
    keys: '?',
    leave: 'Esc',
  },
  does: {
    step: 'one step back, one step on',
    ends: 'first step, last step (after a click in the figure)',
    play: 'play and pause (on the slider or the sentence)',
    over: 'to the return of this call (on the slider or the sentence)',
    out: 'to the return of the waiting call (on the slider or the sentence)',
    where: 'hear the step and the board',
    code: 'code, open or closed',
    guess: 'guess first: the figure asks you',
    full: 'full screen, and back',
    veil: 'in full screen: hide or show the sentence and all scores',
    turn: 'in full screen: one step, or an answer',
    keys: 'this list',
    leave: 'leave a call, or the full screen',
  },
  /** At the foot of a full screen. */
  short: {
    step: 'step',
    code: 'code',
    veil: 'hide all scores',
    full: 'leave',
    keys: 'all keys',
  },
  /** In place of `short.veil` while they are hidden. */
  unveil: 'show all scores',
} as const;
