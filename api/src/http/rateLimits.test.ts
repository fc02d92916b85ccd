import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const registration = {
  firstName: 'Dana',
  lastName: 'Ortiz',
  phone: '410 555 0142',
  organization: 'Harbor Robotics',
  country: 'SWE',
  email: 'dana@harbor.example',
  captcha: 'not-solved',
};
const signIn = {
  code: 'guess',
  codeVerifier: 'v'.repeat(43),
  nonce: 'nonce-of-a-guess',
  redirectUri: 'http://localhost:3000/authorizationcode',
};

test.each([
  ['sign-in', '/createsession', signIn, 120, 600],
  ['registration', '/users/add', registration, 30, 3600],
  ['activation', '/users/sendactivation', null, 30, 3600],
  ['verification', `/verified/${'a'.repeat(43)}`, {}, 60, 600],
] as const)(
  '%s from one address is limited, and says when to try again',
  async (_what, path, body, times, most) => {
    const post = (turn: number): Promise<Response> =>
      server.send(`/api${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        // The mail of activation has a limit of its own for each address.
        body: JSON.stringify(body ?? { email: `person-${turn}@harbor.example` }),
      });
    for (let turn = 0; turn < times; turn += 1) expect((await post(turn)).status).not.toBe(429);
    const refused = await post(times);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'too-many-requests', message: 'Too many requests' });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(most);
  },
);
