import { expect, test } from 'vitest';
import { execute } from '../../../platform/database/database';
import { makeUser } from '../../../testing/factories';
import { makeRelease } from '../../../testing/makeRelease';
import { refusalOf } from '../../../testing/payer';
import { useTestServer } from '../../../testing/useTestServer';

const server = useTestServer();

test('staff see who else looks at a record now, those of its permission alone, and nobody in a customer’s place', async () => {
  const customer = await makeUser();
  const release = await makeRelease(customer, { paid: true }, 'PendingEditorialReview');
  const ruth = await makeUser({ group: 'EDITOR', firstName: 'Ruth', lastName: 'Adeyemi' });
  const [editor, finance] = [await server.as(ruth), await server.as(await makeUser({ group: 'FINANCE' }))];
  const admin = await server.as(await makeUser({ group: 'ADMIN' }));
  const path = { kind: 'release', id: release.distributionId } as const;
  const look = async (client = admin) => (await client.call('viewRecord', { path })).data;

  expect([await look(editor), await look(editor)]).toEqual([[], []]);
  expect(await look()).toEqual([{ userId: ruth.userId, name: 'Ruth Adeyemi' }]);
  // She has gone without a word.
  await execute(`update record_viewers set seen_at = seen_at - interval '46 seconds'`);
  expect(await look()).toEqual([]);

  const orderPath = { kind: 'order', id: release.firstOrderId ?? 0 } as const;
  expect((await finance.call('viewRecord', { path: orderPath })).data).toEqual([]);
  const draft = await makeRelease(customer);
  const { data } = await admin.call('impersonateUser', { path: { id: ruth.userId }, query: { force: true } });
  const refused = [
    refusalOf(finance.call('viewRecord', { path })),
    refusalOf((await server.as(customer)).call('viewRecord', { path })),
    refusalOf(server.withToken(data.sid).call('viewRecord', { path })),
    refusalOf(editor.call('viewRecord', { path: { ...path, id: draft.distributionId } })),
  ];
  expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([403, 403, 403, 404]);
});
