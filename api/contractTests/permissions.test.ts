import { type Group, groups, type Permission, permissions } from '@dispatch/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byId, everyCall, named } from './contract/byId';
import type { Operation } from './contract/operations';
import { onTheWire } from './generate/requests';
import { sampleOf } from './generate/samples';
import { type Place, startPlace } from './place/place';

/** The table of permissions as the product is described, cell by cell, written apart from the one that the gate reads. */
const cells: Record<Permission, string> = {
  'account.read': 'ADMIN EDITOR FINANCE VIRTUALPRESSOFFICE USER',
  'account.manage': 'ADMIN EDITOR FINANCE VIRTUALPRESSOFFICE USER',
  'releases.write': 'ADMIN EDITOR FINANCE VIRTUALPRESSOFFICE USER',
  'orders.pay': 'ADMIN EDITOR FINANCE VIRTUALPRESSOFFICE USER',
  'files.upload': 'ADMIN EDITOR FINANCE VIRTUALPRESSOFFICE USER',
  'social.connect': 'ADMIN EDITOR FINANCE VIRTUALPRESSOFFICE USER',
  'releases.review': 'ADMIN EDITOR',
  'releases.takeDown': 'ADMIN',
  'orders.read': 'ADMIN EDITOR FINANCE',
  'refunds.request': 'ADMIN EDITOR FINANCE',
  'refunds.decide': 'ADMIN FINANCE',
  'approvals.read': 'ADMIN EDITOR FINANCE',
  'approvals.decide': 'ADMIN FINANCE',
  'coupons.manage': 'ADMIN EDITOR',
  'users.manage': 'ADMIN EDITOR',
  'users.impersonate': 'ADMIN EDITOR',
  'bundles.manage': 'ADMIN EDITOR',
  'finance.read': 'ADMIN EDITOR FINANCE',
  'finance.compare': 'ADMIN FINANCE',
  'publications.read': 'ADMIN EDITOR',
  'partners.read': 'ADMIN EDITOR VIRTUALPRESSOFFICE',
  'partners.edit': 'ADMIN',
  'installation.manage': 'ADMIN',
};

/** Password, second factor, tokens, saved cards, export and deletion are the owner's alone; what staff share is theirs. */
const ownerAlone = new Set(
  `getChangePasswordUrl getSecondFactorUrl listSessions endSession endOtherSessions exportAccount requestAccountExport downloadAccountExport getDeletionLoss deleteAccount createPaymentProfile beginCardSetup savePaymentMethod subscribe setSubscriptionCard listPaymentMethods removePaymentMethod getSocialAuthorization confirmSocialAuthorization removeSocialAccount listFacebookPages chooseFacebookPage viewRecord listTimeline addNote withdrawNote listColleagues`.split(
    /\s+/,
  ),
);

type Cell = { who: string; group: Group; isImpersonated: boolean; token: string };

let place: Place;
const row: Cell[] = [];
beforeAll(async () => {
  place = await startPlace();
  const admin = await place.newPerson('ADMIN');
  for (const group of groups) {
    const { user, token } = await place.newPerson(group);
    row.push({ who: group, group, isImpersonated: false, token });
    if (group === 'ADMIN') continue;
    const request = { path: { id: user.userId }, query: { force: true }, headers: {}, body: undefined };
    const { text } = await place.call(byId('impersonateUser'), request, admin);
    const { sid } = JSON.parse(text) as { sid: string };
    row.push({ who: `staff as ${group}`, group, isImpersonated: true, token: sid });
  }
});
afterAll(() => place.stop());

const isOpen = ({ id, permissions: needed }: Operation, { group, isImpersonated }: Cell): boolean =>
  !(isImpersonated && ownerAlone.has(id)) &&
  (needed?.length === 0 || needed?.some((one) => cells[one].split(' ').includes(group)) === true);

test('every permission has its row', () => {
  expect(Object.keys(cells).sort()).toEqual([...permissions].sort());
});

const secured = everyCall.filter(({ permissions: needed }) => needed !== null);

describe.each(named(secured))('%s', (_id, operation) => {
  test('is open to whom the table opens it, and to nobody else', async () => {
    // What the call does not know is refused behind the gate: nobody's row is touched, whoever may call.
    const sample = { ...sampleOf(operation), query: { ...sampleOf(operation).query, 'no-such-word': '1' } };
    await place.forgetLimits();
    const passed: string[] = [];
    for (const { who, token } of row) {
      const { status } = await place.bare(onTheWire(operation, sample, token));
      if (status !== 403) passed.push(`${who} ${status}`);
    }
    const open = row.filter((cell) => isOpen(operation, cell)).map(({ who }) => `${who} 400`);
    expect(passed).toEqual(open);
  });
});
