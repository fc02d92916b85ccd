import { message } from '@dispatch/contract';
import { inputProblem } from '../../platform/call/problem';
import type { WebhookPort } from '../../platform/ports/webhooks/webhookPort';

/** Where one is sent to, without blanks around it. Throws 400 for what is never sent to. */
export const webhookAddress = (text: string, port: WebhookPort): string => {
  const address = text.trim();
  if (port.accepts(address)) return address;
  throw inputProblem([{ pointer: '/address', rule: 'public', message: message('webhook-not-public') }]);
};
