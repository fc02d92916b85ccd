import { message } from '@dispatch/contract';
import { query } from '../../database/database';
import type { Call } from '../../http/handler';
import { inputProblem, unavailable } from '../../http/problem';
import { CaptchaUnavailable } from '../../ports/captcha/captchaPort';

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

type Asking = Pick<Call<'registerUser'>, 'ports' | 'now' | 'log'>;

const judged = async (solution: string, { ports, now, log }: Asking): Promise<string | null> => {
  try {
    return await ports.captcha.verify(solution, now);
  } catch (error) {
    if (!(error instanceof CaptchaUnavailable)) throw error;
    log.error({ err: error }, 'The captcha service does not answer');
    throw unavailable();
  }
};

/**
 * Takes the solution of a captcha. Throws the refusal of the field when it is wrong, expired or used before, and 503
 * while whoever judges it is silent.
 */
export const takeCaptcha = async (solution: string, asking: Asking) => {
  const key = await judged(solution, asking);
  if (key !== null && (await isFirstUse(key, asking.now))) return;
  throw inputProblem([{ pointer: '/captcha', rule: 'captcha', message: message('captcha-required') }]);
};
