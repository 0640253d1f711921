import { RUN } from '../../engine/index.ts';
import { otherWords } from '../../i18n/others.ts';
import { brought } from './broughtKit.ts';

// A figure of plain minimax, as most are, goes without these: whoever imports this file has them.
brought.kit = { functions: RUN, words: otherWords };
