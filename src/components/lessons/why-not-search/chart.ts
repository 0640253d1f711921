import { whyNotSearchMessages } from '#language/lessons/why-not-search/messages';
import { twoBars } from '../parts/twoBars.ts';
import { limitQualities } from './quality.ts';

const messages = whyNotSearchMessages.chart;

/** How often a search with a limit makes a mistake on nine cells, with a guess at its horizon and without. */
export const qualityChart = () =>
  twoBars(
    messages,
    [messages.kinds.shrug, messages.kinds.guess],
    limitQualities().map(({ limit, shrug, guess }) => ({ limit, shares: [shrug, guess] })),
  );
