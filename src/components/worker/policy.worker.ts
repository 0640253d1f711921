import { answerPlayer } from './policyServe.ts';
import type { PlayerQuestion } from './policyMessages.ts';

addEventListener('message', ({ data }: MessageEvent<PlayerQuestion>) => {
  postMessage(answerPlayer(data));
});
