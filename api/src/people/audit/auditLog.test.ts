import type { CallData, Client, operations } from '@dispatch/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { personOf } from '../accountData/forgetPerson';
import { exportedRows } from '../accountData/packAccount';
import { acting, record } from '../../platform/audit/audit';
import { execute, inTransaction } from '../../platform/database/database';
import type { User } from '../users/User';
import { makeSession, makeUser } from '../../testing/factories';
import { makeUserCoupon } from '../../testing/makeHoldings';
import { makeRelease } from '../../testing/makeRelease';
import { refusalOf } from '../../testing/payer';
import { planOf } from '../../testing/planOf';
import { useTestServer } from '../../testing/useTestServer';
import { auditFilters, auditList, auditSearch } from './auditEntriesAsked';

type Asked = NonNullable<operations['listAuditEntries']['parameters']['query']>;
type Entry = CallData<'listAuditEntries'>[number];

const server = useTestServer();
let admin: Client;
let editor: User;
let customer: User;
beforeAll(async () => {
  admin = await server.as(await makeUser({ group: 'ADMIN', lastName: 'Boss' }));
  editor = await makeUser({ group: 'EDITOR', email: 'ruth@desk.example', lastName: 'Adeyemi' });
  customer = await makeUser({ email: 'maya@harbor.example', lastName: 'Lindqvist' });
  const staff = { userId: editor.userId, login: editor.oktaLogin };
  const subject = { type: 'release', id: 43 };
  await record({ actor: acting(editor), action: 'release.hold', subject, details: { from: 'A', to: 'B' } });
  await record({ actor: { ...acting(customer), impersonator: staff }, action: 'release.save', subject });
  await record({ actor: 'worker', action: 'release.publish', subject: { type: 'release', id: 44 } });
  await record({
    actor: acting(customer),
    action: 'profile.save',
    subject: { type: 'user', id: customer.userId },
  });
});

const ask = (query: Asked = {}) => admin.call('listAuditEntries', { query });
const found = async (query: Asked): Promise<string[]> => {
  const { data, headers } = await ask(query);
  expect(headers.get('X-Total-Count')).toBe(String(data.length));
  return data.map(({ action, subjectId }) => `${action} ${subjectId}`);
};

describe('the audit log', () => {
  test('has the newest first, with both names and what was changed', async () => {
    const { data } = await ask();
    expect(data.map(({ action }) => action)).toEqual([
      'profile.save',
      'release.publish',
      'release.save',
      'release.hold',
    ]);
    expect(data[2]).toMatchObject({ actor: 'maya@harbor.example', impersonator: 'ruth@desk.example' });
    expect(data[3]).toEqual({
      auditId: expect.any(Number) as number,
      at: expect.stringMatching(/Z$/) as string,
      actor: 'ruth@desk.example',
      impersonator: null,
      action: 'release.hold',
      subjectType: 'release',
      subjectId: '43',
      details: { from: 'A', to: 'B' },
      address: null,
      device: null,
      accessToken: null,
    } satisfies Entry);
    const second = await ask({ pageNumber: 2, limit: 3 });
    expect(second.data.map(({ action }) => action)).toEqual(['release.hold']);
    expect(second.headers.get('X-Total-Count')).toBe('4');
  });

  const [hold, save, publish] = ['release.hold 43', 'release.save 43', 'release.publish 44'];
  test.each<[string, Asked, string[]]>([
    ['a person, also where they acted for another', { actor: ' Ruth@desk.example' }, [save, hold]],
    ['the worker', { actor: 'worker' }, [publish]],
    ['nobody', { actor: 'nobody@desk.example' }, []],
    ['the beginning of an act', { action: 'release.' }, [publish, save, hold]],
    ['no pattern in an act', { action: 'release_%' }, []],
    ['a subject', { subjectType: 'release', subjectId: '43' }, [save, hold]],
    ['a kind of subject', { subjectType: 'release' }, [publish, save, hold]],
    ['an instant to come', { from: '2199-01-01T00:00:00.000Z' }, []],
    ['a past', { to: '2001-01-01T00:00:00.000Z' }, []],
    [
      'all of it at once',
      { actor: 'ruth@desk.example', action: 'release.h', subjectId: '43', from: '2001-01-01T00:00:00Z' },
      [hold],
    ],
    ['part of an act', { searchText: 'PUBLI' }, [publish]],
    ['an id', { searchText: ' 44 ' }, [publish]],
    ['part of a name', { searchText: 'adeye' }, [save, hold]],
    ['part of a login', { searchText: 'ruth@' }, [save, hold]],
    ['what nothing has', { searchText: `x' or 1=1 --` }, []],
    ['a pattern', { searchText: '%' }, []],
  ])('finds %s', async (_name, query, lines) => {
    expect(await found(query)).toEqual(lines);
  });

  test('says from where somebody acted, until their account is deleted, and not in the export of another', async () => {
    const person = await makeUser();
    const mine = await makeUser({ group: 'ADMIN' });
    const client = await server.as(person);
    await client.call('saveDraft', { body: { package: '80', headline: 'A headline' } });
    const { data } = await server
      .withToken(await makeSession(mine))
      .call('impersonateUser', { path: { id: person.userId }, query: { force: true } });
    await server
      .withToken(data.sid)
      .call('setUserParameter', { body: { parameterName: 'WelcomeMessage', parameterValue: 'false' } });
    const [parameter, create] = (await ask({ actor: person.oktaLogin })).data;
    expect(create).toMatchObject({
      action: 'release.create',
      address: expect.stringContaining('127.0.0.1') as string,
      device: 'node',
    });
    expect(parameter).toMatchObject({ action: 'parameter.set', device: 'node' });
    const rows = JSON.parse(
      (await exportedRows(personOf(person, new Date()))).get('log') ?? '[]',
    ) as object[];
    expect(rows).toMatchObject([
      { action: 'release.create', device: 'node' },
      { action: 'parameter.set', device: null, by_staff: true },
    ]);
  });

  test('reads any page by its indexes', async () => {
    await execute(
      `insert into audit_log (actor, action, subject_type, subject_id, at)
       select 'worker', 'release.' || n % 40, 'release', n::text, now() - make_interval(mins => n) from generate_series(1, 30000) n`,
    );
    await execute('vacuum analyze audit_log');
    const page = { limit: 25, offset: 2475 };
    expect(await planOf(auditList, page)).toContain('audit_log_at_idx');
    const plans: [Asked, string][] = [
      [{ actor: 'ruth@desk.example' }, 'audit_log_impersonator_idx'],
      [{ action: 'release.12' }, 'audit_log_action_idx'],
      [{ searchText: '29999' }, 'audit_log_subject_id_idx'],
      [{ subjectType: 'release', subjectId: '29999' }, 'audit_log_subject'],
      [{ from: new Date(Date.now() - 3_600_000).toISOString() }, 'audit_log_at_idx'],
    ];
    for (const [query, index] of plans) {
      const search = await planOf(auditSearch, { ...page, ...(await auditFilters(query)) });
      expect(search).toContain(index);
    }
  });

  test('is never changed', async () => {
    await expect(inTransaction(() => execute(`update audit_log set action = 'nothing'`))).rejects.toThrow(
      'append-only',
    );
  });
});

describe('own acts', () => {
  test('are what I did and what staff did in my place, who is not named', async () => {
    const mine = await (await server.as(customer)).call('listOwnActs');
    expect(mine.data.map(({ action, by }) => [action, by])).toEqual([
      ['profile.save', 'self'],
      ['release.save', 'staff'],
    ]);
    expect(JSON.stringify(mine.data)).not.toContain('ruth');
    expect(mine.headers.get('X-Total-Count')).toBe('2');
    const hers = await (await server.as(editor)).call('listOwnActs', { query: { limit: 1 } });
    expect(hers.data).toMatchObject([{ action: 'release.save', by: 'inPlace' }]);
    expect(hers.headers.get('X-Total-Count')).toBe('2');
  });

  test('are what staff did to my account and what is mine, too, and not what they did to others', async () => {
    const author = await makeUser();
    const [coupon, other] = [
      await makeUserCoupon(author, { cents: 100 }),
      await makeUserCoupon(await makeUser(), { cents: 100 }),
    ];
    const by = { actor: acting(editor) };
    const user = { type: 'user', id: author.userId };
    await record({ ...by, action: 'user.resetSecondFactor', subject: user });
    await record({ ...by, action: 'coupon.create', subject: { type: 'coupon', id: coupon } });
    await record({ ...by, action: 'coupon.create', subject: { type: 'coupon', id: other } });
    await record({ ...by, action: 'list.export', subject: user });
    const { data, headers } = await (await server.as(author)).call('listOwnActs');
    expect(data.map(({ action, by: who }) => [action, who])).toEqual([
      ['coupon.create', 'staff'],
      ['user.resetSecondFactor', 'staff'],
    ]);
    expect(headers.get('X-Total-Count')).toBe('2');
    // Whoever did it has it as their own.
    const [hers] = (await (await server.as(editor)).call('listOwnActs')).data;
    expect(hers).toMatchObject({ action: 'list.export', by: 'self' });
  });

  test('name the release or order that they are about, while it is there and mine', async () => {
    const author = await makeUser();
    const client = await server.as(author);
    const [kept, gone] = [await makeRelease(author, { paid: true }), await makeRelease(author)];
    const foreign = await makeRelease(await makeUser());
    const orderId = kept.firstOrderId ?? 0;
    const subjects = [
      { type: 'release', id: kept.distributionId },
      { type: 'release', id: gone.distributionId },
      { type: 'release', id: foreign.distributionId },
      { type: 'order', id: orderId },
      { type: 'release', id: 'no number' },
    ];
    for (const subject of subjects) await record({ actor: acting(author), action: 'release.save', subject });
    await gone.update({ state: -1 });
    const { data } = await client.call('listOwnActs');
    expect(data.map(({ about }) => about)).toEqual([
      null,
      { type: 'order', id: orderId, name: '' },
      null,
      null,
      { type: 'release', id: kept.distributionId, name: kept.headline },
    ]);
  });

  test('are nobody else’s', async () => {
    const other = await makeUser();
    await makeRelease(other);
    expect((await (await server.as(other)).call('listOwnActs')).data).toEqual([]);
    expect((await refusalOf((await server.as(customer)).call('listAuditEntries'))).status).toBe(403);
  });
});
