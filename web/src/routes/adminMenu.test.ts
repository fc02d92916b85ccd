import { adminHome, groups } from '@dispatch/contract';
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { adminAddress, adminMenu } from './adminMenu';
import { adminRoutes } from './adminRoutes';

test.each(groups)('the Admin link of %s leads to a screen that there is, or is not shown', (group) => {
  const address = adminAddress(group);
  if (address !== null) expect(matchRoutes(adminRoutes, address)).not.toBeNull();
  const home = adminHome(group);
  if (home !== null && matchRoutes(adminRoutes, home) !== null) expect(address).toBe(home);
});

test('customers and visitors have no Admin link, editors have their desk at least', () => {
  expect(adminAddress('USER')).toBeNull();
  expect(adminAddress('nobody')).toBeNull();
  expect(adminAddress(null)).toBeNull();
  expect(adminAddress('EDITOR')).toMatch(/^\/admin\//);
});

test('each group has the entries of its permissions, the desk first', () => {
  const labels = (group: string) => adminMenu(group).map(({ label }) => label);
  expect(labels('ADMIN')[0]).toBe('Releases');
  expect(labels('EDITOR')).toEqual(expect.arrayContaining(['Releases', 'Partners']));
  expect(labels('EDITOR')).not.toContain('Settings');
  expect(labels('VIRTUALPRESSOFFICE')).toEqual(['Partners']);
  expect(labels('FINANCE')).not.toContain('Partners');
  expect(labels('USER')).toEqual([]);
});
