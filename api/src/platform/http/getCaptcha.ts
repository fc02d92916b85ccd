import type { Handler } from '../call/handler';

const lasts = 10 * 60_000;

/** A fresh challenge, valid for ten minutes. */
export const getCaptcha: Handler<'getCaptcha'> = async ({ ports, now }) => ({
  status: 200,
  body: await ports.captcha.challenge(new Date(now.getTime() + lasts)),
});
