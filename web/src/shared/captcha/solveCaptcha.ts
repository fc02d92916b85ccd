import type { components } from '@dispatch/contract';
import type { Challenge } from 'altcha/lib';
import SolverWorker from 'altcha/workers/pbkdf2?worker';

export interface SolvedCaptcha {
  /** What is sent as `captcha`. */
  payload: string;
  /** When it is no longer accepted, as milliseconds since 1970; null when never. */
  expiresAt: number | null;
}

const workerCount = (): number =>
  Math.min(4, Math.max(1, Math.floor((navigator.hardwareConcurrency || 2) / 2)));

/** @throws Error when no solution was found */
export async function solveCaptcha(
  challenge: components['schemas']['CaptchaChallenge'],
): Promise<SolvedCaptcha> {
  const { solveChallengeWorkers } = await import('altcha/lib');
  const { parameters, signature } = challenge as unknown as Challenge & { signature: string };
  const solution = await solveChallengeWorkers({
    challenge: { parameters, signature },
    concurrency: workerCount(),
    createWorker: () => new SolverWorker(),
  });
  if (solution === null) throw new Error('No solution was found. Please try again.');
  return {
    payload: btoa(JSON.stringify({ challenge: { parameters, signature }, solution })),
    expiresAt: parameters.expiresAt === undefined ? null : parameters.expiresAt * 1000,
  };
}
