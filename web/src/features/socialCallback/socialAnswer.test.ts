import { expect, test } from 'vitest';
import { closesAtOnce, confirmationQuery, readSocialWord } from './socialAnswer';

const query = (text: string) => new URLSearchParams(text);

test('a network is known by its word, upper and lower case alike', () => {
  expect(['twitter', 'LinkedIn', 'FACEBOOK'].map(readSocialWord)).toEqual([
    'twitter',
    'linkedin',
    'facebook',
  ]);
  expect(readSocialWord('x')).toBeNull();
  expect(readSocialWord(undefined)).toBeNull();
});

test('without an opener, and after a refusal, the pop-up closes at once', () => {
  expect(closesAtOnce(query('code=1&state=s'), true)).toBe(false);
  expect(closesAtOnce(query('code=1&state=s'), false)).toBe(true);
  expect(closesAtOnce(query('error=access_denied'), true)).toBe(true);
  expect(closesAtOnce(query('error_description=No'), true)).toBe(true);
});

test('the query of the network is passed on, with its name on the wire', () => {
  expect(confirmationQuery('linkedin', query('code=AQTf&state=Vq3n8s2L&utm=x'))).toEqual({
    socialMedia: 'LinkedIn',
    state: 'Vq3n8s2L',
    code: 'AQTf',
  });
  expect(confirmationQuery('twitter', query(''))).toEqual({ socialMedia: 'Twitter', state: '' });
});
