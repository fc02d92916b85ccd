/** A challenge for the browser, in the form that its widget expects. */
export type CaptchaChallenge = { parameters: Record<string, unknown>; signature: string };

/** Tells people from programs. */
export interface CaptchaPort {
  /** A fresh challenge that can be solved until `expiresAt`. */
  challenge(expiresAt: Date): Promise<CaptchaChallenge>;
  /** The key of a right, unexpired solution, by which a replay is told; null for a wrong one. */
  verify(solution: string, now: Date): Promise<string | null>;
}
