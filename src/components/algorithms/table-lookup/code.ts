import source from '../../../engine/bots/lookupTable.ts?raw';
import type { CodeSource } from '../../stepper/linear/algorithm.ts';

export const tableLookupCode: CodeSource = {
  file: 'src/engine/bots/lookupTable.ts',
  source,
  functions: ['chooseByTable', 'lookUp', 'broughtBack', 'greatestOf'],
};
