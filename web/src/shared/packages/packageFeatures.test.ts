import { createMessages, defaultMessageSettings } from '@dispatch/contract';
import { expect, test } from 'vitest';
import { packageFeatures } from './packageFeatures';

const write = createMessages();

test('Basic promises no syndication, Standard and above do', () => {
  expect(packageFeatures('80', write).join()).not.toContain('Syndication');
  for (const id of ['140', '200', '360'] as const) {
    expect(packageFeatures(id, write)).toContain('Syndication to 1200+ sites');
  }
});

test('Advanced has one journalist list, Premium two and video', () => {
  expect(packageFeatures('200', write)).toContain('1 journalist list');
  expect(packageFeatures('360', write)).toEqual(expect.arrayContaining(['2 journalist lists', 'Video']));
});

test('a figure that the operator leaves empty is not shown', () => {
  const silent = createMessages({
    ...defaultMessageSettings,
    reach: { sites: '', journalists: '', subscribers: '' },
  });
  expect(packageFeatures('360', silent).join()).not.toContain('Syndication');
});
