import { randomBytes } from 'node:crypto';

const lasts = 120_000;

export type Verdict = {
  success: boolean;
  challenge_ts?: string;
  hostname?: string;
  'error-codes'?: string[];
};

const refusal = (code: string): Verdict => ({ success: false, 'error-codes': [code] });

/** The tokens that the widget has made: each is good for two minutes and for one question. */
export class Tokens {
  readonly #made = new Map<string, { at: Date; hostname: string }>();

  make(hostname: string): string {
    const token = `03A${randomBytes(150).toString('base64url')}`;
    this.#made.set(token, { at: new Date(), hostname });
    return token;
  }

  judge(token: string): Verdict {
    if (token === '') return refusal('missing-input-response');
    const made = this.#made.get(token);
    this.#made.delete(token);
    if (made === undefined || Date.now() - made.at.getTime() > lasts) return refusal('timeout-or-duplicate');
    return { success: true, challenge_ts: made.at.toISOString(), hostname: made.hostname };
  }
}
