/** A page that holds somebody's work is inside a page of another site. */
export const ownTabMessages = {
  title: 'This page wants a tab of its own',
  why: 'Another site is showing it inside one of its pages, where something could be laid over the buttons so that you press them by mistake. The work that you keep here is too valuable for that.',
  open: 'Open the page in its own tab',
};
