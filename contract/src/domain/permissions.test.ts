import { describe, expect, it } from 'vitest';
import {
  adminHome,
  groupChoices,
  groups,
  isGroup,
  isPermission,
  mayManageAccount,
  mayImpersonate,
  permissions,
  permits,
} from './permissions';

const ofStaff = [
  ['installation.read', ['ADMIN']],
  ['finance.compare.read', ['ADMIN', 'FINANCE']],
  ['bundles.read', ['ADMIN', 'EDITOR']],
  ['records.note', ['ADMIN', 'EDITOR', 'FINANCE']],
  ['users.read', ['ADMIN', 'EDITOR']],
  ['coupons.read', ['ADMIN', 'EDITOR']],
  ['approvals.request', ['ADMIN', 'EDITOR', 'FINANCE']],
  ['desk.read', ['ADMIN', 'EDITOR']],
  ['releases.review', ['ADMIN', 'EDITOR']],
  ['refunds.request', ['ADMIN', 'EDITOR', 'FINANCE']],
  ['refunds.decide', ['ADMIN', 'FINANCE']],
  ['approvals.read', ['ADMIN', 'EDITOR', 'FINANCE']],
  ['approvals.decide', ['ADMIN', 'FINANCE']],
  ['finance.compare', ['ADMIN', 'FINANCE']],
  ['finance.read', ['ADMIN', 'EDITOR', 'FINANCE']],
  ['orders.read', ['ADMIN', 'EDITOR', 'FINANCE']],
  ['partners.edit', ['ADMIN']],
  ['coupons.manage', ['ADMIN', 'EDITOR']],
  ['users.manage', ['ADMIN', 'EDITOR']],
  ['users.impersonate', ['ADMIN', 'EDITOR']],
  ['bundles.manage', ['ADMIN', 'EDITOR']],
  ['publications.read', ['ADMIN', 'EDITOR']],
  ['installation.manage', ['ADMIN']],
  ['releases.takeDown', ['ADMIN']],
  ['partners.read', ['ADMIN', 'EDITOR', 'VIRTUALPRESSOFFICE']],
] as const;

describe('permissions', () => {
  it('gives customers their own work and nothing of the staff', () => {
    expect(permissions.filter((permission) => permits('USER', permission))).toEqual([
      'account.read',
      'account.manage',
      'releases.read',
      'releases.write',
      'orders.read.own',
      'orders.pay',
      'files.read',
      'files.upload',
      'social.read',
      'social.connect',
      'webhooks.read',
      'webhooks.manage',
    ]);
  });

  it('gives an administrator everything', () => {
    expect(permissions.filter((permission) => !permits('ADMIN', permission))).toEqual([]);
  });

  it.each(ofStaff)('lets only the right groups do %s', (permission, allowed) => {
    expect(groups.filter((group) => permits(group, permission))).toEqual(allowed);
  });

  it('are all either of everybody or named here', () => {
    const ofEverybody = permissions.filter((permission) => permits('USER', permission));
    for (const permission of ofEverybody)
      expect(groups.filter((group) => permits(group, permission))).toEqual(groups);
    expect([...ofEverybody, ...ofStaff.map(([permission]) => permission)].sort()).toEqual(
      [...permissions].sort(),
    );
  });

  it('sends each group of the staff to its own first page', () => {
    expect(groups.map(adminHome)).toEqual([
      '/admin/users',
      '/admin/users',
      '/admin/orders',
      '/admin/partners',
      null,
    ]);
  });

  it('knows no permission and no group by an inherited name, nor in another case', () => {
    expect(['toString', 'Releases.review', ''].filter(isPermission)).toEqual([]);
    expect(isPermission('releases.review')).toBe(true);
    expect(['toString', 'admin', ''].filter(isGroup)).toEqual([]);
    expect(groups.filter(isGroup)).toEqual(groups);
  });

  it.each([
    ['ADMIN', ['EDITOR', 'FINANCE', 'VIRTUALPRESSOFFICE', 'USER']],
    ['EDITOR', ['USER']],
    ['FINANCE', []],
    ['VIRTUALPRESSOFFICE', []],
    ['USER', []],
  ] as const)('lets %s act only for %j', (actor, targets) => {
    expect(groups.filter((target) => mayImpersonate(actor, target))).toEqual(targets);
  });
  it.each([
    ['ADMIN', groups],
    ['EDITOR', ['USER']],
    ['FINANCE', []],
    ['VIRTUALPRESSOFFICE', []],
    ['USER', []],
  ] as const)('lets %s manage the accounts of %j', (actor, targets) => {
    expect(groups.filter((target) => mayManageAccount(actor, target))).toEqual(targets);
  });

  it('lets ADMIN choose among all groups, and EDITOR among all but ADMIN, for anybody but an ADMIN', () => {
    const allButAdmin = ['USER', 'VIRTUALPRESSOFFICE', 'FINANCE', 'EDITOR'];
    expect(groups.map((target) => groupChoices('ADMIN', target))).toEqual(
      groups.map(() => [...allButAdmin, 'ADMIN']),
    );
    expect(groups.map((target) => groupChoices('EDITOR', target))).toEqual(
      groups.map((target) => (target === 'ADMIN' ? [] : allButAdmin)),
    );
    for (const actor of ['FINANCE', 'VIRTUALPRESSOFFICE', 'USER'] as const) {
      expect(groups.flatMap((target) => groupChoices(actor, target))).toEqual([]);
    }
  });
});
