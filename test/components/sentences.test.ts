import { expect, it } from 'vitest';
import { atlasMessages } from '#language/atlas/messages';
import { pupilMessages } from '#language/classroom/pupil/messages';
import { taskMessages } from '#language/classroom/task';
import { percent } from '#language/ui/language/grammar';

// Sentences that bend with what they are about: an example of each form.

const { table, position } = atlasMessages;
const { handIn, stored } = pupilMessages;

it.each([
  [handIn.keep([3]), 'Keep it and hand in'],
  [handIn.keep([3, 5]), 'Keep them and hand in'],
  [stored.goOn('Forks'), 'Forks'],
  [stored.goOn(''), 'Assignment without a title'],
  [table.stored('newer'), table.newer],
  [table.stored('unreadable'), table.unreadable],
  [
    position.alike(8, 1),
    'Eight boards are alike: each of the eight turns and mirrors gives another one.',
  ],
  [
    position.alike(4, 2),
    'Four boards are alike: two of the eight turns and mirrors leave it as it is.',
  ],
  [position.alike(1, 8), 'It is alone: eight of the eight turns and mirrors leave it as it is.'],
  [taskMessages.checksLeft(1, true), 'You can check once.'],
  [taskMessages.checksLeft(2, true), 'You can check twice.'],
  [taskMessages.checksLeft(3, true), 'You can check three times.'],
  [taskMessages.checksLeft(1, false), 'You can check once more.'],
  [taskMessages.checksLeft(2, false), 'You can check two more times.'],
  [percent(1), '100%'],
  [percent(0.9999), 'over 99.9%'],
  [percent(0.9995), '100%'],
  [percent(0.9994), '99.9%'],
  [percent(0.0006), '0.1%'],
  [percent(0.0001), 'under 0.1%'],
  [percent(0), '0%'],
])('says %j', (said, meant) => {
  expect(said).toBe(meant);
});
