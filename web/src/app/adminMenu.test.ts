import { groups } from '@dispatch/contract';
import { expect, test } from 'vitest';
import { adminAddress, adminMenu } from './adminMenu';

test.each(groups)('the Admin link of %s leads to an entry of its own menu, or is not shown', (group) => {
  const places = adminMenu(group).map(({ path }) => path);
  const address = adminAddress(group);
  if (group === 'USER') expect([address, places]).toEqual([null, []]);
  else expect(places).toContain(address);
});

/** Every cell of the table of permissions that is a screen; those that do not stand yet come with theirs. */
const cells = {
  Releases: 'ADMIN EDITOR',
  Overview: 'ADMIN EDITOR FINANCE',
  Users: 'ADMIN EDITOR',
  Coupons: 'ADMIN EDITOR',
  Orders: 'ADMIN EDITOR FINANCE',
  Approvals: 'ADMIN EDITOR FINANCE',
  Bundles: 'ADMIN EDITOR',
  Finance: 'ADMIN EDITOR FINANCE',
  'Provider comparison': 'ADMIN FINANCE',
  Partners: 'ADMIN EDITOR VIRTUALPRESSOFFICE',
  'Company names': 'ADMIN EDITOR',
  Subscribers: 'ADMIN',
  Publications: 'ADMIN EDITOR',
  Settings: 'ADMIN',
  'Audit log': 'ADMIN',
  'Failed jobs': 'ADMIN',
  System: 'ADMIN',
};

test.each(groups)('%s has the entries of the table, the desk first', (group) => {
  const standing = new Set(adminMenu('ADMIN').map(({ label }) => label));
  const wanted = Object.entries(cells).filter(
    ([label, who]) => standing.has(label) && who.split(' ').includes(group),
  );
  expect(adminMenu(group).map(({ label }) => label)).toEqual(wanted.map(([label]) => label));
  expect([...standing]).toEqual(
    expect.arrayContaining(['Overview', 'Users', 'Coupons', 'Orders', 'Bundles', 'Audit log', 'Failed jobs']),
  );
});
