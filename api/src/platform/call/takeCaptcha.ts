import { message } from '@dispatch/contract';
import { query } from '../database/database';
import { CaptchaUnavailable } from '../ports/captcha/captchaPort';
import type { Call } from './handler';
import { inputProblem, orUnavailable } from './problem';

/** A solution is remembered a little longer than its challenge is valid. */
const remembered = 15 * 60_000;

const isFirstUse = async (key: string, now: Date): Promise<boolean> =>
  (
    await query(
      'captcha-use',
      `insert into used_captchas (solution_key, expires_at) values ($1, $2)
       on conflict (solution_key) do nothing returning solution_key`,
      [key, new Date(now.getTime() + remembered)],
    )
  ).length > 0;

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
