import { type Group, groups, type Permission, permissions, scopesOf } from '@dispatch/contract';
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
  'releases.read': 'ADMIN EDITOR FINANCE VIRTUALPRESSOFFICE USER',
  'releases.write': 'ADMIN EDITOR FINANCE VIRTUALPRESSOFFICE USER',
  'orders.read.own': 'ADMIN EDITOR FINANCE VIRTUALPRESSOFFICE USER',
  'orders.pay': 'ADMIN EDITOR FINANCE VIRTUALPRESSOFFICE USER',
  'files.read': 'ADMIN EDITOR FINANCE VIRTUALPRESSOFFICE USER',
  'files.upload': 'ADMIN EDITOR FINANCE VIRTUALPRESSOFFICE USER',
  'social.read': 'ADMIN EDITOR FINANCE VIRTUALPRESSOFFICE USER',
  'social.connect': 'ADMIN EDITOR FINANCE VIRTUALPRESSOFFICE USER',
  'webhooks.read': 'ADMIN EDITOR FINANCE VIRTUALPRESSOFFICE USER',
  'webhooks.manage': 'ADMIN EDITOR FINANCE VIRTUALPRESSOFFICE USER',
  'desk.read': 'ADMIN EDITOR',
  'releases.review': 'ADMIN EDITOR',
  'releases.takeDown': 'ADMIN',
  'orders.read': 'ADMIN EDITOR FINANCE',
  'refunds.request': 'ADMIN EDITOR FINANCE',
  'refunds.decide': 'ADMIN FINANCE',
  'approvals.read': 'ADMIN EDITOR FINANCE',
  'approvals.request': 'ADMIN EDITOR FINANCE',
  'approvals.decide': 'ADMIN FINANCE',
  'coupons.read': 'ADMIN EDITOR',
  'coupons.manage': 'ADMIN EDITOR',
  'users.read': 'ADMIN EDITOR',
  'users.manage': 'ADMIN EDITOR',
  'users.impersonate': 'ADMIN EDITOR',
  'records.note': 'ADMIN EDITOR FINANCE',
  'bundles.read': 'ADMIN EDITOR',
  'bundles.manage': 'ADMIN EDITOR',
  'finance.read': 'ADMIN EDITOR FINANCE',
  'finance.compare.read': 'ADMIN FINANCE',
  'finance.compare': 'ADMIN FINANCE',
  'publications.read': 'ADMIN EDITOR',
  'partners.read': 'ADMIN EDITOR VIRTUALPRESSOFFICE',
  'partners.edit': 'ADMIN',
  'installation.read': 'ADMIN',
  'installation.manage': 'ADMIN',
};

/** Password, second factor, tokens, saved cards, export and deletion are the owner's alone; what staff share is theirs. */
const ownerAlone = new Set(
  `getChangePasswordUrl getSecondFactorUrl listSessions endSession endOtherSessions listAccessTokens createAccessToken revokeAccessToken createWebhook saveWebhook deleteWebhook renewWebhookSecret exportAccount requestAccountExport downloadAccountExport getDeletionLoss deleteAccount createPaymentProfile beginCardSetup savePaymentMethod subscribe setSubscriptionCard listPaymentMethods removePaymentMethod getSocialAuthorization confirmSocialAuthorization removeSocialAccount listFacebookPages chooseFacebookPage viewRecord listTimeline addNote withdrawNote listColleagues`.split(
    /\s+/,
  ),
);

/**
 * What no access token does, whatever its scopes: money by card, password and second factor, sessions and tokens, export
 * and end of the account, connected accounts, acting for somebody, a group, a second person's yes, who looks at what.
 */
const neverByToken = new Set(
  `createPaymentIntent createPayPalOrder createPurchaseEditIntent payAndSubmitEdit payBundleOrder createBundleIntent updateBundleIntent captureBundleIntent createBundlePayPalOrder subscribe createPaymentProfile setSubscriptionCard listPaymentMethods savePaymentMethod beginCardSetup removePaymentMethod getChangePasswordUrl getSecondFactorUrl resetPassword resetSecondFactor checkSession removeSession restoreAdmin listSessions endSession endOtherSessions endUserSessions endSessionsOfUsers listAccessTokens createAccessToken revokeAccessToken exportAccount requestAccountExport downloadAccountExport getDeletionLoss deleteAccount getSocialAuthorization confirmSocialAuthorization removeSocialAccount listFacebookPages chooseFacebookPage impersonateUser setUserGroup confirmApproval viewRecord`.split(
    /\s+/,
  ),
);

type Cell = {
  who: string;
  group: Group;
  isImpersonated: boolean;
  token: string;
  /** What an access token reaches; null for a session. */
  scopes: readonly string[] | null;
};

let place: Place;
const row: Cell[] = [];

/** A token with all that somebody of the group can give, and one that may read the account alone. */
const addTokens = async (group: Group, given: readonly (readonly string[])[]): Promise<void> => {
  const person = await place.newPerson(group);
  for (const scopes of given) {
    const body = { name: `With ${scopes.length}`, scopes, days: 7 };
    const request = { path: {}, query: {}, headers: {}, body };
    const { text } = await place.call(byId('createAccessToken'), request, person);
    const { token } = JSON.parse(text) as { token: string };
    row.push({ who: `${group} by a token of ${scopes.length}`, group, isImpersonated: false, token, scopes });
  }
};

beforeAll(async () => {
  place = await startPlace();
  const admin = await place.newPerson('ADMIN');
  for (const group of groups) {
    const { user, token } = await place.newPerson(group);
    row.push({ who: group, group, isImpersonated: false, token, scopes: null });
    if (group === 'ADMIN') continue;
    const request = { path: { id: user.userId }, query: { force: true }, headers: {}, body: undefined };
    const { text } = await place.call(byId('impersonateUser'), request, admin);
    const { sid } = JSON.parse(text) as { sid: string };
    row.push({ who: `staff as ${group}`, group, isImpersonated: true, token: sid, scopes: null });
  }
  for (const group of ['USER', 'ADMIN'] as const)
    await addTokens(group, [scopesOf(group), scopesOf(group).slice(0, 1)]);
});
afterAll(() => place.stop());

const isOpen = ({ id, permissions: needed }: Operation, { group, isImpersonated, scopes }: Cell): boolean => {
  if (isImpersonated && ownerAlone.has(id)) return false;
  if (scopes !== null && neverByToken.has(id)) return false;
  const has = (one: Permission): boolean =>
    cells[one].split(' ').includes(group) && (scopes === null || scopes.includes(one));
  return needed?.length === 0 || needed?.some(has) === true;
};

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
