import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Config } from '../../settings/config';
import type { CaptchaPort } from './captchaPort';

type Payload = Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>;

/** About half a second of work for a browser, and half a millisecond for us to check. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, least: 200, most: 600 } as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const readPayload = (solution: string): Payload | null => {
  try {
    const payload: unknown = JSON.parse(Buffer.from(solution, 'base64').toString('utf8'));
    const complete =
      isRecord(payload) &&
      isRecord(payload['solution']) &&
      isRecord(payload['challenge']) &&
      typeof payload['challenge']['signature'] === 'string' &&
      isRecord(payload['challenge']['parameters']);
    return complete ? (payload as unknown as Payload) : null;
  } catch {
    return null;
  }
};

/** Proof of work by ALTCHA: no third party, works offline. */
export const altchaCaptcha = ({ captchaSecret }: Pick<Config, 'captchaSecret'>): CaptchaPort => ({
  challenge: async (expiresAt) => {
    const { parameters, signature } = await createChallenge({
      algorithm: work.algorithm,
      cost: work.cost,
      counter: randomInt(work.least, work.most),
      deriveKey: deriveKey,
      expiresAt,
      hmacSignatureSecret: captchaSecret,
    });
    if (signature === undefined) throw new Error('The challenge was not signed.');
    return { parameters: { ...parameters }, signature };
  },
  verify: async (text, at) => {
    const payload = readPayload(text);
    if (payload === null) return null;
    const { expiresAt = 0 } = payload.challenge.parameters;
    if (expiresAt * 1000 < at.getTime()) return null;
    const { verified } = await verifySolution({
      ...payload,
      deriveKey: deriveKey,
      hmacSignatureSecret: captchaSecret,
    });
    return verified ? (payload.challenge.signature ?? null) : null;
  },
});
