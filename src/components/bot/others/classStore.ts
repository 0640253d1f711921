import { stored } from '../../platform/stored.ts';

/** The machines of a class as they were pasted: a reload in front of the class finds them again. */
export const classStore = stored<string>('noughtbook.class', {
  area: 'sessionStorage',
  empty: '',
  read: ({ text }) => (typeof text === 'string' ? text : undefined),
  write: (text) => ({ text }),
});
