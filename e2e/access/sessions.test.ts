import { operationTable, permits, type OperationId } from '@dispatch/contract';
import { personas } from '@dispatch/mocks/personas';
import { callTest as test, expect } from '../harness/callTest';
import { problemOf, rawCall } from '../harness/rawCall';
import { goodBody } from './goodBodies';

const operationIds = Object.keys(operationTable) as OperationId[];

for (const id of operationIds.filter((name) => operationTable[name].permissions !== null)) {
  test(`${id} asks for a session, and for a right one`, async ({ place, tokenOf }) => {
    const [admin] = personas.filter(({ key }) => key === 'admin');
    const real = admin ? await tokenOf(admin) : '';
    const headers: Record<string, string>[] = [
      {},
      { Authorization: 'Bearer ' },
      { Authorization: `Bearer ${real.slice(0, -1)}${real.endsWith('A') ? 'B' : 'A'}` },
      { Authorization: `Basic ${real}` },
      { Cookie: `prw.sid=${real}` },
    ];
    for (const header of headers) {
      const answer = await rawCall(place, id, { headers: header, body: goodBody(id) });
      expect(answer.status, JSON.stringify(header)).toBe(401);
      expect(problemOf(answer)).toMatchObject({
        code: 'no-session',
        message: 'Your Session has expired, please login again.',
      });
    }
  });
}

for (const person of personas) {
  const refused = operationIds.filter((id) => {
    const permissions = operationTable[id].permissions;
    return (
      permissions !== null &&
      permissions.length > 0 &&
      !permissions.some((permission) => permits(person.group, permission))
    );
  });
  if (refused.length === 0) continue;
  test(`the group of the ${person.key} is refused where it has no permission`, async ({
    place,
    tokenOf,
    database,
  }) => {
    const { id } = await database.row<{ id: number }>(
      'select distribution_id as id from releases where state = 0 order by 1 limit 1',
    );
    const rowBefore = await database.row('select to_jsonb(r) from releases r where distribution_id = $1', id);
    for (const operationId of refused) {
      const answer = await rawCall(place, operationId, {
        token: await tokenOf(person),
        parameters: { id },
        body: goodBody(operationId),
      });
      expect(answer.status, operationId).toBe(403);
      expect(problemOf(answer)).toMatchObject({
        code: 'not-allowed',
        message: 'You are not allowed to do this.',
      });
    }
    expect(await database.row('select to_jsonb(r) from releases r where distribution_id = $1', id)).toEqual(
      rowBefore,
    );
  });
}
