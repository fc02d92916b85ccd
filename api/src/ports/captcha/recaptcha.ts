import { createHash } from 'node:crypto';
import type { Config } from '../../config';
import { patience } from '../patience';
import { altchaCaptcha } from './altchaCaptcha';
import { CaptchaUnavailable, type CaptchaPort } from './captchaPort';

/** What siteverify answers; the rest of it is not read. */
type Verdict = { success?: unknown };

/**
 * reCAPTCHA v2: its widget in the browser makes a token, which the service is asked about. The service takes a token
 * once; what is remembered here only saves asking again. Challenges are the other captcha's and lead nowhere.
 */
export const recaptcha = (config: Pick<Config, 'captchaSecret' | 'recaptcha'>): CaptchaPort => ({
  challenge: (expiresAt) => altchaCaptcha(config).challenge(expiresAt),
  verify: async (token) => {
    const { secret, verifyUrl } = config.recaptcha;
    try {
      const answer = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(patience),
      });
      if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
      const { success } = (await answer.json()) as Verdict;
      return success === true ? createHash('sha256').update(token).digest('base64url') : null;
    } catch (cause) {
      throw new CaptchaUnavailable('The captcha service could not be asked.', { cause });
    }
  },
});
