import { groups } from '@dispatch/contract';
import { expect, test } from 'vitest';
import { adminAddress, adminMenu } from './adminMenu';

test.each(groups)('the Admin link of %s leads to an entry of its own menu, or is not shown', (group) => {
  const places = adminMenu(group).map(({ path }) => path);
  const address = adminAddress(group);
  if (group === 'USER') expect([address, places]).toEqual([null, []]);
  else expect(places).toContain(address);
});

test('each group has the entries of its permissions, the desk first', () => {
  const labels = (group: string | null) => adminMenu(group).map(({ label }) => label);
  expect(labels('ADMIN')[0]).toBe('Releases');
  expect(labels('EDITOR')).toEqual(expect.arrayContaining(['Releases', 'Users', 'Orders', 'Partners']));
  expect(labels('EDITOR')).not.toContain('Settings');
  expect(labels('VIRTUALPRESSOFFICE')).toEqual(['Partners']);
  expect(labels('FINANCE')).toContain('Orders');
  expect(labels('FINANCE')).not.toContain('Users');
  for (const nobody of [null, 'nobody']) expect([labels(nobody), adminAddress(nobody)]).toEqual([[], null]);
});
