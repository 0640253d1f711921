import { calmName } from '../ui/calmText.ts';

/** With its time zone: who reads it elsewhere, or on paper, sees whose clock is meant. */
const moment = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Where and until when to hand in, as pupils are told on their page and on paper. `due`: seconds since 1970. */
export const handingIn = {
  by: (due: number) => `Hand in by ${moment.format(due * 1000)}.`,
  to: (where: string) => `Hand in here: ${calmName(where)}`,
};
