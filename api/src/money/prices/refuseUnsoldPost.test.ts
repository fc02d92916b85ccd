import { expect, it } from 'vitest';
import { makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { testConfig } from '../../testing/testConfig';
import { useTestServer } from '../../testing/useTestServer';

const { social } = testConfig('postgres://localhost/any');
const server = useTestServer({ social: { ...social, operator: null } });

it('sells no post where the operator has no account, whatever a browser asks for', async () => {
  const order = { package: '200', cjl: 0, hasCisionSocialPost: true, priorityReleaseEnabled: false } as const;
  const user = await makeUser();
  const client = await server.as(user);
  const { distributionId } = await makeRelease(user, {
    hasCisionSocialPost: true,
    cisionSocialPost: 'News.',
  });
  const refused = { status: 400, problem: { fields: [{ pointer: '/hasCisionSocialPost' }] } };
  await expect(client.call('quotePrice', { body: order })).rejects.toMatchObject(refused);
  const paying = client.call('createPaymentIntent', {
    headers: { 'Idempotency-Key': `no-post-${distributionId}` },
    body: { purpose: 'release', distributionId, order, amount: 480 },
  });
  await expect(paying).rejects.toMatchObject(refused);
  const without = { ...order, hasCisionSocialPost: false };
  expect((await client.call('quotePrice', { body: without })).status).toBe(200);
});
