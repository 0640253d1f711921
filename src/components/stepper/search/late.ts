// What a figure needs only once somebody steps through it: the two fullest pages have no room for it at first.

export { sameStep } from '../../../engine/index.ts';
export { codeValues } from './codeValues.ts';
export { linkedStep, makeAddress, openedAddress, requestOf } from './address.ts';
export { SpokenSteps } from './spokenSteps.ts';
