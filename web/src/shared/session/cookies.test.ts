import { expect, test } from 'vitest';
import { cookieNames, printCookie, printCookieRemoval, readCookie } from './cookies';

test('a cookie is for the whole site, Lax, and Secure over HTTPS', () => {
  expect(printCookie('prw.sid', 'abc', { secure: true })).toBe('prw.sid=abc; Path=/; SameSite=Lax; Secure');
  expect(printCookie('prw.sid', 'abc', { secure: false })).toBe('prw.sid=abc; Path=/; SameSite=Lax');
});

test('the login flag lasts as long as it is told', () => {
  expect(printCookie('prw.login', 'true', { secure: false, maxAge: 31_536_000 })).toContain(
    'Max-Age=31536000',
  );
});

test('a removal ends the cookie at once', () => {
  expect(printCookieRemoval('prw.sid', true)).toBe('prw.sid=; Path=/; SameSite=Lax; Max-Age=0; Secure');
});

test('a value cannot smuggle in attributes or another cookie', () => {
  const printed = printCookie('userGroup', 'USER; Domain=evil.example', { secure: false });
  expect(printed.split(';')).toHaveLength(3);
  expect(readCookie(printed, 'userGroup')).toBe('USER; Domain=evil.example');
});

test('a cookie is found by its whole name', () => {
  const source = 'xprw.sid=wrong; prw.sid2=wrong; prw.sid=right=padded; c3.available=true';
  expect(readCookie(source, 'prw.sid')).toBe('right=padded');
  expect(readCookie(source, 'c3.available')).toBe('true');
  expect(readCookie(source, 'sid')).toBeNull();
});

test('an empty or missing cookie is none, and a broken value is read as it is', () => {
  expect(readCookie('', 'prw.sid')).toBeNull();
  expect(readCookie('prw.sid=', 'prw.sid')).toBeNull();
  expect(readCookie('prw.sid=%E0%A4%A', 'prw.sid')).toBe('%E0%A4%A');
});

test('the names are those that the documents give', () => {
  expect(Object.values(cookieNames).sort()).toEqual(
    [
      'c3.available',
      'loginAs',
      'prw.legacyUser',
      'prw.login',
      'prw.partnerId',
      'prw.sid',
      'showPurchaseEdit',
      'userGroup',
    ].sort(),
  );
});
