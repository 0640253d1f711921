import { RUN } from '../../../engine/index.ts';
import { otherSearchMessages } from '#language/stepper/search/otherSearches';
import { loadedSearches } from './loadedSearches.ts';

// A figure of plain minimax, as most are, goes without these: whoever imports this file has them.
loadedSearches.kit = { functions: RUN, messages: otherSearchMessages };
