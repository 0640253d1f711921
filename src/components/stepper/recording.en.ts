import { countThings } from '#language/ui/language/grammar';

/** What is said while a search is being recorded in the background, and where that came to nothing. */
export const recordingMessages = {
  working: 'Recording the search',
  progress: (calls: number) => `${countThings(calls, 'call')} so far`,
  cancel: 'Stop recording',
  again: 'Try again',
} as const;
