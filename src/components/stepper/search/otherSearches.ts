import { RUN } from '../../../engine/index.ts';
import { otherSearchMessages } from '#language/stepper/search/otherSearches';
import { brought } from './loadedSearches.ts';

// A figure of plain minimax, as most are, goes without these: whoever imports this file has them.
brought.kit = { functions: RUN, messages: otherSearchMessages };
