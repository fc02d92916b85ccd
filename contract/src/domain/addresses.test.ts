import { expect, test } from 'vitest';
import { screenAddress } from './addresses';

test('the address of a screen has what its path names, encoded, and the rest as its query', () => {
  expect(screenAddress('store')).toBe('/store');
  expect(screenAddress('partner', { slug: 'a/b ü' })).toBe('/admin/partners/a%2Fb%20%C3%BC');
  expect(screenAddress('createRelease')).toBe('/distribution/create');
  expect(screenAddress('editRelease', { id: 7, currentStep: 2, editRequest: undefined })).toBe(
    '/distribution/edit/7?currentStep=2',
  );
  expect(screenAddress('adminOrders', { search: 'a&b' })).toBe('/admin/orders?search=a%26b');
});
