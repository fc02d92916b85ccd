import { createMessages, defaultMessageSettings, PRIORITY_HOURS } from '@dispatch/contract';
import { expect, test } from 'vitest';
import { packageFeatures } from './packageFeatures';

const write = createMessages();

test('each package lists what it gives, and nothing of the others', () => {
  const reach = 'Syndication to 1200+ sites';
  const priority = `Priority distribution within ${PRIORITY_HOURS} hours available`;
  expect(packageFeatures('80', write)).toEqual(['Released from 48 hours after you submit']);
  expect(packageFeatures('140', write)).toEqual([
    'Released from 48 hours after you submit',
    reach,
    'Pull-out quote',
  ]);
  const advanced = ['Released from 24 hours after you submit', reach, 'Pull-out quote', 'News image'];
  expect(packageFeatures('200', write)).toEqual([...advanced, '1 journalist list', priority]);
  expect(packageFeatures('360', write)).toEqual([...advanced, '2 journalist lists', priority, 'Video']);
});

test('a figure that the operator leaves empty is not shown', () => {
  const silent = createMessages({
    ...defaultMessageSettings,
    reach: { sites: '', journalists: '', subscribers: '' },
  });
  expect(packageFeatures('360', silent).join()).not.toContain('Syndication');
});
