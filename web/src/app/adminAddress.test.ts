import { adminHome, groups } from '@dispatch/contract';
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { adminRoutes } from '../routes/adminRoutes';
import { adminAddress } from './adminAddress';

test.each(groups)('the Admin link of %s leads to a screen that there is, or is not shown', (group) => {
  const address = adminAddress(group);
  if (address !== null) expect(matchRoutes(adminRoutes, address)).not.toBeNull();
  const home = adminHome(group);
  if (home !== null && matchRoutes(adminRoutes, home) !== null) expect(address).toBe(home);
});

test('customers and visitors have none, editors have their desk at least', () => {
  expect(adminAddress('USER')).toBeNull();
  expect(adminAddress('nobody')).toBeNull();
  expect(adminAddress(null)).toBeNull();
  expect(adminAddress('EDITOR')).toMatch(/^\/admin\//);
});
