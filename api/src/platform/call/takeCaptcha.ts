import { message } from '@dispatch/contract';
import { statement } from '../database/statement';
import { CaptchaUnavailable } from '../ports/captcha/captchaPort';
import type { Call } from './handler';
import { inputProblem, orUnavailable } from './problem';

/** A solution is remembered a little longer than its challenge is valid. */
const remembered = 15 * 60_000;

const captchaUse = statement('captcha-use')`
insert into used_captchas (solution_key, expires_at) values (:key, :expiresAt)
       on conflict (solution_key) do nothing returning solution_key`;

const isFirstUse = async (key: string, now: Date): Promise<boolean> =>
  (await captchaUse.all({ key, expiresAt: new Date(now.getTime() + remembered) })).length > 0;

/** Throws the refusal of the field for a missing, wrong, expired or used one, and 503 while whoever judges it is silent. */
export const takeCaptcha = async (
  solution: string,
  { ports, now }: Pick<Call<'registerUser'>, 'ports' | 'now'>,
): Promise<void> => {
  const key =
    solution === ''
      ? null
      : await orUnavailable(CaptchaUnavailable, () => ports.captcha.verify(solution, now));
  if (key !== null && (await isFirstUse(key, now))) return;
  throw inputProblem([{ pointer: '/captcha', rule: 'captcha', message: message('captcha-required') }]);
};
