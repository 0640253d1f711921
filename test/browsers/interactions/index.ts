import { APPLICATIONS } from './applications.ts';
import { CLASSROOM } from './classroom.ts';
import { EVERY_PAGE } from './everyPage.ts';
import { GAMES } from './games.ts';
import type { Interaction } from './interaction.ts';
import { SITE } from './site.ts';
import { STEPPER } from './stepper.ts';

export type { Interaction } from './interaction.ts';

/** Chosen for what differs between engines: input, workers, canvas, storage, compression, files, dialogs. */
export const INTERACTIONS: readonly Interaction[] = [
  ...GAMES,
  ...STEPPER,
  ...APPLICATIONS,
  ...SITE,
  ...CLASSROOM,
  ...EVERY_PAGE,
];
