import { expect, it } from 'vitest';
import { execute, inTransaction } from '../../platform/database/database';
import { makeUser } from '../../testing/factories';
import { useTestServer } from '../../testing/useTestServer';
import { seedApproval } from './seedApproval';

useTestServer();

it('leaves something for FINANCE to judge', async () => {
  const people = { editor: await makeUser({ group: 'EDITOR' }), customer: await makeUser() };
  await inTransaction(() => seedApproval(people, new Date()));
  expect(await execute('select state, what from approval_requests')).toEqual([
    { state: 'requested', what: 'A coupon of $750.00' },
  ]);
});
