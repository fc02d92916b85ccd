import type { Handler } from '../../platform/call/handler';

/** Answers what Okta asks when the address of the hook is verified there. */
export const confirmEventHook: Handler<'confirmEventHook'> = ({ headers }) =>
  Promise.resolve({ status: 200, body: { verification: headers['X-Okta-Verification-Challenge'] } });
