import type { CameraProblem } from './camera.dom.ts';
import { count } from '#language/ui/language/grammar';

const PROBLEMS: Readonly<Record<CameraProblem, string>> = {
  insecure:
    'A browser gives its camera only to pages that were opened with https, and this one wasn’t.',
  none: 'This device has no camera that the browser can find.',
  refused:
    'The camera isn’t allowed here. If you said no by mistake, click the camera or the lock beside the address, allow it, and try again.',
  busy: 'The camera didn’t start, or has stopped. Perhaps another program is using it: close that one, and try again.',
};

/** What is said where a camera reads codes, and where a long code is shown in parts. */
export const cameraMessages = {
  region: 'Camera',
  starting: 'Starting the camera …',
  problem: (problem: CameraProblem, otherWays: string) => `${PROBLEMS[problem]} ${otherWays}`,
  lost: (otherWays: string) =>
    `The part of this page that reads pictures didn’t load, or it has stopped. ${otherWays}`,
  again: 'Try again',
  other: 'Another camera',
  close: 'Close the camera',
  picture: 'What the camera sees',
  look: 'Hold a code in front of the camera until it fills about half of the picture.',
  private: 'The pictures stay on this device.',
  foreign: 'That’s a QR code, but not one of ours.',
  full: 'There’s no room for another code, so this one was left out. Close the camera and open it again to go on.',
  broken: 'These parts don’t fit together. Reading starts again. Let the code run once more.',
  /** How far it is: of a class, if its list is known. */
  read: (whole: number, of: number | undefined) =>
    of === undefined ? `${count(whole)} read` : `${count(whole)} of ${count(of)} read`,
  part: (read: number, total: number) =>
    `${count(read)} of ${count(total)} parts read. Keep holding it there.`,
  sets: 'Codes',
  set: (number: number, read: number, total: number) =>
    read === total
      ? `Code ${count(number)}: read`
      : `Code ${count(number)}: ${count(read)} of ${count(total)} parts`,
};

/** Where a long code is shown in parts, one after another. */
export const partsMessages = {
  place: (number: number, total: number) => `Part ${count(number)} of ${count(total)}`,
  label: (number: number, total: number) => `QR code, part ${count(number)} of ${count(total)}`,
  how: 'It’s too long for one code, so its parts are shown one after another. Hold them in front of the camera until all have been read.',
  pause: 'Pause',
  run: 'Go on',
  back: 'Part before',
  next: 'Next part',
};
