import source from '../../../engine/game/large/winScan.ts?raw';
import type { CodeSource } from '../../stepper/linear/algorithm.ts';

const file = 'src/engine/game/large/winScan.ts';

export const scanBoardCode: CodeSource = { file, source, functions: ['scanBoard', 'walkRun'] };

export const scanFromLastCode: CodeSource = { file, source, functions: ['scanFromLast'] };
