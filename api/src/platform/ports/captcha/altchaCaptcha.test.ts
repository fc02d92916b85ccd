import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, describe, expect, test } from 'vitest';
import { altchaCaptcha } from './altchaCaptcha';

const captcha = altchaCaptcha({ captchaSecret: 'for-tests-only' });
const now = new Date();
const inTenMinutes = new Date(now.getTime() + 600_000);

const encoded = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64');
const solve = async (challenge: Challenge) => ({
  challenge,
  solution: await solveChallenge({ challenge, deriveKey: deriveKey }),
});

let solved: Awaited<ReturnType<typeof solve>>;
beforeAll(async () => {
  solved = await solve((await captcha.challenge(inTenMinutes)) as unknown as Challenge);
});

describe('a solution of the captcha', () => {
  test('is right, and has the same key each time, by which a replay is told', async () => {
    const key = await captcha.verify(encoded(solved), now);
    expect(key).toBe(solved.challenge.signature);
    expect(await captcha.verify(encoded(solved), now)).toBe(key);
  });

  test('fits into what the contract takes', () => {
    expect(encoded(solved).length).toBeLessThan(4000);
  });

  test('is wrong after the challenge has expired, and for one of somebody else', async () => {
    expect(await captcha.verify(encoded(solved), new Date(inTenMinutes.getTime() + 1000))).toBeNull();
    const other = altchaCaptcha({ captchaSecret: 'another-secret' });
    expect(await other.verify(encoded(solved), now)).toBeNull();
  });

  test('is wrong when the challenge was made easier', async () => {
    const { challenge, solution } = solved;
    const parameters = { ...challenge.parameters, cost: 1 };
    expect(
      await captcha.verify(encoded({ challenge: { ...challenge, parameters }, solution }), now),
    ).toBeNull();
  });

  test.each([
    ['another counter', () => encoded({ ...solved, solution: { ...solved.solution, counter: 1 } })],
    ['no solution', () => encoded({ challenge: solved.challenge })],
    ['no signature', () => encoded({ ...solved, challenge: { parameters: solved.challenge.parameters } })],
    ['no JSON', () => 'bm90aGluZw=='],
    ['null', () => encoded(null)],
    ['an empty text', () => ''],
    [
      'parameters that are a list',
      () => encoded({ challenge: { signature: 'a', parameters: [] }, solution: {} }),
    ],
  ])('is wrong with %s', async (_name, text) => {
    expect(await captcha.verify(text(), now)).toBeNull();
  });
});
