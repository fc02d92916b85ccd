type CaptchaChallenge = { parameters: Record<string, unknown>; signature: string };

/** Whoever judges solutions does not answer: nothing was judged. */
export class CaptchaUnavailable extends Error {
  override readonly name = 'CaptchaUnavailable';
}

export interface CaptchaPort {
  /** A fresh challenge that can be solved until `expiresAt`. */
  challenge(expiresAt: Date): Promise<CaptchaChallenge>;
  /** The key of a right, unexpired solution, by which a replay is told; null for a wrong one. Throws CaptchaUnavailable. */
  verify(solution: string, now: Date): Promise<string | null>;
}
