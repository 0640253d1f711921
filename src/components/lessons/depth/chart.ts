import { depthMessages } from '#language/lessons/depth/messages';
import { twoBars } from '../parts/twoBars.ts';
import { againstRandom } from './facts.ts';

const messages = depthMessages.chart;

/** How often depth ratings lose to somebody who takes any free cell, by limit: bars and table. */
export const depthChart = () =>
  twoBars(
    messages,
    [messages.sides.first, messages.sides.second],
    againstRandom().map(({ level, first, second }) => ({ limit: level, shares: [first, second] })),
  );
