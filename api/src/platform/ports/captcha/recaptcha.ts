import { createHash } from 'node:crypto';
import type { Config } from '../../settings/config';
import { patience } from '../patience';
import { altchaCaptcha } from './altchaCaptcha';
import { CaptchaUnavailable, type CaptchaPort } from './captchaPort';

type Verdict = { success?: unknown };

/** The service takes a token once; what is remembered here only saves asking again. */
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
