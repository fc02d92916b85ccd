import { expect, test } from 'vitest';
import { isPublicPage, partnerRegistration, splashSlug } from './pageData';

test('a splash page is known by its address, in upper and lower case, with and without a slash at the end', () => {
  expect(splashSlug('/prwebpartner/bay-business-alliance')).toBe('bay-business-alliance');
  expect(splashSlug('/PRWebPartner/Founders_Desk/')).toBe('Founders_Desk');
  expect(splashSlug('/prwebpartner/caf%C3%A9')).toBe('café');
});

test.each(['/welcome', '/prwebpartner', '/prwebpartner/', '/prwebpartner/a/Register', '/prwebpartners/a'])(
  '%s is none',
  (path) => expect(splashSlug(path)).toBeNull(),
);

test('the welcome page and the splash pages have the light entry, registration and everything else have not', () => {
  expect(['/welcome', '/Welcome/', '/prwebpartner/a'].every(isPublicPage)).toBe(true);
  expect(['/', '/register', '/prwebpartner/a/Register', '/welcomes'].some(isPublicPage)).toBe(false);
});

test('an address that is not encoded correctly is taken as it is', () => {
  expect(splashSlug('/prwebpartner/%E0%A4%A')).toBe('%E0%A4%A');
});

test('the registration page stands below the splash page', () => {
  expect(partnerRegistration('founders desk')).toBe('/prwebpartner/founders%20desk/Register');
});
