import type { AuditQuestion } from './messages.ts';
import { answerAudit } from './serve.ts';

addEventListener('message', ({ data }: MessageEvent<AuditQuestion>) => {
  postMessage(answerAudit(data, () => performance.now()));
});
