import { expect, test } from 'vitest';
import { logoutAddress, safeReturnTo } from './returnTo';

test.each([
  '/',
  '/?page=2',
  '/distribution/create?currentStep=3&distributionId=43',
  '/admin/releases/43#history',
  '/distribution/details/43?from=https://other.example',
])('leads back to %s', (path) => {
  expect(safeReturnTo(path)).toBe(path);
});

test.each([
  null,
  undefined,
  '',
  'https://evil.example/',
  'evil.example',
  '//evil.example/path',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  ' /distribution/43',
  'data:text/html,x',
  '/%2f/../..//evil.example',
])('never leads to %j', (wanted) => {
  expect(safeReturnTo(wanted)).toBe('/');
});

test.each([
  '/logout',
  '/logout?returnTo=/',
  '/Logout',
  '/authorizationcode?code=1',
  '/api/users/me',
  '/welcome',
  '/x/../logout',
])('never leads back to %s, which would go round in a circle', (wanted) => {
  expect(safeReturnTo(wanted)).toBe('/');
});

test('an address of many thousand characters is not kept', () => {
  expect(safeReturnTo(`/?search=${'x'.repeat(5000)}`)).toBe('/');
});

test('the logout page gets the way back as one value', () => {
  const address = logoutAddress('/distribution/create?currentStep=3&distributionId=43');
  expect(new URL(address, 'https://news.example').searchParams.get('returnTo')).toBe(
    '/distribution/create?currentStep=3&distributionId=43',
  );
});
