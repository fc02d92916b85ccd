import { afterEach, beforeAll, expect, test } from 'vitest';
import { execute } from '../platform/database/database';
import { makeUser } from '../testing/factories';
import { useTestServer } from '../testing/useTestServer';

const server = useTestServer();
beforeAll(async () => {
  await execute('create sequence attempts');
  await stumble(0);
  await execute('create trigger stumble before update on sessions for each row execute function stumble()');
});
afterEach(() => stumble(0));

/** The next changes of a session fail so often, as they do when another transaction was faster. */
const stumble = async (times: number): Promise<void> => {
  await execute(`alter sequence attempts restart`);
  await execute(`create or replace function stumble() returns trigger language plpgsql as $$
    begin
      if nextval('attempts') <= ${times} then raise exception 'lost a race' using errcode = '40001'; end if;
      return new;
    end $$`);
};

test('a changing call does all of its changes or none', async () => {
  const client = await server.as(await makeUser());
  await execute(`alter table audit_log add constraint full_up check (action <> 'session.end') not valid`);
  await expect(client.call('removeSession')).rejects.toMatchObject({ status: 500 });
  await execute('alter table audit_log drop constraint full_up');
  await expect(client.call('getMe')).resolves.toMatchObject({ status: 200 });
  await expect(client.call('removeSession')).resolves.toMatchObject({ status: 200 });
});

test('a call that loses a race is done again, and its caller does not notice', async () => {
  const user = await makeUser();
  const client = await server.as(user);
  await stumble(2);
  await expect(client.call('removeSession')).resolves.toMatchObject({ status: 200, data: 'Ok' });
  const lines = await execute('select action from audit_log where actor_user_id = $1', [user.userId]);
  expect(lines).toEqual([{ action: 'session.end' }]);
});

test('a call that loses every race is a 409 and changes nothing', async () => {
  const client = await server.as(await makeUser());
  await stumble(100);
  await expect(client.call('removeSession')).rejects.toMatchObject({
    status: 409,
    problem: { code: 'busy' },
  });
  await stumble(0);
  await expect(client.call('getMe')).resolves.toMatchObject({ status: 200 });
});
